import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENCE_MS, watchSilence } from './home-silence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('lets a silent site have its time while nobody waits, and not a second longer once somebody does', async () => {
  let isWaited = false;
  const silence = watchSilence(async () => isWaited);
  await after(SILENCE_MS + 4000);
  expect(silence.signal.aborted).toBe(false);
  isWaited = true;
  await after(1000);
  expect(silence.signal.aborted).toBe(true);
});

it('ends the wait after five seconds when somebody waits', async () => {
  const silence = watchSilence(async () => true);
  await after(SILENCE_MS - 1);
  expect(silence.signal.aborted).toBe(false);
  await after(1);
  expect(silence.signal.aborted).toBe(true);
});

it('begins anew at each redirect, and is over when the answer has begun', async () => {
  const silence = watchSilence(async () => true);
  await after(SILENCE_MS - 1);
  silence.broken();
  await after(SILENCE_MS - 1);
  expect(silence.signal.aborted).toBe(false);
  silence.stop();
  await after(10 * SILENCE_MS);
  expect(silence.signal.aborted).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives the site its time when nobody can tell who waits, and hears no answer that comes too late', async () => {
  const unknown = watchSilence(() => Promise.reject(new Error('the database is away')));
  await after(3 * SILENCE_MS);
  expect(unknown.signal.aborted).toBe(false);
  unknown.stop();
  let answer: (isWaited: boolean) => void = () => {};
  const late = watchSilence(() => new Promise((resolve) => (answer = resolve)));
  await after(SILENCE_MS);
  late.stop();
  answer(true);
  await after(SILENCE_MS);
  expect(late.signal.aborted).toBe(false);
});
