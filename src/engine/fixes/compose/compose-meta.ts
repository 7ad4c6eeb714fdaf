import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import type { TextVariant, WritingMaterial } from '../writing-material.ts';
import { type BusinessWording, businessWording } from './business-slots.ts';
import { freelyRepeated } from './compose-description.ts';
import { composedText, GrowingText } from './composed-text.ts';
import { fillForBusiness } from './fill-for-business.ts';
import { fillSentence, type Phrase, type Slots } from './filled-sentence.ts';
import { META_TEXTS, type MetaRole } from './meta-wording.ts';
import { type PageRole, pageRole } from './page-role.ts';
import { type SeededChoice, seededChoice } from './seeded-choice.ts';
import { runningService } from './service-phrases.ts';
import { unsaidSlots } from './unsaid-slots.ts';

/** How much of a title a desktop search result shows (practice values, domain facts A5). */
const TITLE_LONGEST = 60;
const DESCRIPTION = { enough: 140, longest: 160 } as const;
/** Titles after these leave out town or category and are used only when nothing better fits. */
const EQUAL_TITLES = 3;
/** How many orders of endings are tried per beginning. */
const MOST_ORDERS = 8;

export interface ComposedMeta {
  readonly role: PageRole;
  /** At most 60 characters; empty where no fact covers the page's subject (a blog post, the privacy page). */
  readonly title: GroundedText;
  /** At most 160 characters; 140 and more where facts allow. */
  readonly description: GroundedText;
}

/** Title and meta description of one page, by its role. Pure. */
export function composeMeta(material: WritingMaterial, page: OutlinePage, variant: TextVariant): ComposedMeta {
  const { role, service } = pageRole(material, page);
  const nothing = composedText([]);
  if (role === 'other') return { role, title: nothing, description: nothing };
  const business = businessWording(material);
  const choice = seededChoice(`${business.identity} ${page.url}`, variant);
  const about = service === null ? null : servicePhrase(business, service);
  if (role === 'service' && about === null) return { role, title: nothing, description: nothing };
  return {
    role,
    title: composeTitle(business, choice, role, about === null ? new Map() : new Map([['service', about.phrase]])),
    description: composeMetaDescription(
      business,
      choice,
      role,
      about === null ? new Map() : new Map([[about.slot, about.phrase]]),
    ),
  };
}

interface PageSubject {
  /** "Emergency dentist" is a person, not a service. */
  readonly slot: 'service' | 'doer';
  readonly phrase: Phrase;
}

/** The page's service as sentences name it. */
function servicePhrase({ services, facts, language, slots }: BusinessWording, name: string): PageSubject | null {
  const fact = facts.find(
    ({ kind, value, foundValue }) => kind === 'service' && (value === name || foundValue === name),
  );
  if (fact === undefined) return null;
  const running = services.find(({ factIds }) => factIds.includes(fact.id));
  if (running !== undefined) return { slot: 'service', phrase: running };
  const text = runningService(fact.value, language, new Set());
  if (text === null) return null;
  const isDoer = text.split(' ').at(-1) === slots.get('keyword')?.text.split(' ').at(-1);
  return { slot: isDoer ? 'doer' : 'service', phrase: { text, factIds: [fact.id] } };
}

function composeTitle(business: BusinessWording, choice: SeededChoice, role: MetaRole, added: Slots): GroundedText {
  const slots = new Map([...unsaidSlots(business, new Set()), ...added]);
  const fitting = META_TEXTS[business.language].roles[role].titles.flatMap((wording) => {
    const title = fillForTitle(business, wording, slots);
    return title === null || title.text.length > TITLE_LONGEST || saysTwice(title.text) ? [] : [title];
  });
  const saidMost = Math.max(0, ...fitting.map(({ factIds }) => factIds.length));
  const best = fitting.filter(({ factIds }) => factIds.length >= Math.min(3, saidMost)).slice(0, EQUAL_TITLES);
  const [title] = choice.turn(best);
  return composedText(title === undefined ? [] : [title]);
}

/** Titles are often "category | name", even where the name contains the category. */
function fillForTitle(business: BusinessWording, wording: string, slots: Slots): GroundedSentence | null {
  return wording.includes(' | ') ? fillSentence(wording, slots) : fillForBusiness(business, wording, slots);
}

/** "Harbor Plumbing, plumbing in Duluth". */
function saysTwice(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words).size < words.length;
}

/** The combination that best fills the space, among several beginnings. */
function composeMetaDescription(
  business: BusinessWording,
  choice: SeededChoice,
  role: MetaRole,
  added: Slots,
): GroundedText {
  const { heads, tails } = META_TEXTS[business.language].roles[role];
  const ordered = [
    ...choice.order('tails', tails, keyOf),
    ...choice.order('contact', META_TEXTS[business.language].contacts, keyOf),
  ];
  const texts = choice.order('heads', heads, keyOf).flatMap((head) => bestGrown(business, head, ordered, added) ?? []);
  const telling = (text: GroundedText) => text.sentences[0]?.factIds.length ?? 0;
  const most = Math.min(3, Math.max(0, ...texts.map(telling)));
  const best = texts.filter((text) => telling(text) >= most);
  const enough = best.filter(({ text }) => text.length >= DESCRIPTION.enough);
  const longest = best.toSorted((one, other) => other.text.length - one.text.length);
  return choice.turn(enough)[0] ?? longest[0] ?? composedText([]);
}

const keyOf = (wording: string): string => wording;

/** The best combination of endings for one beginning, trying several orders. */
function bestGrown(
  business: BusinessWording,
  head: string,
  tails: readonly string[],
  added: Slots,
): GroundedText | null {
  let longest: GroundedText | null = null;
  for (let turn = 0; turn < MOST_ORDERS; turn += 1) {
    const text = grown(business, head, [...tails.slice(turn), ...tails.slice(0, turn)], added);
    if (text === null) return null;
    if (text.text.length >= DESCRIPTION.enough) return text;
    if (longest === null || text.text.length > longest.text.length) longest = text;
  }
  return longest;
}

function grown(business: BusinessWording, head: string, tails: readonly string[], added: Slots): GroundedText | null {
  const text = new GrowingText(DESCRIPTION.longest, freelyRepeated(business));
  let slots = new Map([...unsaidSlots(business, text.said), ...added]);
  const first = fillForBusiness(business, head, slots);
  if (first === null || !text.add(first)) return null;
  for (const wording of tails) {
    if (text.length >= DESCRIPTION.enough) break;
    const next = fillForBusiness(business, wording, slots);
    if (next !== null && text.add(next)) slots = new Map([...unsaidSlots(business, text.said), ...added]);
  }
  return text.toText();
}
