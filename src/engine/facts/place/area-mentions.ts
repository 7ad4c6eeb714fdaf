import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { getMentionPlace, mention } from '../mentions.ts';
import { isQuoteBlock } from '../name/testimonials.ts';
import { distinctLines, getPageLines, type PageLine } from '../pages/page-lines.ts';
import { collectAddressMentions } from './address-mentions.ts';
import { type AreaList, isAboutBusiness, isAreaLabel, saysServing } from './area-lists.ts';
import {
  type AreaName,
  isPlace,
  isQualifier,
  parseAreaName,
  splitList,
  stripMarks,
  stripSharedWords,
} from './area-names.ts';

const LONGEST_LINE = 1500;
/** Two names with a comma, a mark or a short word between them. */
const MAY_LIST =
  /\p{Lu}[\p{L}'’.-]+(?:\s*[,;|/•·&]\s*|\s\p{Ll}{1,3}\s|\s[-–—]\s)\p{Lu}|[\p{Script=Han}\p{Script=Hangul}][、・，]/u;
/** A list of so many towns tells an area without a word that says so. */
const FEWEST_UNSAID = 3;

/** The names of places in running text, by sentence: "in Ely, Soham and Cambridge". */
export function readAreaSentences(context: FactContext): AreaList[] {
  const addresses = linesOfAddresses(context);
  const isBelowLabel = createBelowLabel();
  return distinctLines(context).flatMap((line) => {
    if (line.text.length > LONGEST_LINE || line.hidden || !isAboutBusiness(context, line.page)) return [];
    if (addresses.has(line.text) || isQuoteBlock(line)) return [];
    const isBelow = isBelowLabel(line);
    if (!isBelow && !MAY_LIST.test(line.text) && !saysServing(line.text)) return [];
    return readLine(context, line, isBelow);
  });
}

/** Tells whether a line is below a heading about areas; a footer is only below its own. */
function createBelowLabel(): (line: PageLine) => boolean {
  const known = new Map<string, boolean>();
  return ({ heading, page, region }) => {
    if (heading === '') return false;
    const isLabel = known.get(heading) ?? isAreaLabel(heading);
    known.set(heading, isLabel);
    return (
      isLabel &&
      (region !== 'footer' || page.headings.some((one) => one.region === 'footer' && foldText(one.text) === heading))
    );
  };
}

function linesOfAddresses(context: FactContext): ReadonlySet<string> {
  const lines = getPageLines(context);
  return new Set(
    collectAddressMentions(context).flatMap(({ page, lines: range, address }) =>
      range === null || (address.street === null && address.postalCode === null)
        ? []
        : (lines
            .get(page)
            ?.slice(range[0], range[1] + 1)
            .map(({ text }) => text) ?? []),
    ),
  );
}

function readLine(context: FactContext, line: PageLine, isBelow: boolean): AreaList[] {
  const { country } = context;
  const isList =
    isBelow &&
    splitList(line.text).every((part) => parseAreaName(part, country) !== null || isQualifier(part, country));
  return line.text.split(/(?<=\p{L}{3})[.!?]+(?=\s|$)|[。！？]/u).flatMap((sentence) => {
    const isSaid = isBelow || saysServing(sentence) || isAreaLabel(/^[^:：]{0,60}(?=[:：])/.exec(sentence)?.[0] ?? '');
    return findRuns(sentence, country).flatMap((names) =>
      names.length < (isList ? 1 : isSaid ? (isBelow && !saysServing(sentence) ? 2 : 1) : FEWEST_UNSAID)
        ? []
        : [
            {
              style: isList ? 'list' : 'sentence',
              names,
              others: 0,
              isSaid,
              hasPages: false,
              from: mention(line.page, getMentionPlace(line.region), line.text),
              pages: 1,
            } as const,
          ],
    );
  });
}

/** Names of places that follow each other in a sentence, each run with a place at both ends. */
export function findRuns(sentence: string, country: string | null, isTitle = false): AreaName[][] {
  return sentence.split(/[:：()（）]/).flatMap((segment) => {
    const runs: AreaName[][] = [];
    let run: AreaName[] = [];
    const close = (): void => {
      while (run.length > 0 && !isPlace(run.at(-1)?.name ?? '', country)) run.pop();
      if (run.length > 0) runs.push(run);
      run = [];
    };
    const parts = stripSharedWords(splitList(segment), country);
    parts.forEach((part, at) => {
      const last = run.at(-1);
      const plain = stripMarks(part);
      if (last !== undefined && isBehind(last, plain, parts[at + 1], country)) {
        run[run.length - 1] = { name: last.name, within: plain };
        return;
      }
      const whole = parseAreaName(part, country);
      if (
        whole !== null &&
        !/^\p{Ll}+$/u.test(whole.name) &&
        (isPlace(whole.name, country) || (run.length > 0 && !isTitle))
      ) {
        run.push(whole);
        return;
      }
      const first = placeAtStart(plain, country);
      if (first !== null && (run.length > 0 || isTitle)) run.push(first);
      const end = placeAtEnd(plain, country, isTitle);
      if (first !== null || end === null) close();
      if (end !== null && end.name !== first?.name) {
        close();
        run.push(end);
      }
    });
    close();
    return runs;
  });
}

/** Whether a part is the region of the town before it: "Boise, ID", "Boise, Idaho". Of several regions each is named. */
function isBehind(last: AreaName, part: string, next: string | undefined, country: string | null): boolean {
  if (part === '' || !isQualifier(part, country) || last.within !== null) return false;
  if (/^[A-Z]{2,3}$/.test(part)) return true;
  return !isQualifier(last.name, country) && (next === undefined || !isQualifier(stripMarks(next), country));
}

const MOST_WORDS = 4;
/** Towns have no article: "Refurbishing the Temple". */
const ARTICLE = /^(?:the|der|die|das|dem|den|il|el|het)$/i;
const UNSPACED_PLACE =
  /[\p{Script=Han}]{1,6}?(?:市|区|町|村|郡|県|府|都)|[\p{Script=Hangul}]{1,6}?(?:시|구|군)(?![\p{Script=Hangul}])/gu;

function placeAtStart(part: string, country: string | null): AreaName | null {
  const words = part.split(' ');
  for (let size = Math.min(MOST_WORDS, words.length - 1); size > 0; size -= 1) {
    const place = placeNamed(words.slice(0, size).join(' '), country);
    if (place !== null) return { ...place, isLoose: /^\p{Lu}/u.test(words[size] ?? '') };
  }
  return null;
}

function placeAtEnd(part: string, country: string | null, isTitle: boolean): AreaName | null {
  for (const [name] of part.matchAll(UNSPACED_PLACE)) {
    const place = placeNamed(name, country);
    if (place !== null) return place;
  }
  const words = part.split(' ');
  for (let size = Math.min(MOST_WORDS, words.length - 1); size > 0; size -= 1) {
    const before = words.at(-size - 1) ?? '';
    const isLoose = (/^\p{Lu}/u.test(before) && !saysServing(before)) || ARTICLE.test(before);
    if (isLoose && !isTitle) continue;
    const place = placeNamed(words.slice(-size).join(' '), country);
    if (place !== null) return { ...place, isLoose };
  }
  return null;
}

function placeNamed(text: string, country: string | null): AreaName | null {
  if (/^\p{Ll}/u.test(text)) return null;
  const parsed = parseAreaName(text, country);
  return parsed !== null && isPlace(parsed.name, country) ? parsed : null;
}

/** Places in titles and main headings: "Mobile car wash in Duluth, MN". */
export function readAreaTitles(context: FactContext): AreaList[] {
  const texts = new Map<string, { list: Omit<AreaList, 'names' | 'pages'>; pages: number }>();
  const add = (text: string | null, list: Omit<AreaList, 'names' | 'pages'>): void => {
    const known = texts.get(text ?? '');
    if (known !== undefined) known.pages += 1;
    else if (text !== null && text !== '') texts.set(text, { list, pages: 1 });
  };
  for (const page of context.pages) {
    if (!isAboutBusiness(context, page)) continue;
    const about = { others: 0, isSaid: false, hasPages: false } as const;
    add(page.title, { ...about, style: 'title', from: mention(page, 'title', page.title ?? '') });
    for (const { level, text, hidden } of page.headings)
      if (level <= 2 && !hidden)
        add(text, { ...about, style: level === 1 ? 'title' : 'heading', from: mention(page, 'heading', text) });
  }
  return [...texts].flatMap(([text, { list, pages }]) =>
    findRuns(text, context.country, true).map((names) => ({ ...list, isSaid: saysServing(text), names, pages })),
  );
}
