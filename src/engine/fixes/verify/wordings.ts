import { readCompiled } from '../../data/read-compiled.ts';
import type { CoverageLanguage } from './coverage-lexicon.ts';
import { splitSentences } from './split-sentences.ts';
import { splitTokens, type Token } from './tokens.ts';

/** A sentence of the release with slots for facts: what stands around the slots is true of every business that has them. */
interface Wording {
  /** The folded words between the slots, in order. */
  readonly parts: readonly (readonly string[])[];
  readonly beginsWithSlot: boolean;
  readonly endsWithSlot: boolean;
  /** The longest part, for a quick look. */
  readonly longest: string;
}

const FILES = ['descriptions', 'questions', 'replies', 'meta', 'messages'] as const;
const SLOT = /\{\p{L}[\p{L}\d]*\}/u;
/** Slots directly behind a word or stop say only what the wording needs. */
const CONDITION = /(?<=[\p{L}.!?])(?:\{\p{L}[\p{L}\d]*\}\s*)+$/u;
/** Of the wordings that fit a sentence, those with most words of their own are tried. */
const MOST_FITTING = 4;
const KNOWN = new Map<CoverageLanguage, readonly Wording[]>();

/**
 * The tokens of a sentence that belong to a wording of the release and not to one of its slots, for each wording that the whole
 * sentence fits. Sentences that our composer fills are carried by construction, but for what is in the slots.
 */
export function findWordings(tokens: readonly Token[], language: CoverageLanguage): ReadonlySet<number>[] {
  const places = tokens.flatMap(({ kind }, place) => (kind === 'stop' ? [] : [place]));
  const words = places.map((place) => withoutArticle(tokens[place]?.folded ?? ''));
  const text = ` ${words.join(' ')} `;
  return wordingsIn(language)
    .flatMap((wording) => (text.includes(wording.longest) ? [fitWording(wording, words) ?? []] : []))
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_FITTING)
    .map((fitting) => new Set(fitting.map((at) => places[at] ?? -1)));
}

/** The places of a wording's words in a sentence; null where the sentence does not fit it from end to end. */
function fitWording({ parts, beginsWithSlot, endsWithSlot }: Wording, words: readonly string[]): number[] | null {
  const used: number[] = [];
  let from = 0;
  for (const [place, part] of parts.entries()) {
    const isLast = place === parts.length - 1;
    const isHere = (at: number) => part.every((word, more) => words[at + more] === word);
    const earliest = place === 0 && !beginsWithSlot ? 0 : from + 1;
    let at = isLast && !endsWithSlot ? words.length - part.length : earliest;
    if (isLast && !endsWithSlot) {
      if (at < earliest || !isHere(at)) return null;
    } else if (place === 0 && !beginsWithSlot) {
      if (!isHere(0)) return null;
    } else {
      while (at + part.length <= words.length && !isHere(at)) at += 1;
      if (at + part.length > words.length) return null;
    }
    if (isLast && endsWithSlot && at + part.length >= words.length) return null;
    used.push(...part.map((_, more) => at + more));
    from = at + part.length;
  }
  return parts.length === 1 && !beginsWithSlot && !endsWithSlot && from !== words.length ? null : used;
}

/** "bei {nameDat}" becomes "beim Gästehaus". */
function withoutArticle(word: string): string {
  return /^(?:beim|vom|zu[mr])$/.test(word)
    ? word
        .replace(/^vom$/, 'von')
        .replace(/^beim$/, 'bei')
        .replace(/^zu.$/, 'zu')
    : word;
}

function wordingsIn(language: CoverageLanguage): readonly Wording[] {
  const known = KNOWN.get(language);
  if (known !== undefined) return known;
  const texts = FILES.flatMap((file) => {
    const all = readCompiled<Readonly<Record<string, unknown>>>(file);
    return stringsIn(all[language]);
  });
  const wordings = [...new Set(texts)].flatMap((text) =>
    splitSentences(text, language).flatMap((sentence) => toWording(sentence.text, language)),
  );
  KNOWN.set(language, wordings);
  return wordings;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function toWording(sentence: string, language: CoverageLanguage): Wording[] {
  const cut = sentence
    .replace(CONDITION, '')
    .split(SLOT)
    .map((part) =>
      splitTokens(part, language).flatMap(({ kind, folded }) => (kind === 'stop' ? [] : [withoutArticle(folded)])),
    );
  const parts = cut.filter((part) => part.length > 0);
  if (parts.length === 0) return [];
  const longest = parts.reduce((one, other) => (other.join(' ').length > one.join(' ').length ? other : one));
  return [
    {
      parts,
      beginsWithSlot: cut.length > 1 && cut[0]?.length === 0,
      endsWithSlot: cut.length > 1 && cut.at(-1)?.length === 0,
      longest: ` ${longest.join(' ')} `,
    },
  ];
}
