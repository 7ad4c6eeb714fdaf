import type { CoverageLanguage } from './coverage-lexicon.ts';
import { fold } from './word-stems.ts';

/** Gives the stem of a folded word. */
export type Stem = (folded: string) => string;

const SHORTEST_STEM = 3;
const PARTICLES =
  'ab|an|auf|aus|bei|durch|ein|fest|her|hin|mit|nach|vor|weg|zuruck|zusammen|uber|um|unter|af|op|uit|in|mee|na|toe|voor|terug';
/** "abgeholt", "abzuholen": the verb is "abholen". */
const SEPARABLE = new RegExp(String.raw`^(${PARTICLES}|)(ge|zu|te)(\p{L}{3,})$`, 'u');
const PARTICIPLE = new RegExp(String.raw`^((?:${PARTICLES}|)ge\p{L}{3,}(?:t|en|d))e[nmrs]?$`, 'u');
/** What may stand apart from its verb, at the end of the clause: "we holen uw kast op"; folded. */
export const VERB_PARTICLE = new RegExp(`^(?:${PARTICLES})$`);

/**
 * A stemmer that takes off the longest ending of inflection a language has, once; unlike `stemWord`, it leaves what makes
 * another word of it ("Installation" is not "Installateur").
 * @param endings folded
 * @param irregular forms and their base: "found find"
 */
export function makeStemmer(
  language: CoverageLanguage,
  endings: readonly string[],
  irregular: readonly string[],
): Stem {
  const bases = new Map(irregular.map((pair) => fold(pair).split(' ')).map(([form = '', base = '']) => [form, base]));
  const byLast = Map.groupBy(
    [...endings].sort((a, b) => b.length - a.length),
    (ending) => ending.slice(-1),
  );
  const strip = (word: string) => {
    const ending = byLast
      .get(word.slice(-1))
      ?.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
  const isGermanic = language === 'de' || language === 'nl';
  return (folded) => {
    // "plateaux" is of "plateau", unlike "locaux" of "local"
    const base = bases.get(folded) ?? (language === 'fr' ? folded.replace(/(?<=\p{L}{2}eau)x$/u, '') : folded);
    if (/\d/.test(base)) return base;
    if (language !== 'de') return tidyStem(strip(isGermanic ? withoutParticle(base) : base), language);
    // "Preis" and "Preise", "Geschäft" and "Geschäfts": what ends like an ending loses it as well.
    const once = strip(withoutParticle(base));
    return once.length > SHORTEST_STEM + 1 ? once.replace(/[nst]$/, '') : once;
  };
}

function withoutParticle(inflected: string): string {
  // "gebrochene" and "gebrochen", "geleende" and "geleend"
  const word = inflected.replace(PARTICIPLE, '$1');
  const [, prefix = '', particle, verb = ''] = SEPARABLE.exec(word) ?? [];
  if (particle === undefined || (particle === 'ge' ? !/(?:t|en|d)$/.test(word) : prefix === '')) return word;
  return prefix + verb;
}

/** One spelling of a stem: "fitt-" and "fit", "koop" and "kop-", "huiz-" and "huis". */
function tidyStem(stem: string, language: CoverageLanguage): string {
  if (language === 'en') return stem.replace(/([bdfglmnprt])\1$/, '$1').replace(/[iy]$/, '');
  if (language === 'nl')
    return stem
      .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
      .replace(/([bdfgklmnprst])\1$/, '$1')
      .replace(/v$/, 'f')
      .replace(/z$/, 's');
  // "installerez" and "installer"
  // "vendre" and "vendons", "traduire" and "traduisons"
  if (language === 'fr')
    return stem
      .replace(/(?<=\p{L}{3})er$/u, '')
      .replace(/(?<=nd|rd|tt)r$/, '')
      .replace(/(?<=[dr]u)ir$/, 'is');
  // "duplichiamo" and "duplicare"
  if (language === 'it') return stem.replace(/(?<=[cg])h$/, '');
  if (language === 'es' || language === 'pt') return stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/z$/, 'c');
  return stem;
}
