import { describe, expect, it } from 'vitest';
import { ProviderError, type ProviderProblem } from '#providers/provider-error.ts';
import type { WritingModel } from '#providers/writing-model.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';

const request = { system: '', prompt: '', maxOutputTokens: 1, signal: AbortSignal.abort() };

/** A model that answers as it is told to, on a clock of its own. */
function fakeModel() {
  const state = { problem: null as ProviderProblem | null, calls: 0, nowMs: 1_000_000 };
  const model: WritingModel = {
    name: 'fake-model',
    async write() {
      state.calls += 1;
      if (state.problem !== null) throw new ProviderError(state.problem, 'told to');
      return [];
    },
    close: async () => {},
  };
  return { state, model: withCircuitBreaker(model, () => state.nowMs) };
}

async function failTimes(model: WritingModel, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await expect(model.write(request)).rejects.toBeInstanceOf(ProviderError);
}

describe('a model that does not answer', () => {
  it('is left alone for a minute after three calls, then asked again', async () => {
    const { state, model } = fakeModel();
    state.problem = 'timed-out';
    await failTimes(model, 5);
    expect(state.calls).toBe(3);
    state.problem = null;
    state.nowMs += 59_999;
    await failTimes(model, 1);
    state.nowMs += 1;
    expect(await model.write(request)).toEqual([]);
    expect(state.calls).toBe(4);
  });

  it('is asked once after the rest, and rests again at once when it is still away', async () => {
    const { state, model } = fakeModel();
    state.problem = 'unreachable';
    await failTimes(model, 3);
    state.nowMs += 60_000;
    await failTimes(model, 3);
    expect(state.calls).toBe(4);
  });

  it('does not rest for answers that came and were no use, nor for failures with an answer between them', async () => {
    const { state, model } = fakeModel();
    state.problem = 'bad-answer';
    await failTimes(model, 6);
    expect(state.calls).toBe(6);
    state.problem = 'timed-out';
    await failTimes(model, 2);
    state.problem = null;
    await model.write(request);
    state.problem = 'timed-out';
    await failTimes(model, 2);
    expect(state.calls).toBe(11);
  });
});
