import { usableFacts } from '#shared/fixes/fact-sheet.ts';
import type { GroundedSentence, GroundedText } from '#shared/fixes/grounded-text.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { isGenericName } from '../../facts/name/generic-name.ts';
import { isSaidBy } from '../compare/content-tokens.ts';
import { type KnownFacts, readKnownFacts } from '../compare/known-facts.ts';
import { listBetter, type OpenText, type SettledGrounded, settleText } from '../compare/settle-text.ts';
import { tokenizeWords } from '../verify/word-stems.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { composedText } from './composed-text.ts';
import { readDescribed } from './described-business.ts';
import { descriptionCandidates, openingLine } from './description-candidates.ts';
import { fillSentence, type Phrase } from './filled-sentence.ts';
import { type HeadSubject, headingCandidates, titleCandidates } from './head-candidates.ts';
import { type HeadSlots, readHeadSlots } from './head-slots.ts';
import { META_WORDINGS } from './meta-wording.ts';
import { type PageRole, pageRole } from './page-role.ts';
import { runningService } from './service-phrases.ts';
import { SlotWriter } from './slot-writer.ts';

const MOST_IDEAS = 6;

/** Title, main heading and description of one page, each compared with today's. */
export interface SettledPage {
  readonly role: PageRole;
  readonly title: SettledGrounded;
  readonly heading: SettledGrounded;
  readonly description: SettledGrounded;
  /** Headings that are all better than today's, the most complete first; `heading` is the first. */
  readonly headingIdeas: readonly GroundedText[];
  /** What and where in one line, to stand below the heading; null where that is not known. */
  readonly opening: GroundedText | null;
}

/** Title, main heading and description of the home page; null where no page was read. */
export function settleHome(material: WritingMaterial): SettledPage | null {
  const [home] = material.outline.pages;
  return home === undefined ? null : settlePage(material, home);
}

const SETTLED = new WeakMap<WritingMaterial, Map<string, SettledPage>>();

/** Settles title, main heading and description of a page of the outline; once per material. Pure. */
export function settlePage(material: WritingMaterial, page: OutlinePage): SettledPage {
  const pages = SETTLED.get(material) ?? new Map<string, SettledPage>();
  SETTLED.set(material, pages);
  const settled = pages.get(page.url) ?? settle(material, page);
  pages.set(page.url, settled);
  return settled;
}

function settle(material: WritingMaterial, page: OutlinePage): SettledPage {
  const known = readKnownFacts(material);
  const { role, service } = pageRole(material, page);
  const slots = isInOurLanguage(material, page) ? readHeadSlots(material, known) : null;
  const head = slots === null || slots.isForeign ? null : slots;
  const phrase = service === null ? null : servicePhrase(material, service);
  const isAbout = role === 'home' || (role === 'service' && phrase !== null);
  const about = { isForeign: head === null, subject: isAbout ? service : undefined };
  const subject: HeadSubject = { service: phrase };
  const [title, heading, description] = [page.title, getMainHeading(page, known), page.metaDescription];
  const make = (write: (one: HeadSlots) => GroundedText[]) => (head === null || !isAbout ? [] : write(head));
  const openTitle: OpenText = {
    ...about,
    kind: 'title',
    before: title,
    isRepeated: role !== 'home' && isShared(material, title, (one) => one.title),
    candidates: isAbout
      ? slots === null
        ? []
        : titleCandidates(slots, subject, title, known)
      : [...(head === null ? [] : plainTitles(head, role)), ...headlineTitles(material, page)],
  };
  const openHeading: OpenText = {
    ...about,
    kind: 'heading',
    before: heading,
    all: page.headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])).join(' | '),
    candidates: make((one) => headingCandidates(one, subject, heading, known, title)),
  };
  const openDescription: OpenText = {
    ...about,
    kind: 'description',
    before: description,
    isRepeated: role !== 'home' && isShared(material, description, (one) => one.metaDescription),
    candidates: make((one) =>
      descriptionCandidates(one, subject, description, known, title, service === null ? otherFacts(material) : []),
    ),
  };
  return {
    role,
    title: settleText(openTitle, known),
    heading: settleText(openHeading, known),
    description: settleText(openDescription, known),
    headingIdeas: withoutShorter(listBetter(openHeading, known)).slice(0, MOST_IDEAS),
    opening: head === null ? null : openingLine(head, subject),
  };
}

