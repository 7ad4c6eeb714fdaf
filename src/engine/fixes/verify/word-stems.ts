import type { FactSheet } from '#shared/fixes/fact-sheet.ts';

/** A word of a text with its position, folded (lower case, no accents) and stemmed. */
export interface Word {
  readonly text: string;
  readonly folded: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

export type Language = FactSheet['language'];

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+(?:[.,]\p{N}+)*/gu;
const ELISION = /^(?:l|d|j|s|c|n|m|t|qu)['’]/i;

/** The words of a text in order. */
export function tokenizeWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const elided = ELISION.exec(match[0])?.[0].length ?? 0;
    const word = match[0].slice(elided);
    const folded = fold(word);
    return {
      text: word,
      folded,
      stem: stemWord(folded),
      start: match.index + elided,
      end: match.index + match[0].length,
    };
  });
}

/** Characters that lower-casing alone does not fold. */
const NOT_PLAIN = /[^\n\r\t -~]/;

/** Lower-cases and removes accents; `ß` becomes `ss`. */
export function fold(text: string): string {
  // Fast path: the passes below would not change most words.
  if (!NOT_PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}

/** Like `fold`, but keeps every character's position: one that cannot be folded into one character is only lower-cased. */
export function foldInPlace(text: string): string {
  if (!NOT_PLAIN.test(text)) return text.toLowerCase();
  return text.replace(/./gsu, (letter) => {
    const folded = fold(letter);
    if (folded.length === letter.length) return folded;
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

/** Inflectional endings in English, German, French and Spanish, the longest first. */
const ENDINGS = [
  'amientos',
  'amiento',
  'imientos',
  'imiento',
  'isations',
  'izations',
  'isation',
  'ization',
  'ierungen',
  'ierung',
  'aciones',
  'ements',
  'ations',
  'ungen',
  'acion',
  'ement',
  'ation',
  'ments',
  'antes',
  'adoras',
  'adores',
  'ience',
  'ition',
  'ieren',
  'ments',
  'ances',
  'ings',
  'ment',
  'eurs',
  'euse',
  'tion',
  'sion',
  'ance',
  'ante',
  'ador',
  'ists',
  'iert',
  'eres',
  'ung',
  'ing',
  'ies',
  'ied',
  'ers',
  'ist',
  'als',
  'ion',
  'eur',
  'ons',
  'ado',
  'ada',
  'ido',
  'ida',
  'ern',
  'est',
  'ive',
  'ed',
  'er',
  'es',
  'al',
  'en',
  'em',
  'on',
  'ar',
  'ir',
  'ez',
  'as',
  'os',
  'or',
  'ly',
  'is',
  'e',
  's',
  'n',
  'y',
  'a',
  'o',
] as const;
const SHORTEST_STEM = 3;
/** The possible endings by their last letter, in the same order. */
const ENDINGS_BY_LAST = Map.groupBy<string, string>(ENDINGS, (ending) => ending.slice(-1));

/**
 * The stem of a folded word, shared by plurals, verb forms and nominalisations: `repairs`, `repairing` and `repaired` are
 * `repair`. Deliberately rough: it only decides whether two words are about the same thing.
 */
export function stemWord(folded: string): string {
  if (/\d/.test(folded)) return folded;
  // The plural first, so that a word and its plural are stemmed alike.
  let stem = folded.replace(/'s?$/, '').replace(/(?<=\p{L}{3}[^s])s$/u, '');
  for (let round = 0; round < 2; round += 1) {
    if (round > 0 && stem.length < 6) break;
    const ending = ENDINGS_BY_LAST.get(stem.slice(-1))?.find(
      (one) => stem.endsWith(one) && stem.length - one.length >= SHORTEST_STEM + (one.length === 1 ? 0 : 1),
    );
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem
    .replace(/([bdfglmnprt])\1$/, '$1')
    .replace(/[iy]$/, '')
    .replace(/z$/, 'c');
}

/** Stems that mean the same in this domain. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['tap', 'faucet', 'robinet', 'grifo', 'wasserhahn'],
  ['tyre', 'tire', 'reifen', 'pneu', 'neumatico'],
  ['tooth', 'teeth', 'dental', 'dentist', 'zahn', 'zahnarzt', 'dentaire', 'diente'],
  ['child', 'children', 'kid', 'kinder', 'enfant', 'nino'],
  ['colour', 'color', 'coloring', 'colouring', 'farbe', 'coloration'],
  ['aircon', 'ac', 'air', 'cooling'],
  ['car', 'auto', 'vehicle', 'automotive', 'voiture', 'coche', 'fahrzeug'],
  ['hair', 'haircut', 'haar', 'cheveux', 'pelo', 'cabello'],
  ['furnace', 'heater', 'heating', 'boiler', 'heizung', 'chauffage', 'chaudiere', 'calefaccion', 'caldera'],
  ['blocked', 'clogged', 'unclog', 'drain', 'drainage', 'abfluss', 'verstopfung'],
  ['bathroom', 'bath', 'bad', 'baeder', 'bader', 'badezimmer', 'salle', 'bain', 'bano'],
  ['attorney', 'lawyer', 'law', 'anwalt', 'rechtsanwalt', 'avocat', 'abogado'],
  ['mend', 'repair', 'fix', 'reparatur', 'reparation', 'reparacion', 'arreglo', 'depannage', 'service', 'servicing'],
  ['fit', 'fitting', 'install', 'installation', 'einbau', 'montage', 'pose', 'instalacion', 'put'],
  ['emergency', 'urgent', 'urgence', 'urgencia', 'notdienst', 'notfall'],
  ['wedding', 'bridal', 'bride', 'hochzeit', 'mariage', 'boda'],
  ['baby', 'newborn', 'infant'],
  ['cake', 'torte', 'gateau', 'tarta', 'kuchen'],
  ['bread', 'loaf', 'loave', 'brot', 'pain', 'pan'],
  ['will', 'testament', 'testamento', 'estate'],
  ['roof', 'roofing', 'dach', 'toit', 'toiture', 'tejado', 'cubierta'],
];
const GROUP_BY_STEM = new Map(
  SYNONYMS.flatMap((group, index) => group.map((word) => [stemWord(fold(word)), index] as const)),
);

/** Whether two stems mean the same: equal, one part of a compound of the other, or synonyms. */
export function meansSame(one: string, other: string): boolean {
  if (one === other) return true;
  const group = GROUP_BY_STEM.get(one);
  if (group !== undefined && group === GROUP_BY_STEM.get(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 5 && long.includes(short);
}
