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
    [{}, 'open', 'Can read', false],
    [{ probe: null }, 'open', 'Can read', false],
    [{ probe: 'unclear' }, 'open', 'Can read', false],
    [{ verdict: 'blocked' }, 'closed', 'Turned away', true],
    [{ pageRule: 'noindex' }, 'doubtful', 'Held back', true],
    [{ probe: 'possibleBlock' }, 'doubtful', 'Possible block', true],
    [{ blockedPages: ['https://a.example/x'] }, 'open', 'Can read most', false],
    [{ role: 'user', verdict: 'blocked' }, 'closed', 'Turned away', true],
    [{ role: 'training', verdict: 'blocked' }, 'choice', 'Kept out', false],
    [{ role: 'training' }, 'choice', 'Let in', false],
  ] satisfies [Partial<BotAccess>, string, string, boolean][])('%o', (over, sign, words, isNotable) => {
    expect(getBotOutcome({ ...reader, ...over })).toEqual({ sign, words, isNotable });
  });
});
