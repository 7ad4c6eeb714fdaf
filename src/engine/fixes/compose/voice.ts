import { foldText } from '../../facts/language/fold-text.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { answerLexicon } from './answer-terms.ts';

/** How a site speaks. */
export interface Voice {
  /** Of itself as one person: "I", "ich". */
  readonly isSingle: boolean;
  /** To its customers by their first name: "du", "tú". */
  readonly isFamiliar: boolean;
}

/** Polite and familiar address, as written. Other languages have one form for questions to a business. */
const ADDRESS: Readonly<Record<string, { readonly polite: RegExp; readonly familiar: RegExp }>> = {
  de: {
    polite: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[nmrs]?|[Ee]uch|[Ee]ure?[nmrs]?)(?!\p{L})/gu,
  },
  es: {
    polite: /(?<!\p{L})(?:[Uu]sted(?:es)?|[Ss]us?|[Ll]es?)(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:[Tt]ú|[Tt]us?|[Tt]e|[Oo]s|[Vv]osotr[oa]s|[Vv]uestr[oa]s?)(?!\p{L})/gu,
  },
};
/** Fewer may be chance. */
const FEWEST = 3;

/** Reads from the beginnings of the pages how the site speaks; polite and of several where it does not show. */
export function readVoice({ sheet, outline, analysis }: WritingMaterial): Voice {
  const text = [
    ...outline.pages.map(({ mainText }) => mainText),
    ...analysis.business.questions.map(({ answer }) => answer ?? ''),
  ].join('\n');
  const lexicon = answerLexicon(sheet.language);
  const folded = foldText(text);
  const count = (pattern: RegExp, within: string) => within.match(new RegExp(pattern.source, 'gu'))?.length ?? 0;
  const single = lexicon === null ? 0 : count(lexicon.single, folded);
  const own = lexicon === null ? 0 : count(lexicon.own, folded);
  const address = ADDRESS[sheet.language];
  const familiar = address === undefined ? 0 : count(address.familiar, text);
  return {
    // `own` counts "I" too.
    isSingle: single >= FEWEST && single * 2 > own,
    isFamiliar: address !== undefined && familiar >= FEWEST && familiar > count(address.polite, text),
  };
}
