import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENCE_MS, watchSilence } from './home-silence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('lets a silent site use its time while no audit waits, and ends at once when one does', async () => {
  let isWaited = false;
  const silence = watchSilence(async () => isWaited);
  await after(SILENCE_MS + 4000);
  expect(silence.signal.aborted).toBe(false);
  isWaited = true;
  await after(1000);
  expect(silence.signal.aborted).toBe(true);
});

it('ends the wait after five seconds when an audit waits', async () => {
  const silence = watchSilence(async () => true);
  await after(SILENCE_MS - 1);
  expect(silence.signal.aborted).toBe(false);
  await after(1);
  expect(silence.signal.aborted).toBe(true);
});

it('restarts at each redirect, and stops when the response has begun', async () => {
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

it('lets the site use its time when the queue cannot be read, and ignores a late reply', async () => {
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
