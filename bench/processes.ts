import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '..');
/** The kernel counts CPU time in ticks of 10 ms. */
const TICK_MS = 10;
const started = new Set<ChildProcess>();

/** Starts a script of this project with the running Node and resolves when a line of its output matches. */
export async function startProcess(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [...words], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  keepTrack(child);
  const line = await new Promise<string>((found, failed) => {
    let seen = '';
    const listen = (chunk: Buffer) => {
      seen = `${seen}${chunk.toString('utf8')}`.slice(-10_000);
      const match = seen.split('\n').find((text) => ready.test(text));
      if (match !== undefined) found(match);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', failed);
    child.on('exit', (code) => failed(new Error(`${words.join(' ')} ended with ${code}:\n${seen.slice(-2000)}`)));
  });
  // Drain further output, so that the process never blocks on it.
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume();
  return { child, line };
}

export interface EndedProcess {
  /** The process's whole lifetime. */
  readonly ms: number;
  readonly stdout: string;
}

/** Runs a script of this project with the running Node. Throws unless its exit code is 0. */
export async function runProcess(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<EndedProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...words], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  keepTrack(child);
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  const code = await new Promise<number | null>((ended, failed) => {
    child.on('error', failed);
    child.on('close', ended);
  });
  const ms = performance.now() - begun;
  if (code !== 0)
    throw new Error(`${words.join(' ')} ended with ${code}:\n${Buffer.concat(stderr).toString('utf8').slice(-2000)}`);
  return { ms, stdout: Buffer.concat(stdout).toString('utf8') };
}

/** Terminates a process that this bench started and waits for it. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(late);
}

/** Terminates all remaining processes of this bench. */
export async function endAllProcesses(): Promise<void> {
  await Promise.all([...started].map(endProcess));
}

function keepTrack(child: ChildProcess): void {
  started.add(child);
  child.once('exit', () => started.delete(child));
}

/** User and system CPU time of a process with all its threads, in milliseconds (Linux). */
export function readCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The number that another process is about to write to a file. Throws when it has not after ten seconds. */
export async function readNumberFile(path: string): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text !== '') return Number(text);
    await wait(50);
  }
  throw new Error(`Nothing was written to ${path}.`);
}

/** Resident memory of a process in megabytes: current and peak (Linux). */
export function readMemoryMb(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
  return { now: kb('VmRSS') / 1024, peak: kb('VmHWM') / 1024 };
}
