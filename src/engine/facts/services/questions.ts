import type { Mention, QuestionAnswer } from '#shared/audit/business.ts';
import type { Page, TextBlock } from '../../crawl/html/page.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import { getNodes, getText, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText, isUnspacedScript, keepLetters } from '../language/fold-text.ts';
import { deriveLanguages } from '../language/languages.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { findLinkBlocks } from '../pages/link-blocks.ts';
import { oneLine } from '../pages/one-line.ts';
import { isCallToAction } from './call-to-action.ts';
import {
  answerBelow,
  answerBeside,
  clip,
  joinAnswer,
  LONGEST_ANSWER,
  opensAnswer,
  QUESTION_HINTS,
  withoutEmptyTalk,
  withShownNumbers,
} from './question-answers.ts';

const MOST_QUESTIONS = 40;
const LONGEST_QUESTION = 200;
const SHORTEST_QUESTION = 9;

/** Elements in which sites put questions; a sentence of prose that ends in a question mark is none. */
const QUESTION_TAGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt', 'button', 'strong', 'b', 'th']);
/** Question marks of all scripts; the Armenian one is within a word, the Greek one looks like a semicolon. */
const QUESTION_MARK =
  /[?？؟፧⁇][^\p{L}\p{N}]{0,6}$|՞|\p{Script=Greek}["”»)]?\s?[;\u037e]\s*$|(?:ですか|ますか)[。\s]*$/u;
/** The sign by which an entry is opened: "Do you take cards?+". */
const SIGNS_BEHIND = /([?？])[^\p{L}\p{N}"”»)』」]+$/u;
/** Headings that ask without a question mark. */
const QUESTION_STARTS = new RegExp(`^(?:${readPattern('services', 'questionStarts')}) `);
/** How questions of customers begin, or answers to them; a short line without either is a slogan: "Got a leak?" */
const ASKS = new RegExp(`^(?:${readPattern('services', 'interrogatives')})(?!\\p{L})`, 'u');
const YES_OR_NO = new RegExp(`^(?:${readPattern('services', 'yesOrNo')})(?!\\p{L})`, 'u');
const IS_OPEN = new RegExp(
  `^[^\\p{L}]*(?:${readPattern('services', 'openQuestions')})(?!\\p{L})|${readPattern('services', 'openQuestionsUnspaced')}`,
  'u',
);
const OF_VISITOR = new RegExp(`^(?:${readPattern('services', 'ofVisitor')})(?!\\p{L})`, 'u');
/** The languages of those lists, BCP 47. */
const ASKED_LANGUAGES = new Set(['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'pl']);
const SHORT_LINE_WORDS = 4;
const MOST_LETTERS_COMPARED = 60;
/** What a notice of privacy asks itself, whatever page it is on. "Enter your data" stands above a calculator. */
const ENTERING = `(?:${readPattern('services', 'entering')}) (?:i |os )?`;
const OF_PRIVACY = new RegExp(`(?<!\\p{L}|(?<!\\p{L})${ENTERING})(?:${readPattern('services', 'ofPrivacy')})`, 'u');
/**
 * Questions with their answers: FAQPage and QAPage structured data first, then headings and accordion buttons that ask.
 * Calls to action ("Need a plumber?") are none.
 */
export function deriveQuestions(context: FactContext): SourcedValue<QuestionAnswer[]> {
  const found = new Map<string, { readonly value: QuestionAnswer; readonly seen: Mention }>();
  const add = (value: QuestionAnswer, seen: Mention) => {
    if (found.size >= MOST_QUESTIONS) return;
    const key = foldText(value.question)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const known = found.get(key)?.value;
    // What visitors read counts before what the structured data has of it.
    const isBetter = known?.answer === null || known?.place === 'json-ld';
    if (key !== '' && (known === undefined || (isBetter && value.answer !== null))) found.set(key, { value, seen });
  };
  for (const { node, page } of context.nodes) {
    if (!node.types.includes('Question')) continue;
    const question = getText(node, 'name') ?? getText(node, 'text');
    if (question === null) continue;
    const text = clip(stripTags(question), LONGEST_QUESTION);
    const stated = answerOf(node);
    const answer = withoutEmptyTalk(node.syntax === 'json-ld' ? withShownNumbers(text, stated, context.pages) : stated);
    if (!isShown(text, node, context) || !isCustomerQuestion(text, answer, page, context)) continue;
    add({ question: text, answer, url: page.url, place: node.syntax }, mention(page, node.syntax, text));
  }
  for (const page of context.pages) {
    if (found.size >= MOST_QUESTIONS) break;
    for (const one of spokenQuestions(page, context)) add(one.value, one.seen);
  }
  const all = [...found.values()];
  return {
    value: all.map(({ value }) => value),
    source: factSource(
      all[0]?.seen,
      all.map(({ seen }) => seen),
    ),
  };
}

function answerOf(node: StructuredNode): string | null {
  const answers = [...getNodes(node, 'acceptedAnswer'), ...getNodes(node, 'suggestedAnswer')];
  const text =
    answers.map((answer) => getText(answer, 'text') ?? getText(answer, 'name')).find((one) => one !== null) ?? null;
  return text === null ? null : clip(stripTags(text), LONGEST_ANSWER);
}

function spokenQuestions(page: Page, context: FactContext): { value: QuestionAnswer; seen: Mention }[] {
  const lone = findLoneQuestions(page);
  const listed = findListedQuestions(page);
  const teasers = findTeasers(page);
  const buttons = findLinkBlocks(page);
  const asks = page.blocks.map(
    (block, at) => (isQuestion(block) || lone.has(at) || listed.has(at)) && !isInForm(page, at) && !teasers.has(at),
  );
  const levels = new Map(page.headings.map(({ blockIndex, level }) => [blockIndex, level]));
  const found = page.blocks.flatMap((block, index) => {
    // A form below asks the visitor; it is no answer.
    if (asks[index] !== true || isInForm(page, index + 1)) return [];
    const question = clip(block.text.replace(SIGNS_BEHIND, '$1'), LONGEST_QUESTION);
    const ends = (at: number) => asks[at] === true || levels.has(at) || isInForm(page, at);
    const isButton = (at: number) => buttons.has(at) || (page.blocks[at]?.tag === 'button' && asks[at] !== true);
    const answer =
      answerBeside(page, index) ?? answerBelow(page, index, ends, opensAnswer(page, index, levels), isButton);
    const told = listed.has(index) ? null : withoutEmptyTalk(answer);
    // "Ready to play?" above two buttons calls to action, in any language.
    if (told === null && leadsToButton(index, ends, isButton)) return [];
    if (!listed.has(index) && isCallSection(page, index, asks, levels, isButton)) return [];
    if (!isCustomerQuestion(question, told, page, context)) return [];
    const value: QuestionAnswer = { question, answer: told, url: page.url, place: 'text' };
    return [{ value, seen: mention(page, getMentionPlace(block.region), question) }];
  });
  const all = [...found, ...questionsInSection(page, context)];
  const [only] = all;
  const isAsked = all.length !== 1 || only === undefined || !asksOfVisitor(only.value, page, context);
  return isAsked ? all : [];
}

/** Blocks between a call to action and its button. */
const MOST_BETWEEN = 2;

function leadsToButton(index: number, ends: (at: number) => boolean, isButton: (at: number) => boolean): boolean {
  for (let at = index + 1; at <= index + 1 + MOST_BETWEEN && !ends(at); at += 1) if (isButton(at)) return true;
  return false;
}

/** Blocks of a call to action before its buttons: its question and a line below it. */
const MOST_OF_CALL = 2;
/** Entries of a list have headings below it. */
const LEVEL_OF_SECTIONS = 2;

/**
 * Whether a heading that asks stands alone above a line and the buttons that end its section: "Found something you like?". An entry of
 * a list of questions has another one before or behind it, and what customers ask opens otherwise.
 */
function isCallSection(
  { blocks }: Page,
  index: number,
  asks: readonly boolean[],
  levels: ReadonlyMap<number, number>,
  isButton: (at: number) => boolean,
): boolean {
  const block = blocks[index];
  if (block === undefined || (levels.get(index) ?? 9) > LEVEL_OF_SECTIONS || QUESTION_HINTS.test(block.hints))
    return false;
  if (IS_OPEN.test(foldText(block.text))) return false;
  const isEnd = (at: number) =>
    levels.has(at) || asks[at] === true || blocks[at] === undefined || blocks[at].region === 'footer';
  let end = index + 1;
  while (!isEnd(end)) end += 1;
  let said = end;
  while (said > index + 1 && isButton(said - 1)) said -= 1;
  if (asks[end] === true || said === end || said - index > MOST_OF_CALL) return false;
  let before = index - 1;
  while (before >= 0 && !levels.has(before) && asks[before] !== true) before -= 1;
  return asks[before] !== true;
}

/** Whether a page asks its visitors about something of theirs, and praises itself below: its only question, without a yes or no. */
function asksOfVisitor({ question, answer }: QuestionAnswer, page: Page, context: FactContext): boolean {
  const folded = foldText(question).replace(/^[^\p{L}\p{N}]+/u, '');
  return !isYesOrNo(answer) && OF_VISITOR.test(folded) && context.purposeOf(page) !== 'faq';
}

/** A question and its answer in one paragraph: "How long does it take? Mostly an hour." */
const LED_BY_QUESTION = /^([^.!?？]{8,200}[?？])\s+(\S[\s\S]*)$/u;

const LONGEST_ANNOUNCEMENT = 60;
/** Blocks without a question, such as the second paragraph of an answer, after which the questions are over. */
const MOST_BETWEEN_QUESTIONS = 3;

/** Paragraphs that begin with a question and go on with its answer, below a heading or line that announces questions. */
function questionsInSection(page: Page, context: FactContext): { value: QuestionAnswer; seen: Mention }[] {
  const led = page.blocks.map(({ text, hidden }) => (hidden ? null : LED_BY_QUESTION.exec(text)));
  if (led.every((match) => match === null)) return [];
  let blocksLeft = 0;
  return page.blocks.flatMap(({ text, tag, region }, at) => {
    const [, question = '', rest = ''] = led[at] ?? [];
    if (question === '' || region === 'nav' || region === 'footer') {
      if (announcesQuestions(text)) blocksLeft = MOST_BETWEEN_QUESTIONS;
      else blocksLeft = /^h[1-6]$/.test(tag) ? 0 : blocksLeft - 1;
      return [];
    }
    if (blocksLeft <= 0) return [];
    blocksLeft = MOST_BETWEEN_QUESTIONS;
    const answer = withoutEmptyTalk(rest);
    // A line of its own is the question's, whatever it asks.
    const isAsked = text[question.length] === '\n' || IS_OPEN.test(foldText(question)) || isYesOrNo(answer);
    if (!isAsked || !isCustomerQuestion(question, answer, page, context)) return [];
    const value: QuestionAnswer = {
      question,
      answer: answer && clip(answer, LONGEST_ANSWER),
      url: page.url,
      place: 'text',
    };
    return [{ value, seen: mention(page, getMentionPlace(region), question) }];
  });
}

function announcesQuestions(text: string): boolean {
  const named = text.length > LONGEST_ANNOUNCEMENT ? null : classifyLinkText(text);
  return named?.kind === 'faq' && named.share >= 0.5;
}

/** Fewer items alike are no list. */
const FEWEST_LISTED = 3;

/** Items of a list in which nothing but questions stands, most of them open ones: a list of troubles asks for yes or no. */
function findListedQuestions({ blocks }: Page): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const open = run.filter((at) => IS_OPEN.test(foldText(blocks[at]?.text ?? '')));
    if (run.length >= FEWEST_LISTED && open.length * 2 > run.length) for (const at of run) found.add(at);
    run = [];
  };
  for (const [at, block] of blocks.entries()) {
    const before = blocks[run.at(-1) ?? -1];
    if (before !== undefined && before.hints !== block.hints) close();
    if (block.tag === 'li' && isLoneQuestion(block)) run.push(at);
    else close();
  }
  close();
  return found;
}

/** Fewer are a figure of speech. */
const FEWEST_LONE_QUESTIONS = 3;

/** Paragraphs that are a question and nothing else, each with its answer as the next one, where a page has several of them. */
function findLoneQuestions({ blocks }: Page): ReadonlySet<number> {
  const found = blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    if (next === undefined || !isLoneQuestion(block) || isLoneQuestion(next)) return [];
    return joinAnswer([next]) === null ? [] : [at];
  });
  return new Set(found.length >= FEWEST_LONE_QUESTIONS ? found : []);
}

