import { CATEGORIES_BY_LABEL } from '../facts/category/category-tables.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { applyLanguageCase, type SpokenCategory } from './category-vocabulary.ts';
import { keywordKey } from './keyword-key.ts';
import type { KeywordLanguage } from './keyword-language.ts';
import { phraseKind, singularizePhrase } from './phrase-kind.ts';

/** The word limit of a service; German needs fewer because of compounds. */
const MOST_WORDS = { en: 5, de: 4, fr: 5, es: 5 } as const;

/** Words before a service that praise it or name its customers, which nobody searches with. */
const PRAISE =
  /^(?:(?:our|your|the|all|full|complete|professional|expert|quality|high quality|affordable|premium|trusted|reliable|best|top|new|comprehensive|general|specialist|unsere|professionelle[rs]?|alle|nos|votre|nuestros?|nuestras?|servicios? de|service de|services de|servicio de)\s+)+/i;
/** Words after a service that only say that it is one. */
const SAYS_SERVICE = /\s+(?:services?|solutions|leistungen|options|specialists?|experts?)$/i;
/** Words that do not name a service by themselves. */
const EMPTY = new Set(
  `repair repairs installation installations maintenance service services consultation consultations emergency emergencies
  residential commercial industrial other others more general products gallery pricing warranty financing replacement
  specials offers inspection inspections construction new support solutions treatment treatments cleaning design training
  rental rentals sales parts accessories projects portfolio before after misc miscellaneous various extras packages
  wartung bad bader reparatur reparaturen beratung montage service notdienst sonstiges angebote installation planung verkauf
  entretien reparation reparations conseil conseils depannage urgences installation autres vente divers
  mantenimiento reparacion reparaciones instalacion instalaciones asesoramiento urgencias otros venta varios`.split(
    /\s+/,
  ),
);
/** Those among them that can follow the field: "plumbing repair". */
const WITH_FIELD =
  /^(?:repairs?|installations?|maintenance|replacement|inspections?|consultations?|services?|cleaning|design|training)$/;
/** The shared part of a list: "boiler repair and replacement", "hail and storm damage". */
const SHARED_HEAD =
  /^(?:repairs?|replacements?|installations?|removal|cleaning|service|servicing|maintenance|inspections?|restoration|cutting|refinishing)$/;
const SHARED_LAST =
  /^(?:damage|repairs?|replacements?|installations?|removal|cleaning|maintenance|inspections?|restoration|photography|lessons|classes|insurance|law|design|painting|trimming|training|services|treatments?|catering|planning|coaching|therapy)$/;

/** Words that cannot be part of a service: places and the name of the business. */
export interface NotService {
  readonly places: readonly string[];
  readonly businessName: string;
}

/**
 * Search terms for a service as named by site or owner; several where the name lists several, none where nobody would
 * search for it. "Professional Drain Cleaning Services in Duluth" is "drain cleaning".
 */
