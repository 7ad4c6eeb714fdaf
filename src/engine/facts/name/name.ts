import { getText, getValues } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import { isCategoryWord } from '../category/category-lexicon.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText, isUnspacedScript, keepLetters } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource } from '../mentions.ts';
import { rankAddresses } from '../place/addresses.ts';
import { collectNameEvidence, looksLikeDomain, type NameEvidence, ownLabels } from './name-evidence.ts';
import { LEGAL_FORMS, SLOGAN_LEXICON } from './name-lexicon.ts';
import { splitName } from './name-text.ts';

/** Minimum score: below it a candidate is a lone headline or a slogan in a title. */
const SMALLEST_SCORE = 2;
const DOMAIN_WEIGHT = 5;
const MAIL_WEIGHT = 2.5;
const HANDLE_WEIGHT = 2;
const TEXT_WEIGHT = 1.5;
const MOST_CANDIDATES = 40;

interface Candidate {
  readonly key: string;
  readonly words: readonly string[];
  readonly letters: string;
  readonly evidence: NameEvidence[];
  score: number;
}

/**
 * The business's name as its visitors see it, null when the site has none. Every place that may hold the name
 * proposes candidates; the one that most places support wins: structured data, site name, copyright line, logo and brand
 * link, parts of the titles, the words of the domain. Slogans, navigation words, template names and the web agency are excluded.
 */
export const deriveName: (context: FactContext) => SourcedValue<string | null> = memoizePerContext((context) => {
  const evidence = collectNameEvidence(context);
  const candidates = candidatesOf(evidence);
  const surroundings = surroundingsOf(context);
  for (const candidate of candidates) candidate.score = scoreOf(candidate, evidence, surroundings);
  candidates.sort((a, b) => b.score - a.score);
  const best = candidates[0];
  if (best === undefined || best.score < SMALLEST_SCORE) return { value: null, source: null };
  const shown = displayOf(best);
  const agreeing = evidence.filter((one) => one.kind !== 'phrase' && one.key === best.key);
  return {
    value: shown.text,
    source: factSource(
      shown.mention,
      agreeing.map((one) => one.mention),
    ),
  };
});

/** Scores of all candidates, best first: for debugging a choice. */
export function rankNames(context: FactContext): readonly { readonly key: string; readonly score: number }[] {
  const evidence = collectNameEvidence(context);
  const surroundings = surroundingsOf(context);
  return candidatesOf(evidence)
    .map((one) => ({ key: one.key, score: scoreOf(one, evidence, surroundings) }))
    .sort((a, b) => b.score - a.score);
}

function candidatesOf(evidence: readonly NameEvidence[]): Candidate[] {
  const byKey = new Map<string, Candidate>();
  for (const one of evidence) {
    if (one.kind === 'phrase' || one.key === '') continue;
    const known = byKey.get(one.key);
    if (known !== undefined) known.evidence.push(one);
    else if (byKey.size < MOST_CANDIDATES) {
      const words = one.key.split(' ');
      byKey.set(one.key, { key: one.key, words, letters: keepLetters(one.key), evidence: [one], score: 0 });
    }
  }
  return [...byKey.values()];
}

/** Support for a name from places that hold no names. All folded letters. */
interface Surroundings {
  readonly labels: readonly string[];
  readonly mailNames: readonly string[];
  readonly handles: readonly string[];
  /** The home page's text, folded, for counting mentions. */
  readonly text: string;
  readonly menu: ReadonlySet<string>;
  /** Towns and regions of the site's addresses and areas, as keys. */
  readonly places: ReadonlySet<string>;
  /** Whether the site is mostly written in a script without spaces. */
  readonly isUnspaced: boolean;
}

const FREE_MAIL = new RegExp(String.raw`^(?:${readPattern('names', 'freeMail')})\.`);

