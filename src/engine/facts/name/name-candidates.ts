import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { readPattern } from '../../data/patterns.ts';
import type { ChoiceFeatures } from '../choice-model.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText, isUnspacedScript, keepLetters } from '../language/fold-text.ts';
import { type PhraseParts, readPhraseParts } from './common-phrase.ts';
import { withoutLegalForm } from './name-forms.ts';
import { JOINING, SLOGAN_LEXICON } from './name-lexicon.ts';
import { collectNameMentions, leadsHome, listOwnPlaces, type NameMention, type NamePlace } from './name-mentions.ts';
import { nameKey, splitNameTokens } from './name-text.ts';

/** A form that may be the business's name, with what speaks for it. */
export interface NameCandidate {
  readonly text: string;
  /** The same for forms with and without their legal form. */
  readonly key: string;
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
const LONGEST_READ = 15_000;

/** The forms of the name on a site with their features, each from 0 to 1. */
export function collectNameCandidates(context: FactContext): NameCandidate[] {
  const places = listOwnPlaces(context);
  const forms = groupForms(collectNameMentions(context));
  const surroundings = readSurroundings(context);
  const ranked = forms
    .filter(({ whole, partly }) => whole.size + partly.size > 1 || (whole.size > 0 && !whole.has('heading')))
    .sort((a, b) => b.strong - a.strong || b.whole.size - a.whole.size)
    .slice(0, MOST_CANDIDATES);
  const letters = new Map(ranked.map((form) => [form, agreeWithDomain(form, surroundings.labels)]));
  const mostDomain = Math.max(0, ...ranked.filter(({ strong }) => strong > 0).map((form) => letters.get(form) ?? 0));
  const texts = new Map(ranked.map((form) => [form, chooseSpelling(form.seen)]));
  const parts = new Map(ranked.map((form) => [form, readPhraseParts(texts.get(form) ?? '', places)]));
  return ranked.flatMap((form) => {
    const text = texts.get(form);
    const made = parts.get(form);
    if (text === undefined || made === undefined) return [];
    const features: Record<string, number> = {};
    const set = (name: string, value: number | boolean) => {
      if (Number(value) > 0) features[name] = Number(value);
    };
    for (const [place, weight] of form.whole) if (place !== 'pageTitle') set(place, weight);
    const domain = letters.get(form) ?? 0;
    const mentions = surroundings.count(form.id);
    set('places', Math.min(6, form.strong) / 6);
    set('pageShare', form.pages.size / Math.max(2, context.pages.length - 1));
    set('partly', [...form.partly].filter((place) => !form.whole.has(place)).length / 6);
    set('domainSame', domain === 1);
    set('domainIn', domain);
    set('domainBehind', mostDomain - domain);
    set(
      'handle',
      surroundings.handles.some((one) => one === keepLetters(form.id)),
    );
    set('text', Math.min(4, mentions.whole) / 4);
    set(
      'continued',
      mentions.whole + mentions.continued > 1 ? mentions.continued / (mentions.whole + mentions.continued) : 0,
    );
    describeShape(form, text, made, set);
    set('menu', surroundings.menu.has(form.id));
    const longer = ranked.filter(
      (other) =>
        isWithin(form.id, other.id) &&
        other.strong > 0 &&
        // "Larkhill Dental in Duluth" says where it is.
        (made.hasLocative || parts.get(other)?.hasLocative !== true),
    );
    // A longer form that several kinds of places have whole shows that this one is cut.
    set('cut', Math.min(4, Math.max(0, ...longer.map((other) => other.strong))) / 4);
    set(
      'cutBeforeTrade',
      Math.min(
        4,
        Math.max(
          0,
          ...longer
            .filter(
              (other) => other.id.startsWith(`${form.id} `) && parts.get(other)?.hasTrade === true && !made.hasTrade,
            )
            .map((other) => other.strong),
        ),
      ) / 4,
    );
    set('longest', form.strong >= 2 && !longer.some((other) => other.strong >= 2));
    const support = form.strong + Number(domain > 0.6) + Number(mentions.whole > 1) + Number(form.pages.size > 0);
    set('onePlace', support <= 1);
    set('cutOnly', form.strong === 0);
    const stated = [...form.whole.keys()].filter((place) => STATED.has(place)).length;
    return [{ text, key: nameKey(text), features, support, stated, parts: made, seen: form.seen }];
  });
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

function describeShape(
  { words, id }: Form,
  text: string,
  parts: PhraseParts,
  set: (name: string, value: number | boolean) => void,
): void {
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
  set('long', Math.min(1, Math.max(0, words.length - 4) / 4));
  set('oneWord', words.length === 1 && !isUnspaced);
  set('short', letters.length < (isUnspaced ? 2 : 4));
  set('plainWords', Math.min(3, text.split(' ').filter((word) => /^\p{Ll}/u.test(word) && word.length > 3).length) / 3);
  set('digits', /\d{3}/.test(text));
  set('domainLike', looksLikeDomain(text));
  set('legalForm', withoutLegalForm(text) !== text);
}

interface Surroundings {
  readonly labels: readonly string[];
  readonly handles: readonly string[];
  readonly menu: ReadonlySet<string>;
  /** How often the home page's text has these words, and how often it goes on with another capital. */
  count(id: string): { whole: number; continued: number };
}

const FREE_MAIL = new RegExp(String.raw`^(?:${readPattern('names', 'freeMail')})\.`);

function readSurroundings(context: FactContext): Surroundings {
  const labels = new Set(listOwnLabels(context));
  const handles = new Set<string>();
  const menu = new Set<string>();
  for (const page of context.pages.slice(0, 6)) {
    for (const [at, { href, region, text }] of page.links.entries()) {
      if (/^mailto:/i.test(href)) {
        const [local = '', host = ''] = (href.slice(7).split('?')[0] ?? '').toLowerCase().split('@');
        const from = FREE_MAIL.test(host) ? local : (host.split('.').at(-2) ?? '');
        if (from.length >= 4) handles.add(keepLetters(foldText(from)));
      }
      const handle =
        /^https?:\/\/(?:\w{1,8}\.)?(?:facebook|instagram|twitter|x|youtube|tiktok)\.com\/@?([\w.%-]{4,80})\/?(?:\?|$)/i.exec(
          href,
        )?.[1];
      if (handle !== undefined) handles.add(keepLetters(foldText(handle)));
      // A menu entry that links to another page or section is the name of that; the first one is often the logo.
      if (
        page === context.home &&
        at > 0 &&
        (region === 'nav' || region === 'header') &&
        !leadsHome(context, page, href)
      )
        menu.add(makeId(text));
    }
  }
  return { labels: [...labels], handles: [...handles], menu, count: createCounter(context) };
}

function makeId(text: string): string {
  return splitNameTokens(foldText(text.slice(0, 200)))
    .filter((word) => !JOINING.has(word))
    .join(' ');
}

/** Counts words in the home page's text; JOINING ones are left out there too. */
function createCounter(context: FactContext): Surroundings['count'] {
  const starts = new Map<number, boolean>();
  let text = ' ';
  for (const block of context.home.blocks) {
    if (text.length > LONGEST_READ) break;
    if (block.hidden) continue;
    for (const [word, gap] of listWords(block.text.slice(0, 2000))) {
      const folded = foldText(word);
      if (JOINING.has(folded)) continue;
      starts.set(text.length, gap && /^\p{Lu}/u.test(word));
      text += `${folded} `;
    }
    // No name goes over the end of a block.
    text += '| ';
  }
  return (id) => {
    const needle = isUnspacedScript(id) ? id : ` ${id} `;
    const counted = { whole: 0, continued: 0 };
    if (id.length < 2) return counted;
    for (let at = text.indexOf(needle); at >= 0 && counted.whole < 8; at = text.indexOf(needle, at + 1)) {
      if (starts.get(at + needle.length) === true) counted.continued += 1;
      else counted.whole += 1;
    }
    return counted;
  };
}

/** Words with whether nothing but a space is before them. */
function* listWords(text: string): Generator<[word: string, isJoined: boolean]> {
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    yield [match[0], text.slice(end, match.index) === ' '];
    end = match.index + match[0].length;
  }
}

/** Whether one form has the words of another in a row; letters are enough in scripts without spaces. */
function isWithin(part: string, whole: string): boolean {
  if (part.length < 2 || whole.length <= part.length) return false;
  if (isUnspacedScript(part)) return whole.includes(part);
  return ` ${whole} `.includes(` ${part} `);
}

/** The labels of the site's own and e-mail domains, without free mail and shared hosts. Folded letters. */
function listOwnLabels(context: FactContext): string[] {
  const labels = new Set<string>();
  for (const host of [...(context.siteDomain === null ? [] : [context.siteDomain]), ...context.ownHosts]) {
    const { domainWithoutSuffix, subdomain, isPrivate, hostname } = parse(host, { allowPrivateDomains: true });
    // `name.example.test` and `name.github.io`: the label before the suffix is the site's name too.
    const label = domainWithoutSuffix ?? hostname?.split('.')[0] ?? '';
    if (label.length >= 3) labels.add(keepLetters(foldText(domainToUnicode(label))));
    if (isPrivate === true && subdomain !== null && subdomain !== 'www' && subdomain.length >= 3)
      labels.add(keepLetters(foldText(subdomain)));
  }
  return [...labels];
}

const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  '@': 'at',
  '&': 'and',
};

