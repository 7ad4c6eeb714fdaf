import type { Gender } from '../../facts/category/business-category.ts';
import type { TextLanguage } from '../writing-material.ts';

/** A name in the cases that sentences ask for; outside German all are the name as it is. */
export interface NameForms {
  readonly name: string;
  readonly accusative: string;
  readonly dative: string;
}

/** German names that begin with a word for the business are spoken with its article: "die Bäckerei Kornblume". */
const GERMAN_FIRST_WORDS: readonly (readonly [ending: RegExp, Gender])[] = [
  [
    /(?:^|\p{Ll})(?:praxis|kanzlei|werkstatt|schule|apotheke|agentur|firma|buchhandlung|pension|klinik|residenz)$/iu,
    'f',
  ],
  [/\p{Ll}{2}erei$/iu, 'f'],
  [/(?:^|\p{Ll})(?:haus|hotel|restaurant|studio|büro|café|institut|zentrum|weingut|autohaus)$/iu, 'n'],
  [/(?:^|\p{Ll})(?:salon|betrieb|hof|gasthof|laden|friseursalon|pflegedienst|dienst)$/iu, 'm'],
];
const ARTICLES: Readonly<
  Record<Gender, { readonly name: string; readonly accusative: string; readonly dative: string }>
> = {
  m: { name: 'der', accusative: 'den', dative: 'dem' },
  f: { name: 'die', accusative: 'die', dative: 'der' },
  n: { name: 'das', accusative: 'das', dative: 'dem' },
};

/** The name as German sentences say it, with an article where its first word has a known gender and more follows. */
export function nameForms(language: TextLanguage, name: string): NameForms {
  const [first = '', ...rest] = name.split(' ');
  const gender = GERMAN_FIRST_WORDS.find(([ending]) => ending.test(first))?.[1];
  if (language !== 'de' || rest.length === 0 || gender === undefined) return { name, accusative: name, dative: name };
  const articles = ARTICLES[gender];
  return {
    name: `${articles.name} ${name}`,
    accusative: `${articles.accusative} ${name}`,
    dative: `${articles.dative} ${name}`,
  };
}
