import type { Mention } from '#shared/audit/business.ts';
import type { Page } from '../../crawl/html/page.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, mention } from '../mentions.ts';
import { foldText, isAscii } from './fold-text.ts';
import { LANGUAGE_NAMES, LANGUAGES_BY_SITE_TERM, LANGUAGES_BY_TERM, SCRIPTS } from './language-profiles.ts';

/** Enough text to detect a language. */
const MOST_CHARACTERS_PER_PAGE = 3000;
/** The minimum share of common words of the language in a text, below which the text is a list of names. */
const SMALLEST_SHARE = 0.06;
const FEWEST_HITS = 3;
/** One word, however often, is no language: a week of "8 am" is not German. */
const FEWEST_WORDS = 2;
/** A word counts by the number of languages that share it: letters of house numbers ("41a") and "e-mail" prove nothing, however many there are. */
const FEWEST_VOTES = 1;
/** The share of the likeliest language's weight from which on a declared one is believed. */
const NEARLY = 0.85;
/** Templates declare English by themselves; another language beside as many English words is a page in both. */
const NEARLY_BESIDE_ENGLISH = 0.3;
/** Number of characters of a script that determines the language of a page. */
const FEWEST_SCRIPT_LETTERS = 8;
const ANOTHER_LANGUAGE_WORDS = 40;
const LITTLE_TEXT_WORDS = 400;

interface PageLanguage {
  readonly page: Page;
  readonly language: string | null;
  readonly words: number;
  readonly sample: string;
}

/**
 * BCP 47 primary languages, the main one first: by the words of the text (the `lang` attribute often comes from a template),
 * then by whole pages in another language, `hreflang` and language switches. Empty when unknown.
 */
export const deriveLanguages: (context: FactContext) => SourcedValue<readonly string[]> = memoizePerContext(
  (context) => {
    const pages = context.pages.map(languageOfPage);
    const words = new Map<string, number>();
    for (const one of pages) {
      if (one.language === null) continue;
      // The home page is the page that was requested: it counts twice.
      words.set(one.language, (words.get(one.language) ?? 0) + one.words * (one.page === context.home ? 2 : 1));
    }
    const byText = [...words].sort((a, b) => b[1] - a[1]);
    const [spoken, amount] = byText[0] ?? [null, 0];
    // "Bed and breakfast" is no sentence: with little text the words of the menus are more reliable.
    const fromMenus = amount < LITTLE_TEXT_WORDS ? languageOfMenus(context) : null;
    const main = fromMenus ?? spoken ?? context.declaredLanguage;
    if (main === null) return { value: [], source: null };
    const languages = new Set([main]);
    const seen: Mention[] = [];
    for (const one of pages) {
      if (one.language === null) continue;
      if (one.language !== main && (one.words < ANOTHER_LANGUAGE_WORDS || fromMenus !== null)) continue;
      languages.add(one.language);
      seen.push(mention(one.page, 'text', one.sample));
    }
    for (const one of context.pages) {
      if (one.lang !== null && one.lang.trim() !== '') seen.push(mention(one, 'html-lang', one.lang));
    }
    for (const [language, from] of offeredLanguages(context)) {
      languages.add(language);
      seen.push(from);
    }
    const takenFrom = seen.find((one) => one.place === 'text' && pages.some((p) => p.sample === one.quote)) ?? seen[0];
    const ofMain = pages.find((one) => one.language === main);
    return {
      value: [...languages],
      source: factSource(ofMain === undefined ? takenFrom : mention(ofMain.page, 'text', ofMain.sample), seen),
    };
  },
);

/**
 * The language of a text; null when its words do not show it. Text: plain, a few hundred characters or more. `declared` is taken where
 * the words speak for it nearly as much as for the likeliest: Danish and Norwegian share most of theirs.
 */
export function detectLanguage(text: string, declared: string | null = null): string | null {
  const folded = foldText(text.slice(0, MOST_CHARACTERS_PER_PAGE));
  const byScript = scriptLanguage(folded);
  if (byScript !== null) return byScript;
  const votes = new Map<string, { weight: number; hits: number; words: Set<string> }>();
  // Letters behind a digit are no word: "6:00am", "41a".
  const tokens = folded.match(isAscii(folded) ? /(?<![a-z\d])[a-z]+/g : /(?<![\p{L}\d])\p{L}+/gu) ?? [];
  for (const token of tokens) {
    const languages = LANGUAGES_BY_TERM.get(token);
    if (languages === undefined) continue;
    for (const [language, weight] of languages) {
      const known = votes.get(language);
      if (known === undefined) votes.set(language, { weight, hits: 1, words: new Set([token]) });
      else {
        known.weight += weight;
        known.hits += 1;
        known.words.add(token);
      }
    }
  }
  for (const [language, { words }] of votes) if (words.size < FEWEST_WORDS) votes.delete(language);
  const [best] = [...votes].sort(([, a], [, b]) => b.weight - a.weight);
  if (best === undefined) return null;
  const ofDeclared = declared === null ? undefined : votes.get(declared);
  const isNearly =
    ofDeclared !== undefined &&
    ofDeclared.weight >= (best[0] === 'en' ? NEARLY_BESIDE_ENGLISH : NEARLY) * best[1].weight;
  const [language, { weight, hits }] = isNearly ? ([declared, ofDeclared] as const) : best;
  return weight >= FEWEST_VOTES && hits >= FEWEST_HITS && hits / tokens.length >= SMALLEST_SHARE ? language : null;
}

