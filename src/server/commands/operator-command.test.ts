import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { connectSilently } from '#test/silent-connection.ts';
import { createLog } from '../log.ts';
import { makeFirstOwner } from '../services/admin/make-first-owner.ts';
import { accountSessions, users } from '../store/accounts/account-schema.ts';
import { operatorLog } from '../store/admin/operator-schema.ts';
import { lockDataFolder } from '../store/database/data-folder-lock.ts';
import { ControlAnswer, controlSocketPath, openControlSocket } from './control-socket.ts';
import { askLocalSocket, type LocalSocket, MAX_REQUEST_BYTES } from './local-socket.ts';
import { USAGE } from './operator-request.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const PASSWORD = 'a lantern on the porch';

let fixture: ServiceFixture;
const controlled = () => ({ ...fixture.service.admin, backUp: fixture.service.backUp });
let socket: LocalSocket | null;
let lock: ReturnType<typeof lockDataFolder>;
beforeAll(async () => {
  fixture = await openServiceFixture();
  // As a running server holds its folder.
  lock = lockDataFolder(fixture.dataDir);
  const log = createLog('debug', () => {});
  socket = await openControlSocket(controlled(), { dataDir: fixture.dataDir, log });
});
afterAll(async () => {
  await socket?.close();
  lock.release();
  await fixture.close();
});

/** Runs the command against the running server; gives what it wrote. */
async function run(args: readonly string[], piped = '', environment: Record<string, string> = {}) {
  const [input, written] = [new PassThrough(), { out: '', aside: '' }];
  input.end(piped);
  const code = await runOperatorCommand(
    args,
    {
      input,
      write: (text) => {
        written.out += text;
      },
      writeAside: (text) => {
        written.aside += text;
      },
    },
    { DATA_DIR: fixture.dataDir, ...environment },
  );
  return { code, ...written };
}

const rolesInLog = async () => {
  const rows = await fixture.database.orm.select().from(operatorLog).orderBy(operatorLog.id);
  return rows.map(({ actor, action, subject }) => [actor, action, subject]);
};

describe('the operator command beside a running server', () => {
  it('creates an owner who can log in, without signing in', async () => {
    expect(await makeFirstOwner(fixture.service.admin, null)).toEqual({ kind: 'none' });
    expect((await run(['list'])).out).toBe('Nobody is an operator yet.\n');
    expect(await run(['create', 'First@Mail.example'], `${PASSWORD}\n`)).toEqual({
      code: 0,
      out: 'first@mail.example is an owner now and can log in at http://localhost:3000/login\n',
      aside: '',
    });
    expect(await fixture.database.orm.$count(accountSessions)).toBe(0);
    const ask = visitor(fixture.service);
    const login = await ask('/api/auth/login', post({ email: 'first@mail.example', password: PASSWORD }));
    expect(login.status).toBe(200);
    expect((await ask('/api/admin/overview')).status).toBe(200);
    expect(await makeFirstOwner(fixture.service.admin, null)).toEqual({ kind: 'there' });
    expect(await rolesInLog()).toEqual([['terminal', 'account-created', 'first@mail.example']]);
  });

  it('refuses in a sentence what cannot be', async () => {
    const refusals: readonly (readonly [string[], string, string])[] = [
      [['create', 'first@mail.example'], PASSWORD, 'There is an account with this email address already.\n'],
      [['create', 'nobody@mail.example'], 'short', 'Password must be at least 8 characters long.\n'],
      [['create', 'nobody@mail.example'], '', 'No password was given.\n'],
      [['create', 'a@x, b@y'], PASSWORD, expect.stringMatching(/^[A-Z].*\.\n$/)],
      [['role', 'nobody@mail.example', 'owner'], '', 'There is no account with this email address.\n'],
      [['role', 'first@mail.example', 'user'], '', 'The last owner stays the owner.\n'],
      [['role', 'first@mail.example', 'owner'], '', 'This account has this role already.\n'],
      [
        ['grant', 'first@mail.example', 'pro', '--until', '2020-01-31'],
        '',
        'The last day of the plan is over already.\n',
      ],
    ];
    for (const [args, piped, aside] of refusals) expect(await run(args, piped)).toEqual({ code: 1, out: '', aside });
    expect(await run(['create'])).toEqual({ code: 2, out: '', aside: USAGE });
    expect(await run(['list'], '', { PORT: 'http' })).toMatchObject({
      code: 1,
      aside: 'PORT must be a whole number from 0 to 65535.\n',
    });
    expect(await fixture.database.orm.$count(users)).toBe(1);
    expect(await rolesInLog()).toHaveLength(1);
  });

  it('changes roles, grants plans and shows links', async () => {
    await visitor(fixture.service)('/api/auth/register', post({ email: 'second@mail.example', password: PASSWORD }));
    expect((await run(['role', 'second@mail.example', 'support'])).out).toBe(
      'second@mail.example has the role support now.\n',
    );
    expect((await run(['list'])).out).toBe(
      'first@mail.example   owner    not confirmed\nsecond@mail.example  support  not confirmed\n',
    );
    expect((await run(['grant', 'second@mail.example', 'agency', '--until', '2999-12-31'])).out).toBe(
      'second@mail.example has Agency now, until 2999-12-31.\n',
    );
    const [link = ''] = (await run(['reset-link', 'second@mail.example'])).out.split('\n');
    const token = new URL(link).searchParams.get('token') ?? '';
    const newest = new URL((await run(['reset-link', 'second@mail.example'])).out.split('\n')[0] ?? '');
    const reset = (value: string | null) =>
      visitor(fixture.service)('/api/auth/reset-password', post({ token: value, password: 'another lantern' }));
    expect((await reset(token)).status).toBeGreaterThanOrEqual(400);
    expect((await reset(newest.searchParams.get('token'))).status).toBe(200);
    const kept = JSON.stringify(await fixture.database.orm.select().from(operatorLog));
    for (const secret of [token, newest.searchParams.get('token') ?? 'none', PASSWORD, 'another lantern'])
      expect(kept).not.toContain(secret);
    expect((await rolesInLog()).map(([, action]) => action)).toEqual([
      'account-created',
      'role-changed',
      'plan-granted',
      'reset-link-shown',
      'reset-link-shown',
    ]);
  });
});

