import type { IntentStage } from '#shared/api/keywords.ts';
import type { Demand } from '../facts/category/business-category.ts';
import type { KeywordCandidate } from './keyword-candidates.ts';

/** The rationale of a keyword in one sentence, from known facts about the business and the words of the keyword. */
export function explainKeyword(candidate: KeywordCandidate, isExamplePlace: boolean, hasUnreadPages: boolean): string {
  const parts = [
    `${knownFrom(candidate, hasUnreadPages)}, and ${whatTheWordsSay(candidate)}`,
    ...(candidate.topic.source === 'usual' ? ['use it only if you offer it'] : []),
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
    case 'question':
      return 'Your site answers this question';
    default:
      return source satisfies never;
  }
}

function whatTheWordsSay({ form, placeKind, place, topic }: KeywordCandidate): string {
  if (topic.source === 'question') return 'people ask it before they choose';
  switch (form) {
    case 'urgent':
    case 'allDay':
      return 'your site speaks of urgent work or of hours around the clock';
    case 'saturday':
      return 'your opening hours include Saturday';
    case 'sunday':
      return 'your opening hours include Sunday';
    case 'best':
      return 'the searcher compares before choosing';
    case 'price':
    case 'cost':
      return 'the searcher asks what it costs, which your site says';
    case 'near':
      return '“near me” asks for whoever is closest';
    case 'plain':
    case 'ofTrade':
      return placeKind === 'area' ? `you serve ${place ?? 'that area'}` : 'the searcher names your place';
    default:
      return form satisfies never;
  }
}

/** The English name of a language, by its BCP 47 tag. */
function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** A prompt for a post on the profile. It asks for nothing that would have to be invented, and not for reviews. */
export function makePostPrompt(
  { keyword, phrase, place, topic, intent }: KeywordCandidate,
  { businessName, city, language }: { businessName: string; city: string | null; language: string },
): string {
  const where = place ?? city;
  const here = where === null ? '' : ` in ${where}`;
  const about = topic.source === 'category' ? ` (${phrase}${here})` : ` about ${phrase}${here}`;
  return [
    `Write a Google Business Profile post of 60 to 100 words for ${businessName}${about}.`,
    ASKED[intent],
    `It answers somebody who searched for “${keyword}”; these words need not stand in it.`,
    'State only what is true of the business: no invented prices, offers, numbers or customer words, and no telephone number.',
    ...(language === 'en' ? [] : [`Write it in ${languageName(language)}.`]),
  ].join(' ');
}

const ASKED = {
  Transactional: 'Say what the customer gets and end with the next step to take.',
  'Commercial Investigation':
    'Help the reader compare: what to look at before choosing, and what the price depends on.',
  'Local Intent': 'Say who it is for and how people nearby can reach the business.',
} as const satisfies Record<IntentStage, string>;

/** Where a keyword belongs in the profile. Never in reviews, which customers write themselves. */
export function profilePlacements({ topic, intent, placeKind }: KeywordCandidate, demand: Demand): string[] {
  if (topic.source === 'question') return ['Posts'];
  if (placeKind === 'area') return ['Service area', 'Posts'];
  if (topic.source === 'category') return intent === 'Commercial Investigation' ? ['Posts'] : ['Description', 'Posts'];
  const list =
    demand === 'venue' ? 'Menu' : demand === 'shop' ? 'Products' : demand === 'stay' ? 'Description' : 'Services';
  return intent === 'Local Intent' ? [list, 'Photos'] : [list, 'Posts'];
}