function surroundingsOf(context: FactContext): Surroundings {
  const mailNames = new Set<string>();
  const handles = new Set<string>();
  const menu = new Set<string>();
  for (const page of context.pages.slice(0, 6)) {
    for (const link of page.links) {
      if (/^mailto:/i.test(link.href)) {
        const [local = '', host = ''] = (link.href.slice(7).split('?')[0] ?? '').toLowerCase().split('@');
        const from = FREE_MAIL.test(host) ? local : (host.split('.').at(-2) ?? '');
        if (from.length >= 4) mailNames.add(keepLetters(foldText(from)));
      }
      const handle =
        /^https?:\/\/(?:\w{1,8}\.)?(?:facebook|instagram|twitter|x|youtube|tiktok)\.com\/@?([\w.%-]{4,80})\/?(?:\?|$)/i.exec(
          link.href,
        )?.[1];
      if (handle !== undefined) handles.add(keepLetters(foldText(handle)));
      // A menu entry that links to another page is that page's name.
      if (
        page === context.home &&
        (link.region === 'nav' || link.region === 'header') &&
        !/\/(?:index\.\w+)?(?:#.*)?$/.test(link.href)
      ) {
        menu.add(splitName(link.text).join(' '));
      }
    }
  }
  const parts: string[] = [];
  let length = 0;
  for (const block of context.home.blocks) {
    if (length > 15_000) break;
    parts.push(block.text);
    length += block.text.length;
  }
  // Words with single spaces only, so that a name is found across line ends and punctuation.
  const text = ` ${foldText(parts.join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return {
    labels: ownLabels(context),
    mailNames: [...mailNames],
    handles: [...handles],
    text,
    menu,
    places: placesOf(context),
    isUnspaced: isUnspacedText(text),
  };
}

function placesOf(context: FactContext): Set<string> {
  const places = new Set<string>();
  const add = (text: string | null) => {
    if (text !== null && text.length < 60) places.add(splitName(text).join(' '));
  };
  for (const { address } of rankAddresses(context)) add(address.city);
  for (const { node, via } of context.nodes) {
    for (const name of ['addressLocality', 'addressRegion', 'addressCountry']) add(getText(node, name));
    if (via === 'areaServed' || via === 'location') add(getText(node, 'name'));
    for (const value of getValues(node, 'areaServed')) if (typeof value === 'string') add(value);
  }
  return places;
}

function isUnspacedText(text: string): boolean {
  const sample = text.slice(0, 3000);
  const unspaced = sample.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0;
  return unspaced > 0.4 * (sample.match(/\p{L}/gu)?.length ?? 1);
}

function scoreOf(candidate: Candidate, evidence: readonly NameEvidence[], around: Surroundings): number {
  let score = 0;
  const counted = new Map<string, number>();
  for (const one of evidence) {
    const share = agreement(candidate, one);
    if (share === 0) continue;
    // A place that states the same name in ten spellings counts once.
    const voice = `${one.mention.place} ${one.key}`;
    const times = counted.get(voice) ?? 0;
    counted.set(voice, times + 1);
    score += (one.weight * share) / (1 + times);
  }
  score += DOMAIN_WEIGHT * best(around.labels, candidate);
  score += MAIL_WEIGHT * best(around.mailNames, candidate);
  score += HANDLE_WEIGHT * best(around.handles, candidate);
  score += TEXT_WEIGHT * Math.min(1, mentions(around.text, candidate) / 3);
  return score * likelihood(candidate, around);
}

function agreement(candidate: Candidate, one: NameEvidence): number {
  if (one.key === candidate.key) return one.kind === 'phrase' ? 0.5 : 1;
  const other = one.key;
  if (includesWords(other, candidate.key)) {
    if (one.kind === 'phrase') return 0.4;
    return 0.6 * Math.sqrt(candidate.key.length / other.length);
  }
  if (one.kind === 'name' && includesWords(candidate.key, other)) return 0.5 * (other.length / candidate.key.length);
  return 0;
}

/** Whether one key contains the other as whole words; letters are enough in scripts without spaces. */
function includesWords(whole: string, part: string): boolean {
  if (part.length < 2 || whole.length <= part.length) return false;
  if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(part)) return part.length >= 3 && whole.includes(part);
  return ` ${whole} `.includes(` ${part} `);
}

function best(labels: readonly string[], candidate: Candidate): number {
  let most = 0;
  for (const label of labels) most = Math.max(most, coverage(label, candidate));
  return most;
}

/** How well the letters of a name and of a domain match, 0 to 1: "Sample Dental Clinic" and `sampledental` 0.7. */
function coverage(label: string, candidate: Candidate): number {
  if (label.length < 3) return 0;
  if (label === candidate.letters) return 1;
  const initials = candidate.words.map((word) => word[0] ?? '').join('');
  if (initials.length >= 3 && label === initials) return 0.6;
  let at = 0;
  let covered = 0;
  for (const word of candidate.words) {
    if (word.length < 2) continue;
    const found = label.indexOf(word, at);
    if (found < 0) continue;
    covered += word.length;
    at = found + word.length;
  }
  const share = covered / Math.max(label.length, candidate.letters.length);
  return share * share;
}

function mentions(text: string, candidate: Candidate): number {
  const compact = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(candidate.key);
  const needle = compact ? candidate.key : ` ${candidate.key} `;
  let count = 0;
  for (let at = text.indexOf(needle); at >= 0 && count < 3; at = text.indexOf(needle, at + needle.length - 1))
    count += 1;
  return count;
}

/** How much a text looks like a name, as a factor of its score. */
function likelihood(candidate: Candidate, around: Surroundings): number {
  const { words, evidence } = candidate;
  const raw = evidence[0]?.text ?? '';
  let factor = 1;
  if (around.menu.has(candidate.key)) factor *= 0.3;
  if (words.length > 5) factor *= 0.88 ** (words.length - 5);
  const folded = foldText(raw).split(/[\s,]+/);
  const slogan = folded.filter((word) => SLOGAN_LEXICON.has(word)).length;
  if (slogan > 0) factor *= slogan > 1 ? 0.4 : 0.65;
  if (/[!?。！？]$|[.…]{2,}$/.test(raw)) factor *= 0.6;
  if (looksLikeDomain(raw)) factor *= 0.3;
  // A place is the location of the business, not its name.
  if (around.places.has(candidate.key)) factor *= 0.25;
  // Where the text is not in Latin letters, neither is the name.
  if (around.isUnspaced && !isUnspacedScript(candidate.key)) factor *= 0.8;
  // "Dentist Springfield" may be a name; "Dentist" or "Plumbing Services" alone is generic.
  if (isCategoryWord(candidate.key) || words.every((word) => isCategoryWord(word))) factor *= 0.45;
  return factor;
}

/** The spelling to show: the most frequent one, capitals only where there is no other, the legal form only where most use it. */
function displayOf(candidate: Candidate): NameEvidence {
  const votes = new Map<string, { weight: number; first: NameEvidence }>();
  for (const one of candidate.evidence) {
    const known = votes.get(one.text);
    if (known === undefined) votes.set(one.text, { weight: one.weight, first: one });
    else known.weight += one.weight;
  }
  const ranked = [...votes.values()].map((vote) => ({ vote, weight: vote.weight * spellingFactor(vote.first.text) }));
  ranked.sort((a, b) => b.weight - a.weight);
  const winner = ranked[0]?.vote.first ?? candidate.evidence[0];
  if (winner === undefined) throw new RangeError('A candidate has evidence.');
  return winner;
}

function spellingFactor(text: string): number {
  let factor = 1;
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) factor *= 0.45;
  if (letters.length > 4 && letters === letters.toLowerCase() && letters !== letters.toUpperCase()) factor *= 0.6;
  const last = foldText(text).replace(/\./g, '').split(/\s+/).at(-1) ?? '';
  if (LEGAL_FORMS.has(last)) factor *= 0.7;
  return factor;
}
