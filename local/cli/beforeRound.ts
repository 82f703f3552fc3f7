export { beforeRound } from '../../src/tournament/beforeRound.ts';
