import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { stemWord } from '../verify/word-stems.ts';
import type { Phrase } from './filled-sentence.ts';

/** Words that join or strengthen and claim nothing by themselves, folded. */
const NO_CLAIM = new Set(
  `a an the and or of for with also fully und oder der die das ein eine et ou de des du la le les un une y e o el los las una con
  proudly voll komplett entierement totalmente`.split(/\s+/),
);
const JOINTS = /\s*(?:,|;|&|\/|\band\b|\bund\b|\bet\b|\by\b)\s*/i;

/**
 * Phrases of which none says what another says already: equal ones are one, whatever their order and endings, and one that is part
 * of another goes ("bonded and insured" beside "licensed, bonded and insured"). The order stays. Pure.
 */
export function mergePhrases(phrases: readonly Phrase[]): Phrase[] {
  const kept: { phrase: Phrase; stems: ReadonlySet<string> }[] = [];
  for (const phrase of phrases) {
    const stems = stemsOf(phrase.text);
    const wider = kept.findIndex((one) => stems.isSubsetOf(one.stems));
    if (wider !== -1 && stems.size > 0) continue;
    const narrower = kept.filter((one) => one.stems.size > 0 && one.stems.isSubsetOf(stems));
    const [first] = narrower;
    if (first === undefined) kept.push({ phrase, stems });
    else {
      kept[kept.indexOf(first)] = { phrase, stems };
      for (const other of narrower.slice(1)) kept.splice(kept.indexOf(other), 1);
    }
  }
  return kept.map(({ phrase }) => phrase);
}

/** What is joined in one phrase as phrases of their own: "licensed, bonded and insured" is three, of the same fact. */
export function splitJoined({ text, factIds }: Phrase): Phrase[] {
  const parts = text.split(JOINTS).filter((part) => part !== '');
  return parts.map((part) => ({ text: part, factIds }));
}

function stemsOf(text: string): Set<string> {
  return new Set(
    splitWords(foldText(text))
      .filter((word) => !NO_CLAIM.has(word))
      .map(stemWord),
  );
}
