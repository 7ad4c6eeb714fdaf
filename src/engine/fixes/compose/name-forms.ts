import type { Gender } from '../../facts/category/business-category.ts';
import type { TextLanguage } from '../writing-material.ts';

/** A name in the grammatical cases that sentences use; the same in both except in German. */
interface NameForms {
  readonly name: string;
  readonly dative: string;
}

/** German names that begin with a noun for the business take its article: "die Bäckerei Kornblume". */
const GERMAN_FIRST_WORDS: readonly (readonly [ending: RegExp, Gender])[] = [
  [
    /(?:^|\p{Ll})(?:praxis|kanzlei|werkstatt|schule|apotheke|agentur|firma|buchhandlung|pension|klinik|residenz)$/iu,
    'f',
  ],
  [/\p{Ll}{2}erei$/iu, 'f'],
  [/(?:^|\p{Ll})(?:haus|hotel|restaurant|studio|büro|café|institut|zentrum|weingut|autohaus)$/iu, 'n'],
  [/(?:^|\p{Ll})(?:salon|betrieb|hof|gasthof|laden|friseursalon|pflegedienst|dienst)$/iu, 'm'],
];
const ARTICLES: Readonly<Record<Gender, NameForms>> = {
  m: { name: 'der', dative: 'dem' },
  f: { name: 'die', dative: 'der' },
  n: { name: 'das', dative: 'dem' },
};

/** The forms of a German name, with an article where its first word has a known gender and is not all of it. */
export function nameForms(language: TextLanguage, name: string): NameForms {
  const [first = '', ...rest] = name.split(' ');
  const gender = GERMAN_FIRST_WORDS.find(([ending]) => ending.test(first))?.[1];
  if (language !== 'de' || rest.length === 0 || gender === undefined) return { name, dative: name };
  const articles = ARTICLES[gender];
  return { name: `${articles.name} ${name}`, dative: `${articles.dative} ${name}` };
}
