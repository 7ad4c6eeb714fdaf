import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ServerRun {
  /** The working copy of the release. */
  readonly checkout: string;
  readonly env: Readonly<Record<string, string>>;
  /** How far its clock is from the real one. */
  readonly clockShiftMs: number;
}

/** Starts the server of a checkout, and returns once it answers. Throws when it ends before. */
export async function startRelease({ checkout, env, clockShiftMs }: ServerRun): Promise<ChildProcess> {
  const clock = ['--import', new URL('shift-clock.mjs', import.meta.url).href];
  const child = spawn(process.execPath, [...(clockShiftMs === 0 ? [] : clock), 'src/server/main.ts'], {
    cwd: checkout,
    env: { ...env, PATH: process.env.PATH ?? '', RECORDER_CLOCK_SHIFT_MS: String(clockShiftMs) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilReady(child);
  return child;
}

/** Ends a server as an operator would, and waits until it has. */
export async function stopRelease(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (/ready/i.test(said) || /localhost:\d+/.test(said)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
