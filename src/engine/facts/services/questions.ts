import type { Mention, QuestionAnswer } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page, TextBlock } from '../../crawl/html/page.ts';
import { getNodes, getText, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { oneLine } from '../pages/one-line.ts';
import { isCallToAction } from './call-to-action.ts';

const MOST_QUESTIONS = 40;
const LONGEST_QUESTION = 200;
const SHORTEST_QUESTION = 9;
const LONGEST_ANSWER = 1200;
/** An answer is more than a button and stands right below its question. */
const SHORTEST_ANSWER_WORDS = 4;
const MOST_ANSWER_BLOCKS = 6;

/** Elements in which sites put questions; a sentence of prose that ends in a question mark is none. */
const QUESTION_TAGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt', 'button', 'strong', 'b', 'legend', 'th']);
const QUESTION_HINTS = /\b(?:faq|accordion|question|toggle|collapse|frage|domanda|pregunta|pytanie)/;
const QUESTION_MARK = /[?？;]\s*$|[?？]["”»)]?\s*$/u;
/** Headings that ask without a question mark. */
const QUESTION_STARTS = new RegExp(`^(?:${readPattern('services', 'questionStarts')}) `);
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
    const known = found.get(key);
    if (key !== '' && (known === undefined || (known.value.answer === null && value.answer !== null)))
      found.set(key, { value, seen });
  };
  for (const { node, page } of context.nodes) {
    if (!node.types.includes('Question')) continue;
    const question = getText(node, 'name') ?? getText(node, 'text');
    if (question === null) continue;
    const text = clip(stripTags(question), LONGEST_QUESTION);
    const answer = answerOf(node);
    if (isCallToAction(text, answer)) continue;
    add({ question: text, answer, url: page.url, place: node.syntax }, mention(page, node.syntax, text));
  }
  for (const page of context.pages) {
    if (found.size >= MOST_QUESTIONS) break;
    for (const one of spokenQuestions(page)) add(one.value, one.seen);
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

function spokenQuestions(page: Page): { value: QuestionAnswer; seen: Mention }[] {
  const asks = page.blocks.map(isQuestion);
  const headings = new Set(page.headings.map(({ blockIndex }) => blockIndex));
  return page.blocks.flatMap((block, index) => {
    if (asks[index] !== true) return [];
    const question = clip(block.text, LONGEST_QUESTION);
    const answer = answerBelow(page, index, (at) => asks[at] === true || headings.has(at));
    if (isCallToAction(question, answer)) return [];
    const value: QuestionAnswer = { question, answer, url: page.url, place: 'text' };
    return [{ value, seen: mention(page, getMentionPlace(block.region), question) }];
  });
}

function isQuestion({ text, tag, hints, region, hidden }: TextBlock): boolean {
  if (text.length < SHORTEST_QUESTION || text.length > LONGEST_QUESTION) return false;
  if (hidden && !QUESTION_HINTS.test(hints)) return false;
  if (region === 'nav' || region === 'footer') return false;
  const mayAsk = QUESTION_TAGS.has(tag) || QUESTION_HINTS.test(hints);
  if (!mayAsk) return false;
  const start = foldText(text.slice(0, 40));
  const last = text.trimEnd().slice(-2);
  if (QUESTION_MARK.test(last) && !last.endsWith(';')) return true;
  return QUESTION_TAGS.has(tag) && !text.includes('!') && QUESTION_STARTS.test(start);
}

/** The blocks below a question up to the next heading or question. */
function answerBelow(page: Page, index: number, endsBefore: (blockIndex: number) => boolean): string | null {
  const parts: string[] = [];
  for (let at = index + 1; at < page.blocks.length && at <= index + MOST_ANSWER_BLOCKS; at += 1) {
    const block = page.blocks[at];
    if (block === undefined || endsBefore(at)) break;
    if (block.region === 'nav' || block.region === 'footer') break;
    if (block.text.length > 1) parts.push(block.text);
  }
  const text = oneLine(parts.join(' '));
  const words = /[\u3040-\u9fff\uac00-\ud7af]/.test(text)
    ? text.length / 2
    : text.split(' ', SHORTEST_ANSWER_WORDS).length;
  return words < SHORTEST_ANSWER_WORDS ? null : clip(text, LONGEST_ANSWER);
}

function stripTags(text: string): string {
  return oneLine(text.replace(/<[^<>]{0,500}>/g, ' '));
}

function clip(text: string, length: number): string {
  const line = oneLine(text);
  return line.length <= length ? line : `${cutText(line, length - 1)}…`;
}
