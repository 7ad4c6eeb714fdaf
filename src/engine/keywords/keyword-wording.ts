import type { Demand } from '../facts/category/business-category.ts';
import type { KeywordCandidate } from './keyword-candidates.ts';
import type { KeywordLanguage } from './keyword-language.ts';

/** The rationale of a keyword in one sentence, from known facts about the business and the words of the keyword. */
export function explainKeyword(candidate: KeywordCandidate, isExamplePlace: boolean, hasUnreadPages: boolean): string {
  const { pattern } = candidate;
  const parts = [
    `${knownFrom(candidate, hasUnreadPages)}, and ${whatTheWordsSay(candidate)}`,
    ...(pattern.onlyIf === undefined ? [] : [`use it only if ${pattern.onlyIf}`]),
    ...(isExamplePlace && candidate.place !== null ? ['the place is only an example'] : []),
  ];
  return `${parts.join('; ')}.`;
}

function knownFrom({ topic: { source, page }, phrase }: KeywordCandidate, hasUnreadPages: boolean): string {
  switch (source) {
    case 'category':
      return `“${phrase}” names your trade`;
    case 'site':
      return page === null
        ? `Your site names “${phrase}” and ${hasUnreadPages ? 'we read no page about it' : 'has no page about it'}`
        : `Your site has a page about “${phrase}”`;
    case 'notes':
      return page === null
        ? `Your notes name “${phrase}”`
        : `Your notes name “${phrase}”, your site has a page about it`;
    case 'usual':
      return `“${phrase}” is usual in your trade, though nothing says yet that you offer it`;
    default:
      return source satisfies never;
  }
}

function whatTheWordsSay({ pattern: { intent, place, needs, text }, place: name }: KeywordCandidate): string {
  if (needs === 'emergency') return 'what is known of you speaks of urgent work or open hours around the clock';
  if (needs === 'saturday' || needs === 'sunday')
    return `your opening hours include ${needs === 'saturday' ? 'Saturday' : 'Sunday'}`;
  const given = SAID.find(([words]) => words.test(text))?.[1];
  if (given !== undefined) return given;
  switch (intent) {
    case 'Transactional':
      return 'the words ask to book, buy or hire';
    case 'Commercial Investigation':
      return 'the words compare before choosing';
    case 'Local Intent':
      if (place === 'near') return '“near me” asks for whoever is closest';
      if (place === 'area') return `you serve ${name ?? 'that area'}`;
      return place === 'none' ? 'the words ask who is open at that moment' : 'the searcher names your place';
    default:
      return intent satisfies never;
  }
}

/** What the words of a pattern say about the searcher, in every language of the patterns. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/quote|estimate|devis|presupuesto|Angebot|Kostenvoranschlag/, 'the searcher wants a price to decide on'],
  [/cost|price|rates|fees|prix|tarif|precio|Kosten|Preis/, 'the searcher asks what it costs'],
  [
    /reviews|ratings|avis|opiniones|valoraciones|Bewertung|Erfahrung|Rezension/,
    'the searcher reads what customers say first',
  ],
  [/appointment|rendez-vous|cita|Termin/, 'the searcher wants an appointment'],
  [/consultation|consulta |Beratung|Erstgespräch|conseil|asesor/, 'the searcher wants advice'],
  [
    /delivery|takeout|to go|livraison|emporter|domicilio|llevar|Lieferung|Mitnehmen/,
    'the searcher wants it brought or to take away',
  ],
  [
    /visit|join|volunteer|contact|phone|sign up|enroll|website|inscription|numéro|apuntarse|teléfono|Anmeldung|Kontakt|Telefon/,
    'the searcher wants to get in touch or to come',
  ],
  [/opening hours|horaires|horario|Öffnungszeiten|geöffnet/, 'the searcher asks when you are open'],
  [/best|top rated|recommended|mejor|Empfehlung|recommandation|recomenda/, 'the searcher looks for the best choice'],
];

const LANGUAGE_NAMES = { en: null, de: 'German', fr: 'French', es: 'Spanish' } as const satisfies Record<
  KeywordLanguage,
  string | null
>;

/** A prompt for a post on the profile. It asks for nothing that would have to be invented, and not for reviews. */
export function makePostPrompt(
  { keyword, phrase, place, topic, pattern: { intent } }: KeywordCandidate,
  { businessName, city, language }: { businessName: string; city: string | null; language: KeywordLanguage },
): string {
  const where = place ?? city;
  const written = LANGUAGE_NAMES[language];
  const here = where === null ? '' : ` in ${where}`;
  const about = topic.source === 'category' ? ` (${phrase}${here})` : ` about ${phrase}${here}`;
  return [
    `Write a Google Business Profile post of 60 to 100 words for ${businessName}${about}.`,
    ASKED[intent],
    `It answers somebody who searched for “${keyword}”; these words need not stand in it.`,
    'State only what is true of the business: no invented prices, offers, numbers or customer words, and no telephone number.',
    ...(written === null ? [] : [`Write it in ${written}.`]),
  ].join(' ');
}

const ASKED = {
  Transactional: 'Say what the customer gets and end with the next step to take.',
  'Commercial Investigation':
    'Help the reader compare: what to look at before choosing, and what the price depends on.',
  'Local Intent': 'Say who it is for and how people nearby can reach the business.',
} as const;

/** Where a keyword belongs in the profile. Never in reviews, which customers write themselves. */
export function profilePlacements({ topic, pattern: { intent, place } }: KeywordCandidate, demand: Demand): string[] {
  if (place === 'area') return ['Service area', 'Posts'];
  if (topic.source === 'category') return intent === 'Commercial Investigation' ? ['Posts'] : ['Description', 'Posts'];
  const list =
    demand === 'venue' ? 'Menu' : demand === 'shop' ? 'Products' : demand === 'stay' ? 'Description' : 'Services';
  return intent === 'Local Intent' ? [list, 'Photos'] : [list, 'Posts'];
}
