import { agency, HOSTILE, newcomerWait } from '#test/turns-world.ts';

/**
 * Prints how long newcomers wait beside hostile backlogs, and how long an agency's jobs take, on a virtual clock.
 * Usage: node scripts/turns.ts
 */

const seconds = (ms: number) => (Number.isFinite(ms) ? `${ms / 1000} s` : '> 600 s');
for (const { name, callers } of HOSTILE)
  for (const kind of ['slow', 'silent'] as const) {
    const waits = [31, 77, 200, 277, 431].map((at) => newcomerWait(callers, { kind, at: at * 1000, who: 'ipv4' }));
    console.log(`${name}, ${kind}: newcomers at 31, 77, 200, 277 and 431 s wait ${waits.map(seconds).join(', ')}`);
  }
for (const slow of [0, 3, 10, 50])
  console.log(`fifty quick jobs beside ${slow} slow callers: ${seconds(agency(slow))}`);