/** Distinct words that menus and footers share with one language; null when two languages are about as likely. */
function languageOfMenus(context: FactContext): string | null {
  const words = new Set<string>();
  for (const { blocks } of context.pages) {
    for (const { text } of blocks) {
      if (words.size > 2000) break;
      for (const word of foldText(text.slice(0, 400)).match(/\p{L}+/gu) ?? []) words.add(word);
    }
  }
  const votes = new Map<string, number>();
  for (const word of words) {
    const languages = LANGUAGES_BY_SITE_TERM.get(word) ?? [];
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
    const common = LANGUAGES_BY_TERM.get(word) ?? [];
    for (const [language, weight] of common) votes.set(language, (votes.get(language) ?? 0) + weight / 2);
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < FEWEST_HITS) return null;
  return first[1] >= 1.4 * (second?.[1] ?? 0) ? first[0] : null;
}

/** A quick test for all scripts: most pages have none of them. */
const ANY_SCRIPT = new RegExp(SCRIPTS.map(([, letters]) => letters.source).join('|'));

function scriptLanguage(folded: string): string | null {
  if (!ANY_SCRIPT.test(folded)) return null;
  const letters = folded.match(/\p{L}/gu)?.length ?? 0;
  const counts = SCRIPTS.map(([language, pattern]) => [language, folded.match(pattern)?.length ?? 0] as const);
  const cjk = counts.filter(([language]) => language === 'ja' || language === 'zh' || language === 'ko');
  // A page in Latin letters may have a menu in another script; a page of that script has Latin brand names.
  const enough = (count: number) => count >= FEWEST_SCRIPT_LETTERS && count >= letters * 0.2;
  const [japanese = 0, korean = 0, chinese = 0] = ['ja', 'ko', 'zh'].map(
    (code) => cjk.find(([language]) => language === code)?.[1] ?? 0,
  );
  if (enough(japanese + chinese + korean)) {
    if (korean > japanese + chinese) return 'ko';
    return japanese * 12 >= chinese ? 'ja' : 'zh';
  }
  for (const [language, count] of counts) {
    if (language !== 'ja' && language !== 'ko' && language !== 'zh' && enough(count)) return language;
  }
  return null;
}

function languageOfPage(page: Page): PageLanguage {
  const parts: string[] = [];
  let length = 0;
  let sample = '';
  const take = (text: string) => {
    parts.push(text);
    length += text.length;
    if (sample.length < 60 && text.length > sample.length) sample = text;
  };
  for (const block of page.blocks) {
    if (length >= MOST_CHARACTERS_PER_PAGE) break;
    if (block.region === 'nav' || block.region === 'footer' || block.text.length < 12) continue;
    take(block.text);
  }
  // Too little running text: short blocks, then the head.
  if (length < 400) {
    for (const block of page.blocks) {
      if (length >= 1200) break;
      if (block.text.length < 12 || block.region === 'nav' || block.region === 'footer') take(block.text);
    }
    for (const text of [page.metaDescription, page.title]) if (text !== null) take(text);
  }
  const text = parts.join(' \n ');
  return {
    page,
    language: detectLanguage(text, primary(page.lang ?? '')),
    words: Math.max(1, Math.round(text.length / 6)),
    sample,
  };
}

/** Languages in which the site declares other versions. */
function* offeredLanguages(context: FactContext): Generator<readonly [string, Mention]> {
  for (const { lang, href } of context.home.hreflangs) {
    const code = primary(lang);
    if (code !== null && isOwn(context, href)) yield [code, mention(context.home, 'link', `hreflang ${lang}`)];
  }
  for (const link of context.home.links) {
    const shown = foldText(link.text.trim() === '' ? link.label : link.text).trim();
    if (shown === '' || shown.length > 20 || !isOwn(context, link.href)) continue;
    const code = LANGUAGE_NAMES.get(shown) ?? (/^[a-z]{2}$/.test(shown) && KNOWN.has(shown) ? shown : null);
    if (code !== null && pathNames(link.href, code))
      yield [code, mention(context.home, 'link', link.text || link.label)];
  }
}

const KNOWN = new Set([...LANGUAGE_NAMES.values()]);

function primary(lang: string): string | null {
  const code = lang.trim().split(/[-_]/)[0]?.toLowerCase();
  return code !== undefined && /^[a-z]{2,3}$/.test(code) ? code : null;
}

function isOwn(context: FactContext, href: string): boolean {
  const host = URL.parse(href)?.hostname.replace(/^www\./, '');
  if (host === undefined) return false;
  return context.ownHosts.has(host) || (context.siteDomain !== null && host.endsWith(context.siteDomain));
}

/** Whether the URL names the language: `/en/`, `index-en.html`, `?lang=en`, `en.example.org`. */
function pathNames(href: string, code: string): boolean {
  const url = URL.parse(href);
  if (url === null) return false;
  const words = `${url.hostname.split('.')[0]} ${url.pathname} ${url.search}`.toLowerCase();
  return new RegExp(`(?:^|[^a-z])${code}(?:[^a-z]|$)`).test(words);
}
