import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { CategoryFamily } from '../../facts/category/business-category.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import type { TextLanguage } from '../writing-material.ts';
import { answerLexicon } from './answer-terms.ts';
import { englishArticle } from './category-grammar.ts';
import type { Phrase } from './filled-sentence.ts';
import { mergePhrases, splitJoined, withoutSaid } from './merge-phrases.ts';

/** The position in a sentence for what a page states. */
export type StatedSlot =
  /** "licensed and insured", "family-owned": after "is". */
  | 'licensed'
  | 'owned'
  /** "une entreprise familiale", "ein Meisterbetrieb": with its article. */
  | 'aOwned'
  | 'aCredential'
  /** "wheelchair accessible": about the place. */
  | 'placeAdjective'
  /** Nouns for a list: "parking", "gift cards"; "Gas Safe registered". */
  | 'amenity'
  | 'credential'
  /** "the National Guild of Plumbers" */
  | 'membership'
  | 'guarantee'
  /** Urgent services: "same-day service", "Notdienst". */
  | 'urgent'
  /** Free offers: not for profile descriptions. */
  | 'freeOffer'
  /** "colegiada 99142": a registered member of the team. */
  | 'registered';

interface Shape {
  readonly slot: StatedSlot;
  readonly pattern: RegExp;
  /** The text for the slot; default: the value in lower case. */
  readonly words?: (value: string) => string;
}

const lower = (value: string) => value.toLowerCase();
const smallFirst = (value: string) =>
  /^\p{Lu}\p{Ll}/u.test(value) ? value.slice(0, 1).toLowerCase() + value.slice(1) : value;

/** "a 2-year guarantee", "an 18-month warranty". */
const withArticle = (value: string) =>
  `${/^(?:8|11|18|8\d)\b/.test(value) ? 'an' : englishArticle(value)} ${lower(value)}`;

/** "free quotes": a noun that can be counted has no place in a sentence without an article or a plural. */
const inPlural = (value: string) =>
  lower(value)
    .replace(/^24[ -]7/, '24/7')
    .replace(/^24 (?=hour)/, '24-')
    .replace(/(?<=\b(?:estimate|quote|consultation|inspection|appointment|repair|call[- ]?out))$/, 's');

/** "une terrasse", "des chèques cadeaux". */
const frenchAmenity = (value: string) => {
  const article = /^chèques/i.test(value) ? 'des' : /^terrasse/i.test(value) ? 'une' : 'un';
  return `${article} ${smallFirst(value).replace(/pmr/i, 'PMR')}`;
};

/** "un devis gratuit", "la livraison gratuite". */
const frenchOffer = (value: string) => {
  const article = /^devis gratuits/i.test(value)
    ? 'des'
    : /^devis/i.test(value)
      ? 'un'
      : /^liv/i.test(value)
        ? 'la'
        : 'une';
  return `${article} ${smallFirst(value)}`;
};

/** "un'impresa" has an apostrophe before a vowel. */
const italianArticle = (value: string) => `${/^[aeiou]/i.test(value) ? 'un’' : 'una '}${lower(value)}`;

/** "5 jaar" of "5 jaar garantie": the sentence says that it is a guarantee. */
const termOf = (value: string) => /\d{1,2} \p{L}+/u.exec(value)?.[0] ?? value;

/** "een gratis offerte", "gratis advies". */
const dutchOffer = (value: string) => `${/advies$/i.test(value) ? '' : 'een '}${smallFirst(value)}`;

/** "um orçamento gratuito", "uma avaliação gratuita". */
const portugueseOffer = (value: string) =>
  /^orçamentos/i.test(value) ? smallFirst(value) : `${/^o/i.test(value) ? 'um' : 'uma'} ${smallFirst(value)}`;

