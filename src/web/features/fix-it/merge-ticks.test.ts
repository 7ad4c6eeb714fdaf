import { expect, it } from 'vitest';
import type { SentenceTick } from '#shared/api/generate.ts';
import { mergeTicks } from './merge-ticks.ts';

const tick = (factId: string, isTicked = true): SentenceTick => ({
  ...{ factId, text: factId, quote: factId, url: 'https://business.example/' },
  isTicked,
});

it('sentences keep their places, whatever is offered after a change', () => {
  expect(mergeTicks([], [tick('a'), tick('b')])).toEqual([tick('a'), tick('b')]);
  expect(mergeTicks([tick('a'), tick('b')], [tick('c'), tick('b'), tick('a', false)])).toEqual([
    tick('a', false),
    tick('b'),
    tick('c'),
  ]);
});

it('a sentence that is offered no more is out of the text, and can be put back', () => {
  expect(mergeTicks([tick('a'), tick('b')], [tick('b')])).toEqual([tick('a', false), tick('b')]);
});

it('no more are shown than are offered at most', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => tick(id));
  expect(mergeTicks(six, [tick('g'), ...six.slice(1)])).toEqual([tick('a', false), ...six.slice(1)]);
});
