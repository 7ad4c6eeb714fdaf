import type { CoverageLanguage } from './coverage-lexicon.ts';
import { fold } from './word-stems.ts';

/** A word, number, sign or stop of a text with its position. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'stop';
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /(?<number>(?<![\d)][ \u00a0\u202f])[1-9]\d{0,2}[ \u00a0\u202f]\d{3}(?![ .-]?\d)|\d+(?:[.,:]\d+)*)|(?<word>t\/m(?!\p{L})|m[²³23](?![\p{L}\d])|(?!R\$)\p{L}[\p{L}\p{M}]*(?:[’'.-](?=\p{L})\p{L}[\p{L}\p{M}]*)*)|(?<sign>R\$|[€£$%&@+/])|(?<stop>[.,;:!?…–—()«»"“”„¿¡-])/gu;
const ELIDING: ReadonlySet<CoverageLanguage> = new Set(['fr', 'it', 'pt']);
const WHOLE = /^(?:aujourd|quelqu|prud|main)$/;
const FRENCH_INVERSION = /(?<=\p{L}{3})-(?:nous|vous|moi|toi|les?|la|lui|leur|y|en|t|il|elle|on|ce|ils|elles|je)$/iu;
const ENGLISH_TAIL = /^(?:s|re|ve|ll|d|m)$/;
const PORTUGUESE_CLITIC = /-(?:se|me|te|lhes?|nos|vos|[nl]?[oa]s?)$/;

/** "Súbete", "mírese": an accent behind which a pronoun hangs on an imperative. Not "fácilmente". */
const SPANISH_CLITIC = /^(?!\p{L}*mente$)(\p{L}+[áéíóú]\p{L}*[ae]n?)((?:[mts]e|nos)?(?:l[aeo]s?)?)$/iu;

/** "Moverlo", "rivolgervi", "portateci": pronouns that hang on a verb. Not "modernos", "reparte", "diversi", "esperti". */
const HANGING: Partial<Record<CoverageLanguage, readonly RegExp[]>> = {
  es: [
    /^(\p{L}{3,}[aei]r)(?:[mts]e)?(?:l[aeo]s?)$/iu,
    /^(\p{L}{3,}(?<![fp])[ai]r)(?:[mts]e|nos)$/iu,
    /^(\p{L}{3,}er)(?:me|se)$/iu,
  ],
  it: [
    /^(\p{L}{3,}[aei]r)(?:(?:[mtcvs]e|glie)?l[aeio]|[cmv]i)$/iu,
    /^(\p{L}{3,}(?<!p)[ai]r)(?:ne|si|ti)$/iu,
    /^(\p{L}{2,}[aei]te)(?:(?:me|ce)?l[aeio]|[cm]i)$/iu,
    /^(\p{L}{2,}[ae]ndo)(?:l[aeio]|[cmtvs]i|ne)$/iu,
  ],
};

/** Portuguese verbs lose a letter before a pronoun: "procuramo-la" of "procuramos", "guardá-los" of "guardar". */
function beforeClitic(folded: string, clitic: string): string {
  if (/mo$/.test(folded) && /^-(?:[nl][oa]s?|vos)$/.test(clitic)) return `${folded}s`;
  return /[aei]$/.test(folded) && /^-l[oa]s?$/.test(clitic) ? `${folded}r` : folded;
}

/** The tokens of a text in order: elisions ("d'une"), contractions and inverted pronouns stand apart. */
export function splitTokens(text: string, language: CoverageLanguage): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: found, index, groups }) => {
    if (groups?.word !== undefined) return splitWord(found, index, language);
    const kind = groups?.number !== undefined ? 'number' : groups?.sign !== undefined ? 'sign' : 'stop';
    return [makeToken(kind, found, index)];
  });
}

function makeToken(kind: Token['kind'], text: string, start: number): Token {
  return { kind, text, folded: fold(text), start, end: start + text.length };
}

function splitWord(word: string, start: number, language: CoverageLanguage): Token[] {
  const mark = word.search(/[’']/);
  if (mark > 0) {
    const [head, tail] = [word.slice(0, mark), word.slice(mark + 1)];
    const folded = fold(tail);
    if (ELIDING.has(language) && !WHOLE.test(fold(head)))
      return [makeToken('word', head, start), ...splitWord(tail, start + mark + 1, language)];
    if (language === 'en' && folded === 't')
      return [
        makeToken('word', head.replace(/(?<!^ca)n$/i, ''), start),
        { ...makeToken('word', word.slice(mark - 1), start + mark - 1), folded: 'not' },
      ];
    if ((language === 'en' && ENGLISH_TAIL.test(folded)) || (language === 'nl' && folded === 's'))
      return [makeToken('word', head, start)];
  }
  if (language === 'es') {
    const [, verb = '', clitic = ''] = SPANISH_CLITIC.exec(word) ?? [];
    if (clitic !== '') return [makeToken('word', verb, start), makeToken('word', clitic, start + verb.length)];
  }
  const verb = HANGING[language]?.map((form) => form.exec(word)?.[1]).find((found) => found !== undefined);
  if (verb !== undefined) {
    const head = makeToken('word', verb, start);
    const tail = makeToken('word', word.slice(verb.length), start + verb.length);
    return [language === 'it' && verb.endsWith('r') ? { ...head, folded: `${head.folded}e` } : head, tail];
  }
  const tail = (language === 'fr' ? FRENCH_INVERSION : language === 'pt' ? PORTUGUESE_CLITIC : null)?.exec(word);
  if (tail == null) return [makeToken('word', word, start)];
  const head = makeToken('word', word.slice(0, tail.index), start);
  return [
    language === 'pt' ? { ...head, folded: beforeClitic(head.folded, tail[0]) } : head,
    makeToken('word', tail[0].slice(1), start + tail.index + 1),
  ];
}
