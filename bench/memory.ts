import { setTimeout as wait } from 'node:timers/promises';
import { makeBenchDataDir, startAuditServer } from './audit-server.ts';
import { type BenchSection, connectToBoth } from './bench-context.ts';
import { readMemoryMb } from './processes.ts';

/** Resident memory of the server with the embedded database, idle, on the second start on a folder that has been used. */
export const benchMemory: BenchSection = async (context) => {
  const { near, options } = context;
  const idleSeconds = options.quick ? 20 : 60;
  const data = await makeBenchDataDir();
  try {
    const first = await startAuditServer(data.path, connectToBoth(context));
    for (let count = 0; count < 5; count += 1) await first.audit(near.url);
    await first.stop();
    const begun = performance.now();
    const second = await startAuditServer(data.path, connectToBoth(context));
    const startMs = performance.now() - begun;
    await wait(idleSeconds * 1000);
    const idle = readMemoryMb(second.pid);
    await second.audit(near.url);
    const afterAudit = readMemoryMb(second.pid);
    await second.stop();
    return [
      {
        name: `memory after ${idleSeconds} s idle on a second start, embedded database`,
        value: idle.now,
        unit: 'MB',
        aim: { kind: 'atMost', value: 350 },
      },
      { name: '  its highest until then', value: idle.peak, unit: 'MB', aim: null },
      { name: '  after one audit', value: afterAudit.now, unit: 'MB', aim: null },
      { name: '  second start until it is ready', value: startMs, unit: 'ms', aim: null },
    ];
  } finally {
    await data.remove();
  }
};