describe('the control socket', () => {
  it('is for the user of the server alone', async () => {
    const { mode } = await stat(join(fixture.dataDir, 'control.sock'));
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  it.each([
    ['what is no JSON', 'hello'],
    ['another verb', '{"verb":"delete-everything"}'],
    ['a verb of JavaScript', '{"verb":"__proto__"}'],
    ['a password that is too short', '{"verb":"create","email":"x@mail.example","password":"x"}'],
  ])('refuses %s', async (_, line) => {
    const answer = ControlAnswer.parse(JSON.parse(await askLocalSocket(controlSocketPath(fixture.dataDir), line)));
    expect(answer).toEqual({ ok: false, error: expect.stringContaining('does not know this request') });
  });

  it('hangs up on a line without an end', async () => {
    const path = controlSocketPath(fixture.dataDir);
    await expect(askLocalSocket(path, 'x'.repeat(MAX_REQUEST_BYTES + 1))).rejects.toThrow();
    expect((await run(['list'])).code).toBe(0);
  });

  it('does not wait for silent connections when closing, and replaces a stale socket', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-control-'));
    const log = createLog('debug', () => {});
    const open = () => openControlSocket(controlled(), { dataDir, log });
    const first = await open();
    // As after a kill: the second process finds the file of the first.
    const second = await open();
    const silent = await connectSilently(controlSocketPath(dataDir));
    await second?.close();
    await first?.close();
    silent.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('leaves a file alone that is no socket, and the server works without', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-control-'));
    await writeFile(join(dataDir, 'control.sock'), 'mine');
    const lines: string[] = [];
    const log = createLog('debug', (line) => lines.push(line));
    expect(await openControlSocket(controlled(), { dataDir, log })).toBeNull();
    expect(lines.join('')).toContain('control_socket_failed');
    expect((await stat(join(dataDir, 'control.sock'))).size).toBe(4);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is said to be silent when the holder of the folder has none', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-control-'));
    const held = lockDataFolder(dataDir);
    const { code, aside } = await run(['list'], '', { DATA_DIR: dataDir });
    held.release();
    expect(code).toBe(1);
    expect(aside).toMatch(/^A server runs on this data folder and does not answer at .*control\.sock: .*\.\n$/);
    await rm(dataDir, { recursive: true, force: true });
  });
});

describe('the first owner of the settings', () => {
  it('is made once, is never made of an account that is there, and needs a usable password', async () => {
    const { admin } = fixture.service;
    const { orm } = fixture.database;
    const settings = { email: 'env@mail.example', password: PASSWORD };
    expect(await makeFirstOwner(admin, settings)).toEqual({ kind: 'there' });
    await orm.update(users).set({ role: 'user' });
    expect(await makeFirstOwner(admin, { ...settings, password: 'password1' })).toMatchObject({ kind: 'refused' });
    expect(await makeFirstOwner(admin, { ...settings, email: 'first@mail.example' })).toEqual({ kind: 'taken' });
    const [first] = await orm.select().from(users).where(eq(users.email, 'first@mail.example'));
    expect(first?.role).toBe('user');
    const both = await Promise.all([makeFirstOwner(admin, settings), makeFirstOwner(admin, settings)]);
    expect(both.map(({ kind }) => kind)).toContain('made');
    const owners = await orm.select({ email: users.email }).from(users).where(eq(users.role, 'owner'));
    expect(owners).toEqual([{ email: 'env@mail.example' }]);
    expect(await makeFirstOwner(admin, settings)).toEqual({ kind: 'there' });
  });
});
