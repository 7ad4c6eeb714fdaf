import type { ChoiceFeatures } from '../choice-model.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText, isUnspacedScript, keepLetters } from '../language/fold-text.ts';
import { deriveLanguages } from '../language/languages.ts';
import { type PhraseParts, readPhraseParts } from './common-phrase.ts';
import { listDomainLabels, measureDomainAgreement } from './name-domain.ts';
import { withoutLegalForm } from './name-forms.ts';
import { JOINING, SLOGAN_LEXICON } from './name-lexicon.ts';
import { collectNameMentions, listOwnPlaces, type NameMention, type NamePlace } from './name-mentions.ts';
import { readNameSurroundings } from './name-surroundings.ts';
import { nameKey, splitNameTokens } from './name-text.ts';

/** A form that may be the business's name, with what speaks for it. */
export interface NameCandidate {
  readonly text: string;
  /** The same for forms with and without their legal form. */
  readonly key: string;
  /** The same also for forms with and without the town behind them, and the spelling in Latin letters: "Larkhill Dental, Duluth". */
  readonly core: string;
  readonly features: ChoiceFeatures;
  /** Kinds of places that have it whole, and independently of each other; the domain is one. */
  readonly support: number;
  /** How many of these are there for the name alone: structured data, site name, copyright line, logo. */
  readonly stated: number;
  readonly parts: PhraseParts;
  readonly seen: readonly NameMention[];
}

interface Form {
  /** Its folded words with a space between. */
  id: string;
  words: readonly string[];
  readonly seen: NameMention[];
  readonly whole: Map<NamePlace, number>;
  readonly partly: Set<NamePlace>;
  readonly pages: Set<string>;
  strong: number;
}

interface SpelledForm extends Form {
  readonly text: string;
  readonly parts: PhraseParts;
}

type SetFeature = (name: string, value: number | boolean) => void;

const MOST_FORMS = 80;
const MOST_CANDIDATES = 40;
/** Places whose whole text is the name, rather than a line that may say anything. */
const STRONG: ReadonlySet<NamePlace> = new Set([
  'title',
  'data',
  'siteName',
  'copyright',
  'logo',
  'h1',
  'greeting',
  'map',
  'imprint',
  'address',
]);
const STATED: ReadonlySet<NamePlace> = new Set(['data', 'siteName', 'copyright', 'logo']);

/** The forms of the name on a site with their features, each from 0 to 1. */
export function collectNameCandidates(context: FactContext): NameCandidate[] {
  const places = listOwnPlaces(context);
  const forms = groupForms(collectNameMentions(context));
  const surroundings = readNameSurroundings(context);
  const labels = listDomainLabels(context);
  const [language] = deriveLanguages(context).value;
  const ranked = forms
    .filter(({ whole, partly }) => whole.size + partly.size > 1 || (whole.size > 0 && !whole.has('heading')))
    .sort((a, b) => b.strong - a.strong || b.whole.size - a.whole.size)
    .slice(0, MOST_CANDIDATES);
  const spelled = ranked.map((form) => {
    const text = chooseSpelling(form.seen);
    const domain = measureDomainAgreement(form.seen[0]?.text ?? '', form.words, labels);
    return { ...form, text, domain, parts: readPhraseParts(text, places, language) };
  });
  const mostDomain = Math.max(0, ...spelled.filter(({ strong }) => strong > 0).map(({ domain }) => domain));
  return spelled.map((form) => {
    const { id, text, domain, parts, strong, whole, pages, seen } = form;
    const features: Record<string, number> = {};
    const set: SetFeature = (name, value) => {
      if (Number(value) > 0) features[name] = Number(value);
    };
    for (const [place, weight] of whole) if (place !== 'pageTitle') set(place, weight);
    const mentions = surroundings.count(id);
    const all = mentions.whole + mentions.continued;
    const support = strong + Number(domain > 0.6) + Number(mentions.whole > 1) + Number(pages.size > 0);
    set('places', Math.min(6, strong) / 6);
    set('onePlace', support <= 1);
    set('pageShare', pages.size / Math.max(2, context.pages.length - 1));
    set('partly', [...form.partly].filter((place) => !whole.has(place)).length / 6);
    set('domainSame', domain === 1);
    set('domainIn', domain);
    // A domain has Latin letters: how it spells a name in others is not seen.
    set('domainBehind', LATIN.test(id) ? mostDomain - domain : 0);
    set('handle', surroundings.handles.has(keepLetters(id)));
    set('text', Math.min(4, mentions.whole) / 4);
    set('continued', all > 1 ? mentions.continued / all : 0);
    set('menu', surroundings.menu.has(id));
    describeShape(form, set);
    describeCut(form, spelled, set);
    const stated = [...whole.keys()].filter((place) => STATED.has(place)).length;
    const key = nameKey(text);
    return { text, key, core: findCore(key, places), features, support, stated, parts, seen };
  });
}

const LATIN = /\p{Script=Latin}/u;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const MOST_PLACE_WORDS = 3;

