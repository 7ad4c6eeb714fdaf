import { configure, getConfig } from '@testing-library/react';

/** Of the platform, also where a test replaces the timers. */
const nextTurn = globalThis.setImmediate;
/** Turns of the event loop within which React has run the effects of what it just rendered. */
const EFFECT_TURNS = 3;
const { asyncWrapper } = getConfig();

configure({
  // Generous, because a busy machine is no failure.
  asyncUtilTimeout: 20_000,
  // An element is found as soon as it is rendered; its effects run in a later task, and tests assert what they do.
  asyncWrapper: async (callback) => {
    const found = await asyncWrapper(callback);
    for (let turn = 0; turn < EFFECT_TURNS; turn++) await new Promise<void>((resolve) => void nextTurn(resolve));
    return found;
  },
});