export function searchPhrases(
  name: string,
  trade: SpokenCategory,
  language: KeywordLanguage,
  without: NotService,
): string[] {
  const plain = plainName(name);
  if (/[?!$€£%@{}<>\\=#_^~]|\d{2,}|https?:|[\u0370-\u1fff\u2e80-\u9fff\uac00-\ud7af]/.test(plain)) return [];
  const bare = withoutPlaces(plain, without);
  const parts = language === 'en' ? splitEnglish(bare) : splitList(bare);
  return parts.flatMap((part) => onePhrase(part, trade, language, without) ?? []);
}

function plainName(name: string): string {
  return (
    name
      .normalize('NFC')
      .replace(/\(.*?\)|\[.*?\]/g, ' ')
      .replace(/[’‘`´]/g, '’')
      .split(/\s[-–—|]\s|[:•·;]/)[0]
      ?.replace(/[“”"*™®©…]/g, ' ')
      .replace(/\s*[&+]\s*/g, ' & ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s.,/-]+|[\s.,/-]+$/g, '') ?? ''
  );
}

function withoutPlaces(name: string, { places }: NotService): string {
  let rest = name;
  for (const place of places) {
    const escaped = place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    if (place.length > 1)
      rest = rest.replace(
        new RegExp(`(?:,?\\s+(?:in|near|for|around|bei|à|a|en|de)\\s+|\\s+|^)${escaped}(?=$|[\\s,])`, 'giu'),
        ' ',
      );
  }
  return rest
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$|\s(?:in|near|for|à|en)$/g, '')
    .trim();
}

/** "Boiler repair and replacement" and "fillings and crowns" are two each, "wine and cheese tasting night" is one. */
function splitEnglish(name: string): string[] {
  const items = name.split(/,\s*(?:and\s+|& )?|\s(?:&|and|\/)\s|\//i).filter((item) => item !== '');
  if (items.length !== 2) return items.length > 4 ? [] : items;
  const [one = '', two = ''] = items.map((item) => item.trim());
  const [first, second] = [one.split(' '), two.split(' ')];
  if (second.length === 1 && first.length > 1 && SHARED_HEAD.test(two.toLowerCase()))
    return [one, [...first.slice(0, -1), two].join(' ')];
  const last = second.at(-1) ?? '';
  if (first.length === 1 && second.length > 1 && SHARED_LAST.test(last.toLowerCase()) && !/ing$/i.test(one))
    return [`${one} ${last}`, two];
  return [one, two];
}

/** In other languages a list is split only where its items are alike; "Gas- und Brennwertheizungen" is left out. */
function splitList(name: string): string[] {
  const items = name.split(/,\s*|\s(?:&|und|et|y|e|\/)\s|\//i).map((item) => item.trim());
  if (items.some((item) => /-$/.test(item) || item === '') || items.length > 3) return [];
  const counts = new Set(items.map((item) => item.split(' ').length));
  return counts.size === 1 ? items : [name.replace(/\s&\s/g, ' ')];
}

function onePhrase(
  part: string,
  trade: SpokenCategory,
  language: KeywordLanguage,
  { businessName }: NotService,
): string | null {
  let phrase = part.trim().replace(PRAISE, '').trim();
  const shorter = phrase.replace(SAYS_SERVICE, '');
  if (trade.field !== null && shorter.toLowerCase() === trade.field) return null;
  // "Lawn care services" is lawn care; but "packing services" is not "packing".
  if (shorter.includes(' ')) phrase = shorter;
  phrase = applyLanguageCase(language, language === 'en' ? phrase.replace(/[’']/g, '') : phrase);
  const words = splitWords(foldText(phrase));
  if (words.length === 0 || words.length > MOST_WORDS[language] || phrase.length < 3 || phrase.length > 45) return null;
  if (keywordKey(phrase) === '' || foldText(businessName).includes(foldText(phrase))) return null;
  if (
    /^(?:get|call|save|book|see|find|we|you|i|how|why|is|are|it|ask|meet|from|per|als|wir|sie|nous|vous|que|con|bei|mit|auf)\b/.test(
      foldText(phrase),
    )
  )
    return null;
  if (words.every((word) => EMPTY.has(word))) {
    const isUsable = language === 'en' && trade.field !== null && words.length === 1 && WITH_FIELD.test(phrase);
    return isUsable ? `${trade.field} ${singularizePhrase(phrase)}` : null;
  }
  if (language !== 'en' && words.length === 1 && phrase.length < 5) return null;
  return language === 'en' ? withWork(withRemedy(phrase), trade) : withTreatment(phrase, language);
}

/** People with a problem search for the remedy: hail damage repair, ice dam removal, back pain treatment. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:damage|leaks?)$/, 'repair'],
  [/\b(?:ice dams?|stumps?|clogs?|wasps?|nests?|graffiti|mold|junk)$/, 'removal'],
  [/\b(?:pain|injur(?:y|ies)|sciatica|acne|headaches?|migraines?|arthritis)$/, 'treatment'],
  [/\b(?:rats?|mice|rodents?|ants|bed bugs?|termites?|cockroach(?:es)?)$/, 'control'],
];

function withRemedy(phrase: string): string {
  const remedy = REMEDIES.find(([problem]) => problem.test(phrase))?.[1];
  return remedy === undefined ? phrase : `${singularizePhrase(phrase)} ${remedy}`;
}

/** Words for complaints in the other languages. */
const COMPLAINT =
  /\b(?:dolor|dolores|lesion|lesiones|mal de|douleurs?|blessures?)\b|schmerz(?:en)?$|verletzung(?:en)?$/;

function withTreatment(phrase: string, language: KeywordLanguage): string {
  if (!COMPLAINT.test(foldText(phrase))) return phrase;
  if (language === 'de') return `${phrase} Behandlung`;
  return language === 'fr' ? `traitement ${phrase}` : `tratamiento ${phrase}`;
}

/** Categories whose terms are ambiguous without the category: a crown, a filling, surgery. */
const OF_CATEGORY: Readonly<Record<string, string>> = {
  Dentist: 'dental',
  Orthodontist: 'orthodontic',
  Veterinarian: 'pet',
  Electrician: 'electrical',
};
const CLEAR_ALONE =
  /(?:dentures?|veneers?|invisalign|braces|dentistry|orthodontics|bleaching|lighting|rewiring|microchipping|spaying|implants)$/;

function withWork(phrase: string, { label }: SpokenCategory): string {
  const trade = label ?? '';
  const before = OF_CATEGORY[trade];
  if (
    before !== undefined &&
    !phrase.includes(' ') &&
    phraseKind(phrase, 'en') !== 'person' &&
    !CLEAR_ALONE.test(phrase)
  )
    return `${before} ${phrase}`;
  if (trade === 'Lawyer' && phraseKind(phrase, 'en') !== 'person') return `${phrase.replace(/ law$/, '')} lawyer`;
  const work = CATEGORIES_BY_LABEL.get(trade)?.workWord ?? null;
  if (
    work === null ||
    / services?$/.test(phrase) ||
    phraseKind(phrase, 'en') !== 'thing' ||
    foldText(phrase).includes(work.slice(0, 5))
  )
    return phrase;
  return `${singularizePhrase(phrase)} ${work}`;
}
