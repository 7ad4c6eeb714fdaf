import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { HashSemaphore } from './hash-semaphore.ts';
import { PASSWORD_COST, PasswordHashes } from './password-hashes.ts';

const quick = new PasswordHashes({ memory: 8, passes: 1, parallelism: 1 });

it('is at OWASP’s floor, as a standard string that others read', async () => {
  expect(PASSWORD_COST).toEqual({ memory: 19 * 1024, passes: 2, parallelism: 1 });
  const encoded = await new PasswordHashes().hash('one of many');
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await quick.verify(encoded, 'one of many')).toBe(true);
});

it('reads a hash that another program made', async () => {
  // From the tests of the reference implementation (P-H-C/phc-winner-argon2, src/test.c): password, somesalt.
  const known = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await quick.verify(known, 'password')).toBe(true);
  expect(await quick.verify(known, 'passwore')).toBe(false);
});

describe('121-128, row 123: the exact bytes count', () => {
  const long = 'x'.repeat(72);
  it.each([
    ['one byte', 'a', 'b'],
    ['eight', '12345678', '12345679'],
    ['sixty-four', 'y'.repeat(64), `${'y'.repeat(63)}z`],
    ['the 73rd', `${long}1`, `${long}2`],
    ['beyond a NUL', 'abc\0def-1', 'abc\0def-2'],
    ['emoji', '🗝️🗝️🗝️🗝️', '🗝️🗝️🗝️🔑'],
    ['a leading space', ' with space', 'with space'],
    ['a trailing space', 'with space ', 'with space'],
    ['capitals', 'Capital one', 'capital one'],
    ['two ways to write one letter', 'caf\u00e9-caf\u00e9', 'cafe\u0301-cafe\u0301'],
    ['the 1,024th byte', `${'z'.repeat(1023)}1`, `${'z'.repeat(1023)}2`],
  ])('%s', async (_, password, other) => {
    const encoded = await quick.hash(password);
    expect(await quick.verify(encoded, password)).toBe(true);
    expect(await quick.verify(encoded, other)).toBe(false);
  });
});

it.each([
  '',
  'plain',
  '$argon2id$',
  '$2b$10$abcdefghijklmnopqrstuv',
  '$argon2i$v=19$m=8,t=1,p=1$c29tc2FsdA$AAAAAAAAAAAAAAAAAAAAAA',
])('takes %j for no hash', async (encoded) => {
  expect(await quick.verify(encoded, '')).toBe(false);
  expect(quick.isOutdated(encoded)).toBe(true);
});

it('knows a hash that costs less than one of today', async () => {
  const stronger = new PasswordHashes({ memory: 16, passes: 1, parallelism: 1 });
  expect(stronger.isOutdated(await quick.hash('x'))).toBe(true);
  expect(quick.isOutdated(await stronger.hash('x'))).toBe(false);
});

describe('row 128: a flood of passwords', () => {
  it('runs few at once, lets few wait, and refuses the rest with 503 and Retry-After', async () => {
    const gate = new HashSemaphore(2, 3);
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    };
    const outcomes = Promise.allSettled(Array.from({ length: 10 }, () => gate.run(task)));
    for (let done = 0; done < 5; done += 1) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected');
    expect(most).toBe(2);
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(ApiError);
      expect(reason).toMatchObject({ response: { code: 'overloaded', status: 503, retryAfterSeconds: 5 } });
    }
    await gate.run(async () => {});
  });

  it('goes on after a task that failed', async () => {
    const gate = new HashSemaphore(1, 1);
    await expect(gate.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await gate.run(async () => 7)).toBe(7);
  });
});

describe('a flood of passwords from one network', () => {
  it('waits for itself: another network is next, and finds room where all places are taken', async () => {
    const gate = new HashSemaphore(1, 4);
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    const ask = (network: string, name: string) =>
      gate.forNetwork(network, () =>
        gate.run(async () => {
          done.push(name);
          if (name === 'flood 0') await first.promise;
        }),
      );
    const flood = Array.from({ length: 7 }, (_, index) =>
      ask('flood', `flood ${index}`).catch(() => `refused ${index}`),
    );
    const one = ask('quiet', 'quiet 1');
    const two = ask('other', 'other 1');
    first.resolve();
    await Promise.all([one, two]);
    const answers = await Promise.all(flood);
    expect(done).toEqual(['flood 0', 'flood 1', 'quiet 1', 'other 1', 'flood 2']);
    expect(answers.filter(Boolean)).toEqual(['refused 3', 'refused 4', 'refused 5', 'refused 6']);
  });
});