/** Without those that another one says with more: "Plumber in Duluth" beside "Plumber in Duluth, MN". */
function withoutShorter(ideas: readonly GroundedText[]): GroundedText[] {
  return ideas.filter(({ text }, at) => !ideas.some((other, index) => index < at && other.text.startsWith(text)));
}

/** Sentences of the facts that no wording of a page description has: license, people, ways of working, urgent jobs. */
function otherFacts(material: WritingMaterial): GroundedSentence[] {
  const parts = new SlotWriter(readDescribed(material), []).parts();
  return parts.flatMap(({ topic, sentence }) => (topic === 'services' || topic === 'areas' ? [] : [sentence]));
}

/** Whether a main heading for the home page gains something over today's and loses nothing. */
export function isBetterHeading(material: WritingMaterial, heading: GroundedText): boolean {
  const [home] = material.outline.pages;
  if (home === undefined) return false;
  const known = readKnownFacts(material);
  const open: OpenText = {
    kind: 'heading',
    before: getMainHeading(home, known),
    subject: null,
    isForeign: false,
    candidates: [heading],
  };
  return listBetter(open, known).length > 0;
}

/** The first main heading that says what the business does, else the first with words; null: none. "Menu" is a part of the page. */
export function getMainHeading({ headings }: Pick<OutlinePage, 'headings'>, known: KnownFacts): string | null {
  const main = headings.flatMap(({ level, text }) => (level === 1 && text.trim() !== '' ? [text.trim()] : []));
  const isSection = (text: string) =>
    !text.includes(' ') &&
    !known.namesTrade(text) &&
    !tokenizeWords(text).some((word) => isSaidBy(known.serviceWords, word));
  return main.find((text) => known.saysWhat(text) && !isSection(text)) ?? main[0] ?? null;
}

/** A page in another language than the home page would get texts in the wrong one. */
function isInOurLanguage({ outline }: WritingMaterial, page: OutlinePage): boolean {
  const languageOf = (one: OutlinePage | undefined) => one?.lang?.slice(0, 2).toLowerCase();
  const [own, main] = [languageOf(page), languageOf(outline.pages[0])];
  return own === undefined || main === undefined || own === main;
}

/** Titles of pages that are not about what the business does. */
function plainTitles({ language, slots, nameSaysWhere }: HeadSlots, role: PageRole): GroundedText[] {
  if (role !== 'services' && role !== 'contact' && role !== 'about') return [];
  const wordings = META_WORDINGS[language].titles[role];
  const fitting = nameSaysWhere ? wordings.filter((wording) => !wording.includes('{in')) : wordings;
  return fitting.flatMap((wording) => {
    const sentence = fillSentence(wording, slots);
    return sentence === null ? [] : [composedText([sentence])];
  });
}

/** The page's own headline with the name of the business: in any language, and for any page. */
function headlineTitles({ sheet }: WritingMaterial, { headings }: OutlinePage): GroundedText[] {
  const name = usableFacts(sheet).find(({ kind }) => kind === 'name');
  const headline = headings.find(({ text }) => text.trim() !== '' && !isGenericName(text))?.text.trim();
  if (name === undefined || headline === undefined || isSameLine(headline, name.value)) return [];
  return [composedText([{ text: `${headline} | ${name.value}`, factIds: [name.id] }])];
}

function isSameLine(one: string, other: string): boolean {
  return one.toLowerCase().includes(other.toLowerCase());
}

/** The page's service as a phrase with its fact; null where no fact has it, or its name is none for a text. */
function servicePhrase({ sheet }: WritingMaterial, name: string): Phrase | null {
  const fact = sheet.facts.find(
    ({ kind, state, value, foundValue }) =>
      kind === 'service' && state !== 'rejected' && (value === name || foundValue === name),
  );
  const text = fact === undefined ? null : runningService(fact.value, sheet.language, new Set());
  return fact === undefined || text === null ? null : { text, factIds: [fact.id] };
}

function isShared(
  { outline }: WritingMaterial,
  text: string | null,
  read: (page: OutlinePage) => string | null,
): boolean {
  const today = text?.trim() ?? '';
  return today !== '' && outline.pages.filter((page) => read(page)?.trim() === today).length > 1;
}