const SHAPES: Readonly<Record<TextLanguage, readonly Shape[]>> = {
  en: [
    {
      slot: 'licensed',
      pattern: /^(?:fully |state |locally )?(?:licen[sc]ed|insured|bonded)[a-z ,&]*$/i,
      words: (value) => lower(value).replace(/\s*&\s*/g, ' and '),
    },
    // "Gas Safe registered", "IICRC-certified"
    {
      slot: 'licensed',
      pattern: /^\p{Lu}[\p{L}\d&' -]*[ -](?:registered|certified|approved|accredited)$/u,
      words: String,
    },
    { slot: 'membership', pattern: /^member of /i, words: (value) => value.replace(/^member of /i, '') },
    {
      slot: 'owned',
      pattern: /^(?:family|locally|veteran|women|woman|independently)[- ]owned/i,
      words: (value) => lower(value).replace(/^(family|veteran|women|woman) /, '$1-'),
    },
    { slot: 'placeAdjective', pattern: /^(?:wheelchair[- ]accessible|(?:pet|dog)[- ]friendly)$/i },
    { slot: 'guarantee', pattern: /(?:guarantee|warranty)$/i, words: withArticle },
    { slot: 'urgent', pattern: /^(?:same[- ]day|next[- ]day|24|emergency|after[- ]hours|weekend)/i, words: inPlural },
    { slot: 'freeOffer', pattern: /^free (?!parking|wi)/i, words: inPlural },
    {
      slot: 'amenity',
      pattern: /^(?:free parking|free wi-?fi|on-?site parking|outdoor seating|gift cards?|online booking)/i,
      words: (value) =>
        lower(value)
          .replace(/ available$/, '')
          .replace(/wi-?fi/, 'Wi-Fi'),
    },
  ],
  de: [
    {
      slot: 'aCredential',
      pattern: /^(?:meisterbetrieb|innungsbetrieb)$/i,
      words: (value) => `ein ${capital(lower(value))}`,
    },
    { slot: 'aOwned', pattern: /^familienbetrieb$/i, words: () => 'ein Familienbetrieb' },
    { slot: 'owned', pattern: /^familiengeführt/i, words: () => 'familiengeführt' },
    { slot: 'placeAdjective', pattern: /^(?:barrierefrei|rollstuhlgerecht)$/i },
    { slot: 'amenity', pattern: /^barrierefreier zugang$/i, words: () => 'einen barrierefreien Zugang' },
    { slot: 'amenity', pattern: /^parkplätze/i, words: (value) => capital(value).replace(/ vorhanden$/i, '') },
    { slot: 'amenity', pattern: /^gutscheine$/i, words: () => 'Gutscheine' },
    {
      slot: 'urgent',
      pattern: /(?:notdienst|notfalldienst|stunden-?dienst)/i,
      words: (value) => `einen ${capital(value)}`,
    },
    {
      slot: 'freeOffer',
      pattern: /^(?:kostenlos|unverbindlich)/i,
      words: (value) => smallFirst(value).replace(/^(\p{Ll}+)es (Angebot|Erstgespräch)$/u, 'ein $1es $2'),
    },
  ],
  fr: [
    { slot: 'aOwned', pattern: /^entreprise familiale$/i, words: () => 'une entreprise familiale' },
    {
      slot: 'aCredential',
      pattern: /^(?:artisan|entreprise) (?:certifi|agréé|qualifi)/i,
      words: (value) => `${/^e/i.test(value) ? 'une' : 'un'} ${smallFirst(value)}`,
    },
    { slot: 'aCredential', pattern: /^maître artisan$/i, words: () => 'un maître artisan' },
    { slot: 'licensed', pattern: /^certifiée? [A-Z]{2,}/i, words: smallFirst },
    { slot: 'guarantee', pattern: /^garantie décennale$/i, words: () => 'la garantie décennale' },
    { slot: 'urgent', pattern: /^dépannage /i, words: smallFirst },
    { slot: 'freeOffer', pattern: /^(?:devis|première consultation|livraison)/i, words: frenchOffer },
    {
      slot: 'amenity',
      pattern: /^(?:accès|parking|terrasse|chèques?)/i,
      words: frenchAmenity,
    },
  ],
  es: [
    {
      slot: 'aOwned',
      pattern: /^(?:empresa|negocio) familiar$/i,
      words: (value) => `${/^e/i.test(value) ? 'una' : 'un'} ${lower(value)}`,
    },
    {
      slot: 'aCredential',
      pattern: /^empresa (?:autorizada|certificada|homologada|acreditada)$/i,
      words: (value) => `una ${lower(value)}`,
    },
    { slot: 'registered', pattern: /^colegiad[oa]/i, words: (value) => value.replace(/^\D+/, '') },
    { slot: 'urgent', pattern: /^urgencias/i, words: smallFirst },
    { slot: 'freeOffer', pattern: /^(?:presupuesto|primera)/i, words: smallFirst },
    { slot: 'amenity', pattern: /^(?:acceso|aparcamiento|terraza)/i, words: smallFirst },
  ],
  it: [
    { slot: 'aOwned', pattern: /familiare$/i, words: italianArticle },
    { slot: 'aCredential', pattern: /^(?:ditta|impresa|azienda) /i, words: italianArticle },
    { slot: 'guarantee', pattern: /^garanzia/i, words: termOf },
    { slot: 'urgent', pattern: /^(?:pronto intervento|assistenza|reperibilità|soccorso)/i, words: smallFirst },
    { slot: 'freeOffer', pattern: /^(?:preventiv|sopralluogo|prima)/i, words: smallFirst },
    { slot: 'amenity', pattern: /^(?:parcheggio|terrazza)/i, words: smallFirst },
  ],
  nl: [
    { slot: 'aOwned', pattern: /^familiebedrijf$/i, words: () => 'een familiebedrijf' },
    { slot: 'aCredential', pattern: /^erkend /i, words: (value) => `een ${smallFirst(value)}` },
    { slot: 'licensed', pattern: /^[A-Z]{3}[- ]ge/, words: (value) => value.replace(' ', '-') },
    { slot: 'guarantee', pattern: /garantie$/i, words: termOf },
    { slot: 'urgent', pattern: /^24/, words: lower },
    { slot: 'freeOffer', pattern: /^(?:gratis|vrijblijvende) (?:offerte|advies|kennismaking)/i, words: dutchOffer },
    { slot: 'amenity', pattern: /^(?:gratis parkeren|cadeaubon)/i, words: smallFirst },
  ],
  pt: [
    { slot: 'aOwned', pattern: /familiar$/i, words: (value) => `${/^e/i.test(value) ? 'uma' : 'um'} ${lower(value)}` },
    { slot: 'aCredential', pattern: /^empresa /i, words: (value) => `uma ${smallFirst(value)}` },
    { slot: 'guarantee', pattern: /^garantia/i, words: termOf },
    { slot: 'urgent', pattern: /^(?:atendimento|plantão|serviço|assistência)/i, words: smallFirst },
    { slot: 'freeOffer', pattern: /^(?:orçamento|primeira|avaliação|consulta)/i, words: portugueseOffer },
    { slot: 'amenity', pattern: /^estacionamento/i, words: smallFirst },
  ],
};

/** The slots of facts that owners state in their own words, used as written. */
const OWN_WORDS: Readonly<Partial<Record<Fact['kind'], StatedSlot>>> = {
  credential: 'credential',
  feature: 'amenity',
  guarantee: 'guarantee',
};
const LONGEST_OWN_WORDS = 60;
/** The most phrases of one slot in a sentence. */
const MOST_SAID = 3;

/**
 * The phrases that pages or the owner state, by slot. Facts in an unknown form are left out.
 * @param family of the business: what a practice says of emergencies counts where it speaks of itself
 */
export function statedPhrases(
  facts: readonly Fact[],
  language: TextLanguage,
  family: CategoryFamily | null,
): Map<StatedSlot, Phrase[]> {
  const phrases = new Map<StatedSlot, Phrase[]>();
  const isPractice = family === 'medical' || family === 'pets';
  const speaksForItself = answerLexicon(language)?.own;
  for (const { id, kind, value, origin } of facts) {
    if (kind !== 'credential' && kind !== 'feature' && kind !== 'guarantee' && kind !== 'offer') continue;
    const shape = SHAPES[language].find(({ pattern }) => pattern.test(value));
    const own = OWN_WORDS[kind];
    const words = shape === undefined ? smallFirst(value) : (shape.words ?? lower)(value);
    const isFound = origin.kind === 'page' && kind === 'feature';
    const slot = shape?.slot ?? (isFound || value.length > LONGEST_OWN_WORDS ? undefined : own);
    if (slot === undefined) continue;
    // Out of hours a practice sends people to the service of its region, and heads that with the same words.
    if (
      slot === 'urgent' &&
      isPractice &&
      origin.kind === 'page' &&
      speaksForItself?.test(foldText(origin.quote)) !== true
    )
      continue;
    const others = phrases.get(slot) ?? [];
    if (others.some(({ text }) => text.toLowerCase() === words.toLowerCase())) continue;
    const phrase = { text: shape === undefined && kind === 'credential' ? value : words, factIds: [id] };
    // "24/7 emergency service" says more than "emergency repairs".
    phrases.set(slot, slot === 'urgent' && words.startsWith('24') ? [phrase, ...others] : [...others, phrase]);
  }
  const merged = new Map([...phrases].map(([slot, found]): [StatedSlot, Phrase[]] => [slot, distinct(slot, found)]));
  sayCredentialsOnce(merged);
  // "A family business" and "family-run" are the same claim in two grammatical forms.
  if (merged.has('aOwned')) merged.delete('owned');
  return merged;
}

/**
 * "Licensed and insured" and another credential go into two sentences: a credential that adds nothing is dropped, and one
 * that is more exact ("Insured since 1999") replaces its part of the list.
 */
function sayCredentialsOnce(phrases: Map<StatedSlot, Phrase[]>): void {
  const licensed = phrases.get('licensed') ?? [];
  const credentials = withoutSaid(phrases.get('credential') ?? [], licensed);
  const put = (slot: StatedSlot, left: readonly Phrase[]) =>
    left.length > 0 ? phrases.set(slot, [...left]) : phrases.delete(slot);
  put('credential', credentials);
  put('licensed', withoutSaid(licensed, credentials.slice(0, MOST_SAID)));
}

/** Each claim once. Licences are split first, so that partial statements on two pages become one list. */
function distinct(slot: StatedSlot, phrases: readonly Phrase[]): Phrase[] {
  return mergePhrases(slot === 'licensed' ? phrases.flatMap(splitJoined) : phrases);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