/** How well the letters of a form and of the domain match, 0 to 1: "Hair@Corner" is hairatcorner, "Bäckerei Öz" baeckereioez. */
function agreeWithDomain(form: Form, labels: readonly string[]): number {
  const written = (form.seen[0]?.text ?? '').toLowerCase().normalize('NFC');
  const spellings = new Set([
    keepLetters(form.id),
    keepLetters(foldText(written)),
    keepLetters(foldText(written.replace(/[äöüåø@&]/g, (one) => UMLAUTS[one] ?? one))),
  ]);
  let most = 0;
  for (const label of labels)
    for (const letters of spellings) {
      if (letters.length < 3 || label.length < 3) continue;
      if (label === letters) return 1;
      most = Math.max(most, coverInOrder(label, form.words, letters.length));
    }
  return most;
}

/** The share of letters that a label and the words of a form have in common, in order: "Larkhill Dental Clinic" and `larkhilldental`. */
function coverInOrder(label: string, words: readonly string[], letters: number): number {
  let at = 0;
  let covered = 0;
  for (const word of words) {
    if (word.length < 2) continue;
    const found = label.indexOf(word, at);
    if (found < 0) continue;
    covered += word.length;
    at = found + word.length;
  }
  return covered / Math.max(label.length, letters);
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