/** The words of a name without those that say it again in Latin letters, and without the town or area behind them. */
function findCore(key: string, places: ReadonlySet<string>): string {
  const all = key.split(' ');
  const words = OTHER_SCRIPT.test(key) ? all.filter((word) => !LATIN.test(word)) : all;
  for (let length = Math.min(MOST_PLACE_WORDS, words.length - 1); length >= 1; length -= 1)
    if (places.has(words.slice(-length).join(' '))) return words.slice(0, -length).join(' ');
  return words.join(' ');
}

function groupForms(mentions: readonly NameMention[]): Form[] {
  const forms = new Map<string, Form>();
  for (const one of mentions) {
    const words = splitNameTokens(foldText(one.text)).filter((word) => !JOINING.has(word));
    // Elements side by side are read as one word: "LarkhillDental".
    const letters = words.join('');
    if (letters === '') continue;
    let form = forms.get(letters);
    if (form === undefined) {
      if (forms.size >= MOST_FORMS) continue;
      form = { id: '', words, seen: [], whole: new Map(), partly: new Set(), pages: new Set(), strong: 0 };
      forms.set(letters, form);
    }
    if (words.length >= form.words.length) form.words = words;
    form.seen.push(one);
    if (!one.isWhole) form.partly.add(one.place);
    else if (one.place === 'pageTitle') form.pages.add(one.page.url);
    if (one.isWhole) form.whole.set(one.place, Math.max(form.whole.get(one.place) ?? 0, one.weight));
  }
  for (const form of forms.values()) {
    form.id = form.words.join(' ');
    form.strong = [...form.whole.keys()].filter((place) => STRONG.has(place)).length;
  }
  return [...forms.values()];
}

function describeShape({ words, id, text, parts }: SpelledForm, set: SetFeature): void {
  const letters = keepLetters(id);
  const isUnspaced = isUnspacedScript(text);
  set('common', parts.isCommon);
  set('commonInPlace', parts.isCommon && parts.hasLocative);
  set('town', parts.isPlace);
  set('trade', parts.hasTrade && !parts.isCommon);
  set('pronoun', parts.hasPronoun);
  set('slogan', Math.min(2, words.filter((word) => SLOGAN_LEXICON.has(word)).length) / 2);
  set('mark', /[!?。！？]$|[.…]{2,}$/.test(text));
  set('comma', /,|、/.test(text));
  // In a script without spaces a logo may stand its signs apart.
  set('long', isUnspaced ? 0 : Math.min(1, Math.max(0, words.length - 4) / 4));
  set('oneWord', words.length === 1 && !isUnspaced);
  set('short', letters.length < (isUnspaced ? 2 : 4));
  set('plainWords', Math.min(3, text.split(' ').filter((word) => /^\p{Ll}/u.test(word) && word.length > 3).length) / 3);
  set('digits', /\d{3}/.test(text));
  set('domainLike', looksLikeDomain(text));
  set('legalForm', withoutLegalForm(text) !== text);
}

/** A longer form that several kinds of places have whole shows that this one is cut. */
function describeCut({ id, strong, parts }: SpelledForm, all: readonly SpelledForm[], set: SetFeature): void {
  const longer = all.filter(
    (other) =>
      isWithin(id, other.id) &&
      other.strong > 0 &&
      // "Larkhill Dental in Duluth" says where it is.
      (parts.hasLocative || !other.parts.hasLocative),
  );
  const beforeTrade = longer.filter(
    (other) => other.id.startsWith(`${id} `) && other.parts.hasTrade && !parts.hasTrade,
  );
  const measure = (forms: readonly SpelledForm[]) => Math.min(4, Math.max(0, ...forms.map((one) => one.strong))) / 4;
  set('cut', measure(longer));
  set('cutBeforeTrade', measure(beforeTrade));
  set('cutOnly', strong === 0);
  set('longest', strong >= 2 && !longer.some((other) => other.strong >= 2));
}

/** Whether one form has the words of another in a row; letters are enough in scripts without spaces. */
function isWithin(part: string, whole: string): boolean {
  if (part.length < 2 || whole.length <= part.length) return false;
  if (isUnspacedScript(part)) return whole.includes(part);
  return ` ${whole} `.includes(` ${part} `);
}

/** Places that are written as text, not put together from the elements of a logo. */
const WRITTEN: ReadonlySet<NamePlace> = new Set(['title', 'data', 'siteName', 'copyright']);

/** The spelling that most places have; capitals alone only where there is no other. */
function chooseSpelling(seen: readonly NameMention[]): string {
  const votes = new Map<string, number>();
  for (const { place, text, weight, isWhole } of seen) {
    const vote = weight * (isWhole ? 1 : 0.4) * (WRITTEN.has(place) ? 2 : 1) * factorOfCase(text);
    votes.set(text, (votes.get(text) ?? 0) + vote);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function factorOfCase(text: string): number {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length <= 4 || letters.toUpperCase() === letters.toLowerCase()) return 1;
  return letters === letters.toUpperCase() ? 0.3 : letters === letters.toLowerCase() ? 0.4 : 1;
}

/** A name that is only a host: "example.com". */
function looksLikeDomain(text: string): boolean {
  return /^(?:www\.)?[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{2,63}){0,2}\.[a-z]{2,12}$/iu.test(text.trim());
}
