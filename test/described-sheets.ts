import type { Fact, FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { SentenceKind } from '#shared/fixes/own-sentences.ts';
import { factSheet } from './sample-fact-sheets.ts';

type Values = Parameters<typeof factSheet>[1];
/** A business whose trade the site writes itself (`written`), from values by kind. */
export function describedSheet(
  language: FactSheet['language'],
  { written, ...values }: Values & { readonly written?: string },
  more: Partial<FactSheet> = {},
): FactSheet {
  const sheet = factSheet(language, { language, ...values });
  const facts = sheet.facts.map((fact) => (fact.kind === 'category' && written ? { ...fact, written } : fact));
  return { ...sheet, facts, ...more };
}
/** A sentence of the site; with `state` "added" one that the owner typed. */
export function siteSentence(value: string, kinds?: SentenceKind[], state: Fact['state'] = 'found'): Fact {
  const origin = { kind: 'page', url: 'https://business.example/', quote: value } as const;
  return { id: `sentence-${value}`, kind: 'sentence', value, foundValue: null, state, origin, ...(kinds && { kinds }) };
}
