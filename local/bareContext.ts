import { readFileSync } from 'node:fs';
import vm from 'node:vm';

/** What a script engine without Node or a browser does not have, and V8's fresh context still offers. */
const notOffered = ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'console', 'escape', 'unescape'];

/**
 * A JavaScript context as bare as the one Google's scripts run in: no `require`, timers, `URL`, `TextEncoder`,
 * `console`, and no code generation from strings. `services` are Google's global objects or their stand-ins.
 */
export function bareContext(services: Readonly<Record<string, unknown>> = {}): vm.Context {
  const context = vm.createContext({ ...services }, { codeGeneration: { strings: false, wasm: false } });
  for (const name of notOffered) {
    vm.runInContext(`delete globalThis.${name}`, context);
  }
  return context;
}

/** Loads a built `Code.js`; its top-level functions are then properties of the context. */
export function loadCode(codeFile: string, services: Readonly<Record<string, unknown>> = {}): vm.Context {
  const context = bareContext(services);
  new vm.Script(readFileSync(codeFile, 'utf8'), { filename: codeFile }).runInContext(context);
  return context;
}

/** Calls one of the script's top-level functions. */
export function callFunction(context: vm.Context, name: string, ...args: unknown[]): unknown {
  const called: unknown = context[name];
  if (typeof called !== 'function') {
    throw new Error(`Code.js has no function ${name}`);
  }
  return (called as (...list: unknown[]) => unknown)(...args);
}
