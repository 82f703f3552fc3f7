import type { Lock, LockService } from '../../appsscript/googleTypes.ts';
import type { Surroundings } from './surroundings.ts';

/** The lock of the document: held by this run of the script, or by somebody else's. */
export interface LockState {
  holder: 'nobody' | 'script' | 'other';
}

export class StandInLock implements Lock {
  constructor(private readonly state: LockState) {}

  tryLock(): boolean {
    if (this.state.holder === 'other') {
      return false;
    }
    this.state.holder = 'script';
    return true;
  }

  releaseLock(): void {
    if (this.state.holder === 'script') {
      this.state.holder = 'nobody';
    }
  }
}

export class StandInLockService implements LockService {
  constructor(private readonly host: Surroundings) {}

  getDocumentLock(): Lock {
    return this.host.lock();
  }
}
