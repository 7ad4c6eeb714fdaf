import model from '../../data/name-model.json' with { type: 'json' };
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, mention } from '../mentions.ts';
import { chooseName } from './choose-name.ts';
import { collectNameCandidates } from './name-candidates.ts';

const choose = memoizePerContext((context) => chooseName(collectNameCandidates(context), model));

/**
 * The business's name as its visitors see it: the form that most kinds of places have whole; null when the site has none, or
 * leaves open which one holds (then `listPossibleNames` has those that may).
 */
export const deriveName: (context: FactContext) => SourcedValue<string | null> = memoizePerContext((context) => {
  const { said } = choose(context);
  if (said === null) return { value: null, source: null };
  const seen = said.seen
    .filter(({ isWhole }) => isWhole)
    .sort((a, b) => Number(b.text === said.text) - Number(a.text === said.text));
  const mentions = seen.map(({ page, where, quote }) => mention(page, where, quote));
  return { value: said.text, source: factSource(mentions[0], mentions) };
});

/** The name that is said, else the likeliest: for telling its words from others, never to be shown. Null where nothing may be one. */
export function findLikelyName(context: FactContext): string | null {
  return choose(context).first?.text ?? null;
}

/** The names that a site leaves open, the likeliest first, at most four; none where one is said. */
export function listPossibleNames(context: FactContext): readonly string[] {
  return choose(context).open.map(({ text }) => text);
}
