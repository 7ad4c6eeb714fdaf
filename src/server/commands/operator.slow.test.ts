import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '#test/embedded-postgres.ts';
import { type ServerProcess, startServerProcess } from '#test/server-process.ts';

const COMMAND = fileURLToPath(new URL('./operator.ts', import.meta.url));
const PASSWORD = 'a lantern on the porch';

async function operator(args: readonly string[], environment: Record<string, string>, piped = '') {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [out, aside] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    aside += chunk.toString();
  });
  child.stdin.end(piped);
  const [code] = await once(child, 'exit');
  return { code, out, aside };
}

describe('the operator command on the embedded database', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'porchlight-operator-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('opens it itself, and asks the server while one runs, also after one was killed', async () => {
    const environment = { DATA_DIR: dataDir };
    const create = (email: string) => operator(['create', email], environment, PASSWORD);
    expect(await create('first@mail.example')).toMatchObject({ code: 0, aside: '' });
    const start = (): Promise<ServerProcess> => startServerProcess({ dataDir, real: true });

    const first = await start();
    expect(await create('second@mail.example')).toMatchObject({ code: 0, aside: '' });
    expect(((await stat(join(dataDir, 'control.sock'))).mode & 0o777).toString(8)).toBe('600');
    expect(first.log()).not.toContain(PASSWORD);
    await first.end('SIGKILL');
    expect((await operator(['list'], environment)).out).toContain('second@mail.example');

    const second = await start();
    const { out } = await operator(['list'], environment);
    expect(out.trim().split('\n')).toHaveLength(2);
    expect(await second.end('SIGTERM')).toBe(0);
    await expect(stat(join(dataDir, 'control.sock'))).rejects.toThrow('ENOENT');
  });
});

describe('the operator command on PostgreSQL', () => {
  let postgres: TestPostgres;
  let dataDir: string;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    dataDir = await mkdtemp(join(tmpdir(), 'porchlight-operator-'));
  });
  afterAll(async () => {
    await postgres?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('opens it beside a running server', async () => {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: await postgres.createDatabase() };
    const server = await startServerProcess({ dataDir, environment, real: true });
    expect(await operator(['create', 'first@mail.example'], environment, PASSWORD)).toMatchObject({
      code: 0,
      aside: '',
    });
    expect((await operator(['list'], environment)).out).toBe('first@mail.example  owner    not confirmed\n');
    await expect(stat(join(dataDir, 'control.sock'))).rejects.toThrow('ENOENT');
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
