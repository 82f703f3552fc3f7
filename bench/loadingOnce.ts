import { readFileSync } from 'node:fs';
import { callFunction, loadCode } from '../local/bareContext.ts';

/**
 * One call of one formula in a new process, as Google makes it: `Code.js` read, evaluated in a fresh bare context, called once.
 * Prints processor and wall milliseconds of that; the start of the process is left out.
 */
const [code = '', name = '', input = ''] = process.argv.slice(2);
const args = JSON.parse(readFileSync(input, 'utf8')) as unknown[];
const cpu = process.cpuUsage();
const start = performance.now();
const answer = callFunction(loadCode(code), name, ...args);
const wall = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
if (!Array.isArray(answer) || answer.length < 3) {
  throw new Error(`${name} gave ${JSON.stringify(answer)}`);
}
console.log(JSON.stringify({ cpu: (user + system) / 1000, wall }));
