import { describe, expect, it } from 'vitest';
import type { BotAccess } from '../audit/factors.ts';
import { getBotOutcome } from './bot-outcome.ts';

const reader: BotAccess = {
  token: 'ExampleBot',
  owner: 'Example',
  role: 'search',
  verdict: 'allowed',
  ruleSource: 'noRule',
  rule: null,
  blockedPages: [],
  pageRule: null,
  probe: 'same',
  effect: 'Example search',
};

describe('getBotOutcome', () => {
  it.each([
    [{}, 'open', 'Allowed', false],
    [{ probe: null }, 'open', 'Allowed', false],
    [{ probe: 'unclear' }, 'open', 'Allowed', false],
    [{ verdict: 'blocked' }, 'closed', 'Blocked', true],
    [{ pageRule: 'noindex' }, 'doubtful', 'Limited', true],
    [{ probe: 'possibleBlock' }, 'doubtful', 'Possible block', true],
    [{ blockedPages: ['https://a.example/x'] }, 'open', 'Mostly allowed', false],
    [{ role: 'user', verdict: 'blocked' }, 'closed', 'Blocked', true],
    [{ role: 'training', verdict: 'blocked' }, 'choice', 'Blocked', false],
    [{ role: 'training' }, 'choice', 'Allowed', false],
  ] satisfies [Partial<BotAccess>, string, string, boolean][])('%o', (over, sign, words, isNotable) => {
    expect(getBotOutcome({ ...reader, ...over })).toEqual({ sign, words, isNotable });
  });
});
