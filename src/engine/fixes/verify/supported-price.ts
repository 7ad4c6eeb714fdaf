import type { ReadSentence } from './claim.ts';
import type { FactIndex, IndexedFact } from './fact-index.ts';
import { figuresIn } from './figures.ts';
import { meansSame, type Word } from './word-stems.ts';

/** Whether a price is one of the facts, and the sentence about its subject. */
export function isPriceSupported(amount: number, sentence: ReadSentence, index: FactIndex): boolean {
  const carriers = index.facts.filter(({ fact }) => figuresIn(fact.value).includes(amount));
  return carriers.some((carrier) => isAboutItsThing(carrier, sentence));
}

/** Where the fact names what the price is for, the sentence must name it too. */
function isAboutItsThing({ context, fact }: IndexedFact, sentence: ReadSentence): boolean {
  const thing = context.filter(({ folded }) => !/^\d/.test(folded) && folded.length > 2 && !PRICE_WORDS.test(folded));
  if (thing.length === 0 || fact.kind === 'phone') return true;
  return thing.some((one) => [...sentence.words, ...sentence.before].some((word) => isSameThing(word, one)));
}

const PRICE_WORDS =
  /^(?:the|for|and|pro|par|por|los|las|les|from|starting|prices?|only|just|each|hour|hourly|dollars?|euros?|pounds?|with|your|plus|preis\w*|euro|stunde|desde|partir|prix|tarif\w*|precio\w*|hora|heure|fees?|rates?|cost\w*|visit|call)$/;

/** Whether two words mean one thing, whatever their endings. */
export function isSameThing(one: Word, other: Word): boolean {
  // Short stems match by chance: "par", "Paris".
  if (one.stem === other.stem && one.stem.length < 4) return Math.abs(one.folded.length - other.folded.length) <= 1;
  if (one.stem === other.stem || meansSame(one.stem, other.stem)) return true;
  const [short, long] = one.stem.length < other.stem.length ? [one.stem, other.stem] : [other.stem, one.stem];
  if (short.length >= 4 && long.startsWith(short)) return true;
  const shared = Math.min(one.folded.length, other.folded.length, 6);
  return shared >= 4 && one.folded.slice(0, shared) === other.folded.slice(0, shared);
}
