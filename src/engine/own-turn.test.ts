import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { waitForOwnTurn } from './own-turn.ts';

it('gives each of several callers a turn of the event loop of its own', async () => {
  let turn = 0;
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  const step = async () => {
    await waitForOwnTurn();
    turns.push(turn);
  };
  await Promise.all([step(), step(), step()]);
  isCounting = false;
  expect(new Set(turns).size).toBe(3);
});