function isLoneQuestion({ hidden, region, text }: TextBlock): boolean {
  return (
    !hidden &&
    region !== 'nav' &&
    region !== 'footer' &&
    text.length <= LONGEST_QUESTION &&
    QUESTION_MARK.test(text) &&
    !/[.!?？]["”»)]?\s/u.test(text.replace(/^\p{L}{1,3}[.:]\s/u, ''))
  );
}

/** Blocks that are nothing but a link to another page: its headline, whose answer stands there. */
function findTeasers(page: Page): ReadonlySet<number> {
  const here = page.url.split('#', 1)[0];
  const isAway = (href: string) => href.startsWith('http') && href.split('#', 1)[0] !== here;
  return new Set(
    page.links.flatMap(({ href, text, blockIndex }) =>
      isAway(href) && text !== '' && oneLine(text) === oneLine(page.blocks[blockIndex]?.text ?? '') ? [blockIndex] : [],
    ),
  );
}

const isInForm = ({ forms }: Page, index: number): boolean =>
  forms?.some(({ from, to }) => index >= from && index < to) === true;

/** JSON-LD is not on the page by itself: a question counts where some page shows it too. */
function isShown(question: string, { syntax }: StructuredNode, context: FactContext): boolean {
  return syntax !== 'json-ld' || isShownOnSite(question, context);
}

/** Whether some page has the question in its text. */
export function isShownOnSite(question: string, context: FactContext): boolean {
  return shownText(context).includes(keepLetters(foldText(question)).slice(0, MOST_LETTERS_COMPARED));
}

const shownText = memoizePerContext(({ pages }: FactContext): string =>
  pages
    .flatMap(({ blocks }) => blocks.map(({ text }) => keepLetters(foldText(text.slice(0, LONGEST_QUESTION)))))
    .join(' '),
);

/** Whether a customer may ask it: no slogan, no call to action, no heading of a notice of privacy. */
function isCustomerQuestion(question: string, answer: string | null, page: Page, context: FactContext): boolean {
  const purpose = context.purposeOf(page);
  if (purpose === 'privacy' || purpose === 'terms' || OF_PRIVACY.test(foldText(`${question} ${answer ?? ''}`)))
    return false;
  const [language] = deriveLanguages(context).value;
  const isKnown = language !== undefined && ASKED_LANGUAGES.has(language);
  return !isCallToAction(question, answer) && !(isKnown && isSlogan(question, answer));
}

function isYesOrNo(answer: string | null): boolean {
  return answer !== null && YES_OR_NO.test(foldText(answer.slice(0, 40)));
}

/** A few words that neither ask nor are answered by yes or no. */
function isSlogan(question: string, answer: string | null): boolean {
  const folded = foldText(question).replace(/^[^\p{L}\p{N}]+/u, '');
  if (!/^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]+$/u.test(folded) || folded.split(/\s+/).length > SHORT_LINE_WORDS)
    return false;
  // "The three compared: which is best?"
  const asked = folded.slice(folded.lastIndexOf(': ') + 1).trim();
  return ![folded, asked].some((text) => IS_OPEN.test(text)) && !ASKS.test(folded) && !isYesOrNo(answer);
}

function isQuestion({ text, tag, hints, region, hidden, cell }: TextBlock): boolean {
  const isAsking = QUESTION_MARK.test(text);
  const shortest = isUnspacedScript(text) ? SHORTEST_QUESTION / 2 : SHORTEST_QUESTION;
  if (text.length < shortest || text.length > LONGEST_QUESTION) return false;
  if (hidden && !QUESTION_HINTS.test(hints)) return false;
  if (region === 'nav' || region === 'footer') return false;
  const isTerm = cell?.column === 0;
  if (isAsking) return QUESTION_TAGS.has(tag) || QUESTION_HINTS.test(hints) || isTerm;
  return QUESTION_TAGS.has(tag) && !text.includes('!') && QUESTION_STARTS.test(foldText(text.slice(0, 40)));
}

function stripTags(text: string): string {
  return oneLine(text.replace(/<[^<>]{0,500}>/g, ' '));
}
