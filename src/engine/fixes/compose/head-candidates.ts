import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { readPattern } from '../../data/patterns.ts';
import { findCutOffParts } from '../../factors/cut-off.ts';
import { foldText, withoutWebAddresses } from '../../facts/language/fold-text.ts';
import { isGenericName } from '../../facts/name/generic-name.ts';
import { isBare, sentencesWithSigns, splitAtSigns } from '../compare/compare-texts.ts';
import { isSameStem, listContentTokens } from '../compare/content-tokens.ts';
import { isSaying } from '../compare/free-words.ts';
import type { KnownFacts } from '../compare/known-facts.ts';
import { fillSentence, type Phrase } from './filled-sentence.ts';
import type { HeadSlots } from './head-slots.ts';
import { isPlainPhrase, withoutPraise, withTownInside } from './own-with-town.ts';

/** What a title or heading is about: the business, or a service of a page. */
export interface HeadSubject {
  /** The service as a phrase; null: the whole business. */
  readonly service: Phrase | null;
}

/** Of today's words not more can be carried into a new title. */
const MOST_CARRIED = 5;
const FEW_WORDS = 3;
const LAST_WORDS = 3;
const LIST_SIGNS = /\s*[,&]\s*|\s+(?:and|und|et|y|e|en|of)\s+/u;
const MOST_OF_SENTENCE = 30;
const YOUR = new RegExp(`^(?:${readPattern('calls', 'secondPerson')})\\s+(?=\\p{Lu})`, 'iu');
/** No town can stand behind a line of two parts, or behind an exclamation. */
const SIGN = /[!?|:;]/;
/** "Fine work since 1974". */
const SINCE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('names', 'since')})\s+(?:19|20)\d\d(?!\d)`, 'iu');
/** "Welcome to the website of". */
const GREETING = new RegExp(
  `^(?:${readPattern('names', 'greeting')})\\s+(?:${readPattern('texts', 'greetingArticle')})?`,
  'u',
);

/** Titles, the most complete first: from facts, and from today's words with what they lack. Each with the facts behind it. */
export function titleCandidates(
  { slots, what, name, nameSaysWhat, nameSaysWhere }: HeadSlots,
  { service }: HeadSubject,
  before: string | null,
  facts: KnownFacts,
): GroundedText[] {
  const subject = service ?? what;
  const own = withoutGreetings(before);
  const carried: Phrase | null = own === '' ? null : { text: own, factIds: [] };
  // "Driving lessons | Premier Drive": a name that says no trade may sound like one.
  const filled = (text: string): Fill =>
    filler(slots, { subject, own: { text, factIds: [] } }, nameSaysWhat ? '' : (subject?.text ?? ''));
  const fill = filled(own);
  const parts = splitAtSigns(own);
  // "Talent, style, spunk" of "Falk Hair | Talent, style, spunk".
  const left = parts.filter((part) => !isSaying(part, facts));
  const told = left.length === parts.length ? '' : left.join(' | ');
  // "Falk & Ost | Your plumber" with a town behind it.
  const spoken = left.map((part) => part.replace(YOUR, '')).join(' | ');
  const tells = service === null ? facts.saysWhat(own) : false;
  // Where the trade is not known, name and town are the most that can be said.
  const isNamed = service === null && (nameSaysWhat || what === undefined);
  return [
    ...(isNamed && !nameSaysWhere ? [fill('{name} | {place}'), fill('{name} | {city}')] : []),
    ...(isNamed && nameSaysWhere ? [fill('{name}')] : []),
    ...(!isNamed && !(service !== null && isNameSaid(service, name))
      ? [fill('{subject} {inPlace} | {name}'), fill('{subject} {inCity} | {name}'), fill('{subject} | {name}')]
      : []),
    ...(carried === null ? [] : carry(fill, own, tells, facts)),
    ...(told === '' || service !== null ? [] : carry(filled(told), told, facts.saysWhat(told), facts)),
    ...(isNamed && service === null ? [fill('{subject} {inPlace} | {name}'), fill('{subject} {inCity} | {name}')] : []),
    ...(service === null && left.length > 1 && findCutOffParts('title', own, facts) !== null
      ? [filled([...left.slice(1), ...left.slice(0, 1)].join(' | '))('{own}')]
      : []),
    ...(tells && !facts.saysWhere(own) ? [filled(spoken)('{own} {city}')] : []),
    ...(name === undefined ? [fill('{subject} {inPlace}'), fill('{subject} {inCity}')] : []),
  ].flatMap((text) => text ?? []);
}

/** Today's words, completed by the town behind or the trade in front. */
function carry(fill: Fill, own: string, tells: boolean, facts: KnownFacts): (GroundedText | null)[] {
  const isPlaced = facts.saysWhere(own);
  if ((tells || !facts.knowsTrade) && isPlaced) return [fill('{own}')];
  if (tells) return [fill('{own} | {place}'), fill('{own} | {city}'), fill('{own}, {city}')];
  if (listContentTokens(own).length > MOST_CARRIED) return [];
  return isPlaced
    ? [fill('{subject} | {own}')]
    : [fill('{subject} {inPlace} | {own}'), fill('{subject} {inCity} | {own}')];
}

/** Main headings, the most complete first. */
export function headingCandidates(
  { slots, what, name, city, nameSaysWhat, nameSaysWhere, language, services }: HeadSlots,
  { service }: HeadSubject,
  before: string | null,
  facts: KnownFacts,
  title: string | null = null,
): GroundedText[] {
  const subject = service ?? what;
  const own = withoutGreetings(before);
  const list = service === null ? listedInTitle(title, facts) : null;
  const slogan = own.replace(/\s*[.!]$/, '');
  const isSlogan = slogan !== '' && !SIGN.test(slogan) && !/[.]\s/.test(slogan);
  const fill = filler(slots, {
    subject,
    list,
    own: own === '' ? null : { text: own.replace(/\.$/, ''), factIds: [] },
    slogan: isSlogan ? { text: slogan, factIds: [] } : null,
  });
  const nameWords = listContentTokens(name?.text ?? '');
  const isName = own !== '' && listContentTokens(own).every((word) => nameWords.some((one) => isSameStem(one, word)));
  const holdsName = name !== undefined && endsWord(own, name.text);
  const colon = language === 'fr' ? ' :' : ':';
  // Where the trade is not known, "Sport" may be whom an osteopath treats.
  const isKnown = subject !== undefined;
  const isPlaceless = own !== '' && !facts.saysWhere(own) && !facts.hintsAtPlace(own);
  const praised = service === null && isKnown ? withoutPraise(own, facts).replace(/\.$/, '') : own;
  const inside =
    service === null && (isKnown || facts.namesTrade(own))
      ? withTownInside(asWritten(before, own).replace(/\.$/, ''), name?.text ?? null, facts, colon)
      : null;
  const isPlain = isPlaceless && facts.saysWhat(own) && (isKnown || facts.namesTrade(own)) && isPlainPhrase(own);
  const listed = services.slice(0, 3);
  const signs =
    service === null ? sentencesWithSigns(before ?? '').filter((one) => one.length <= MOST_OF_SENTENCE) : [];
  const [since] = service === null ? (SINCE.exec(before ?? '') ?? []) : [];
  const isNameEnough = service === null && nameSaysWhat && nameSaysWhere && (own === '' || isName);
  // "Dog grooming salon Rekel" of "Grooming salon Rekel".
  const letters = (text: string) => text.replace(/\P{L}/gu, '').length;
  // "Rekel, joy in glass": a slogan behind the name, which "in Duluth" would end.
  const [joint = ''] = slots.get('inCity')?.text.toLowerCase().split(' ') ?? [];
  const behind = own.toLowerCase().split(name?.text.toLowerCase() ?? own.toLowerCase())[1] ?? '';
  const endsInSlogan = behind.split(' ').includes(joint);
  // "Find your balance through yoga", where "in Duluth" can follow.
  const last = own.split(' ').slice(-LAST_WORDS);
  const endsInTrade =
    last.length === LAST_WORDS &&
    isSlogan &&
    !facts.saysWhere(own) &&
    !facts.hintsAtPlace(own) &&
    facts.saysWhat(last.at(-1) ?? '') &&
    last.at(-2) !== joint;
  const isFullerName =
    holdsName &&
    !endsInSlogan &&
    !SIGN.test(own) &&
    letters(own) > letters(name.text) &&
    listContentTokens(own).length === nameWords.length;
  return [
    ...(isFullerName ? [fill('{own} {inPlace}'), fill('{own} {inCity}')] : []),
    ...(isNameEnough ? [fill('{name}')] : []),
    ...(signs.length === 1 ? [fill(`{subject} {inPlace}. ${signs[0]}`), fill(`{subject} {inCity}. ${signs[0]}`)] : []),
    ...(since !== undefined ? [fill(`{subject} {inPlace} ${since}`), fill(`{subject} {inCity} ${since}`)] : []),
    ...(isName && service === null && (nameSaysWhat || what === undefined) && !nameSaysWhere
      ? [fill('{name} {inPlace}'), fill('{name} {inCity}')]
      : []),
    ...(isName && service === null && !nameSaysWhat
      ? [fill(`{name}${colon} {subject} {inPlace}`), fill(`{name}${colon} {subject} {inCity}`)]
      : []),
    ...((isPlain ||
      (holdsName && !isName && !SIGN.test(own) && listContentTokens(own).length === nameWords.length + 1)) &&
    !endsInSlogan
      ? [fill('{own} {inPlace}'), fill('{own} {inCity}')]
      : []),
    ...(service === null && endsInTrade ? [fill('{own} {inPlace}'), fill('{own} {inCity}')] : []),
    ...(inside === null ? [] : [fill(inside)]),
    ...(isPlainPhrase(praised) && praised !== own && isPlaceless && facts.saysWhat(praised)
      ? [fill(`${praised} {inPlace}`), fill(`${praised} {inCity}`)]
      : []),
    ...(list === null ? [fill('{subject} {inPlace}'), fill('{subject} {inCity}')] : [fill('{list} {inCity}')]),
    ...(subject === undefined && nameSaysWhat ? [fill(nameSaysWhere ? '{name}' : '{name} {inCity}')] : []),
    ...(service === null && name !== undefined && !nameSaysWhat && !isName
      ? [fill(`{name}${colon} {subject} {inCity}`)]
      : []),
    ...(service === null &&
    listed.length === 3 &&
    city !== undefined &&
    (isKnown || listed.some(({ text }) => facts.namesTrade(text)))
      ? [fill('{services} {inCity}')]
      : []),
    ...(service === null ? [fill('{subject} {inCity}, {areas}')] : []),
    // A slogan stays whole behind what and where.
    ...(service === null && !facts.saysWhere(own) && !facts.hintsAtPlace(own)
      ? [fill(`{subject} {inPlace}${colon} {slogan}`), fill(`{subject} {inCity}${colon} {slogan}`)]
      : []),
    ...(service === null && nameSaysWhat && isPlaceless && !isName
      ? [fill(`{name} {inPlace}${colon} {slogan}`), fill(`{name} {inCity}${colon} {slogan}`)]
      : []),
  ].flatMap((text) => text ?? []);
}

/** Whether a word of the text ends with the name: "Hondentrimsalon Rekel" has "Trimsalon Rekel", "Falkenau" has no "Falk". */
function endsWord(text: string, name: string): boolean {
  return new RegExp(String.raw`${RegExp.escape(name.toLowerCase())}(?![\p{L}\p{N}])`, 'u').test(text.toLowerCase());
}

/** The part of a title that lists several services and no place: one of them would say less. */
function listedInTitle(title: string | null, facts: KnownFacts): Phrase | null {
  const part = splitAtSigns(title).find((one) => {
    const items = one.split(LIST_SIGNS).filter((item) => item.trim() !== '');
    return (
      items.length >= FEW_WORDS &&
      items.every((item) => facts.saysWhat(item)) &&
      !facts.saysWhere(one) &&
      !facts.saysName(one)
    );
  });
  return part === undefined ? null : { text: part, factIds: [] };
}

type Fill = (wording: string) => GroundedText | null;

function filler(slots: HeadSlots['slots'], more: Readonly<Record<string, Phrase | null | undefined>>, free = ''): Fill {
  const all = new Map(slots);
  for (const [slot, phrase] of Object.entries(more)) {
    if (phrase === null || phrase === undefined) all.delete(slot);
    else all.set(slot, phrase);
  }
  return (wording) => {
    const sentence = fillSentence(wording, all);
    return sentence === null ||
      saysTwice(sentence.text.toLowerCase().replace(free.toLowerCase(), ''), all.get('own')?.text ?? '')
      ? null
      : { text: sentence.text, sentences: [sentence], writer: 'composer' };
  };
}

/** "Duluth Plumbing | Duluth": a word of four letters and more twice, unless today's text has it twice. */
function saysTwice(text: string, today: string): boolean {
  const count = (one: string) => {
    const stems = listContentTokens(one).map(({ stem }) => stem);
    return stems.length - new Set(stems).size;
  };
  return count(text) > (text.includes(today.toLowerCase()) ? count(today) : 0);
}

const EMOJI = /\p{Emoji_Presentation}\uFE0F?\s*/gu;

/** Today's text without "Home", "Welcome to", emoji and the like. */
export function withoutGreetings(before: string | null): string {
  if (isBare(before)) return '';
  const parts = splitAtSigns(withoutWebAddresses((before ?? '').replace(EMOJI, ''))).filter(
    (part) => !isGenericName(part),
  );
  const said = parts.join(' | ').replace(/[\s:,-]+$/, '');
  const greeted = GREETING.exec(foldText(said));
  return greeted === null || foldText(said).length !== said.length
    ? said
    : said
        .slice(greeted[0].length)
        .replace(/[.!?]+$/, '')
        .trim();
}

/** Today's text with its own signs, where nothing was left out of it. */
export function asWritten(before: string | null, own: string): string {
  return splitAtSigns(before).join(' | ') === own ? (before?.trim() ?? own) : own;
}

function isNameSaid(service: Phrase, name: Phrase | undefined): boolean {
  return name?.text.toLowerCase().includes(service.text.toLowerCase()) ?? false;
}
