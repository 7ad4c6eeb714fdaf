import { readPattern } from '../../data/patterns.ts';
import { foldAndSplit, type SentenceLexicon } from './sentence-lexicon.ts';

/** A sentence made ready to publish. */
export interface RepairedSentence {
  readonly text: string;
  /** Words are gone, not only marks. */
  readonly isCut: boolean;
}

/** As many words as a sentence of a text may have. */
export const WORD_LIMIT = 20;
const FEWEST_WORDS_AFTER_CUT = 6;
const LEADING_SIGNS = /^(?:\p{Extended_Pictographic}|[\ufe0f•·✓★*►▸→–—\s-])+/u;
const EMOJI = /\p{Extended_Pictographic}|\ufe0f/gu;
const LONGEST_CONNECTOR = 4;

/**
 * A sentence without what a publisher takes out: signs in front, emoji, an exclamation mark, a connector ("In addition, we ..."), a word it
 * is true without ("also"). Nothing else changes.
 */
export function repairSentence(sentence: string, lexicon: SentenceLexicon | null): RepairedSentence {
  const marked = sentence
    .trim()
    .replace(LEADING_SIGNS, '')
    .replace(EMOJI, '')
    .replace(/!+$/, '.')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,])(?!\d)/g, '$1');
  if (lexicon === null) return { text: marked, isCut: false };
  const text = withoutAlso(withoutConnector(marked, lexicon), lexicon);
  return { text: capitalized(text), isCut: text !== marked };
}

function withoutConnector(text: string, lexicon: SentenceLexicon): string {
  const words = foldAndSplit(text.slice(0, 80));
  const ends = lexicon
    .find(words.slice(0, LONGEST_CONNECTOR + 1))
    .flatMap(({ list, start, end }) => (list === 'connectors' && start === 0 ? [end] : []));
  const end = Math.max(0, ...ends);
  if (end === 0) return text;
  const rest = new RegExp(`^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]+){${end}}`, 'u').exec(text)?.[0].length ?? 0;
  const behind = text.slice(rest).replace(/^[\s,:–—-]+/, '');
  // Only the business itself may follow: "And the rest is ..." leans on what stands before.
  return lexicon
    .find(foldAndSplit(behind.slice(0, 40)).slice(0, 2))
    .some(({ list, start }) => start === 0 && (list === 'we' || list === 'i' || list === 'owning'))
    ? behind
    : text;
}

const WORD_RUNS = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const BEFORE_ALSO = 3;

const BUT_ALSO = new RegExp(`^(?:${readPattern('texts', 'butAlso')})$`, 'i');

function withoutAlso(text: string, lexicon: SentenceLexicon): string {
  const runs = [...text.matchAll(WORD_RUNS)].slice(0, BEFORE_ALSO + 1);
  const at = runs.findIndex(
    ({ 0: word }, index) => index > 0 && lexicon.find(foldAndSplit(word)).some(({ list }) => list === 'also'),
  );
  const [before, also] = [runs[at - 1], runs[at]];
  if (before === undefined || also === undefined || text[also.index - 1] !== ' ') return text;
  // "Not only ... but also" means something.
  if (
    runs
      .slice(0, at)
      .some(({ 0: word }) => lexicon.coverage.negators.has(foldAndSplit(word)[0] ?? '') || BUT_ALSO.test(word))
  )
    return text;
  const after = text.slice(also.index + also[0].length);
  return /^ \p{L}/u.test(after) ? text.slice(0, also.index - 1) + after : text;
}

/**
 * The beginnings of a sentence that stand by themselves: without the clause behind a dash, a semicolon or a comma ("..., so that
 * ..."), the longest first. Empty where every cut would leave a list open or a word hanging.
 */
export function shortenSentence(text: string, lexicon: SentenceLexicon): string[] {
  const shorter: string[] = [];
  if ((text.match(/\s[–—]\s/g) ?? []).length > 1) return [];
  for (const { index, 0: mark } of [...text.matchAll(/\s[–—]\s|;\s|,\s/g)].reverse()) {
    const head = text.slice(0, index).replace(/[,\s]+$/, '');
    const words = foldAndSplit(head);
    if (words.length < FEWEST_WORDS_AFTER_CUT || words.length > WORD_LIMIT) continue;
    const rest = foldAndSplit(text.slice(index + mark.length, index + 60)).slice(0, 4);
    const isClause =
      !mark.startsWith(',') || lexicon.find(rest).some(({ list, start }) => list === 'tails' && start === 0);
    const isOpenList = head.includes(',') || /[(:]/.test(head);
    // A German or Dutch verb leaves its prefix at the end: "rühren wir an".
    const isHanging =
      lexicon.coverage.isFunctionWord(words.at(-1) ?? '') && !(lexicon.coverage.hasCompounds && !mark.startsWith(','));
    if (isClause && !isOpenList && !isHanging) shorter.push(`${head}.`);
  }
  return shorter;
}

function capitalized(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
