import type { QaRewriteSuggestion } from '#shared/audit/analysis.ts';
import type { QuestionAnswer } from '#shared/audit/business.ts';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { foldText, splitWords } from '../../facts/language/fold-text.ts';
import { type ComposedQa, composeQa } from '../compose/compose-qa.ts';
import type { TextVariant, WritingMaterial } from '../writing-material.ts';
import { findPageForService } from './find-page-for-service.ts';
import { describePage, findPage } from './page-names.ts';

const MOST_REWRITES = 12;
/** How many answers are composed to choose from. */
const MOST_ANSWERS = 24;
/** Answer engines quote about 25 to 60 words; practice values. */
const ANSWER_WORDS = { fewest: 8, most: 90 } as const;
/** With a longer first sentence the answer comes too late. */
const LONGEST_FIRST_SENTENCE = 32;
const LATE =
  /^(?:thank|great question|good question|well,|as you may|we often|many people|vielen dank|gute frage|viele menschen|bonne question|beaucoup|buena pregunta|muchas personas)/;
const LONGEST_QUESTION = 90;

interface Problem {
  readonly status: string;
  readonly issue: string;
  readonly advice: string;
}

/**
 * Where the site's questions and answers fall short, each with an example made of facts: first questions without a good
 * answer, then questions that the facts answer and no page asks. Advice to the owner is in English, examples are in the
 * site's language. Pure.
 */
export function composeQaRewrites(material: WritingMaterial, variant: TextVariant): QaRewriteSuggestion[] {
  const { questions } = material.analysis.business;
  const known = composeQa(material, MOST_ANSWERS, variant);
  const taken = new Set<ComposedQa>();
  const asked = distinct(questions).flatMap((one) => rewriteOf(one, known, taken, material) ?? []);
  const missing = known
    .filter((one) => !taken.has(one) && !questions.some(({ question }) => isAlike(question, one.question)))
    .map((one) => newQuestion(one, material));
  return [...asked, ...missing].slice(0, MOST_REWRITES);
}

function distinct(questions: readonly QuestionAnswer[]): QuestionAnswer[] {
  const byKey = new Map<string, QuestionAnswer>();
  for (const one of questions) {
    const key = foldText(one.question).trim();
    // The same question in text and markup: the one with an answer counts.
    if (!byKey.has(key) || !byKey.get(key)?.answer?.trim()) byKey.set(key, one);
  }
  return [...byKey.values()];
}

function rewriteOf(
  { question, answer, url }: QuestionAnswer,
  known: readonly ComposedQa[],
  taken: Set<ComposedQa>,
  material: WritingMaterial,
): QaRewriteSuggestion | null {
  const problem = problemOf(answer?.trim() ?? '', material);
  if (problem === null) return null;
  const own = known.find((one) => isAlike(one.question, question));
  const example = own ?? known.find((one) => !taken.has(one));
  if (example === undefined) return null;
  taken.add(example);
  const page = material.outline.pages.find((one) => one.url === url);
  const where = page === undefined ? 'your site' : describePage(page, material.outline);
  const asked = question.length > LONGEST_QUESTION ? `${cutText(question, LONGEST_QUESTION - 1).trimEnd()}…` : question;
  return {
    pageSection: `${capital(where)}: “${asked}”`,
    currentStatus: problem.status,
    issue: problem.issue,
    suggestion:
      own === undefined
        ? `${problem.advice} Your fact sheet has no fact that answers this question, so write the answer yourself. The example shows the form with another question.`
        : `${problem.advice} The example does it with facts of your fact sheet.`,
    exampleQuestion: example.question,
    exampleAnswer: example.answer.text,
    exampleSentences: example.answer.sentences,
  };
}

function problemOf(answer: string, material: WritingMaterial): Problem | null {
  const first = answer.split(/(?<=[.!?])\s/)[0] ?? '';
  const words = splitWords(answer).length;
  if (answer === '')
    return {
      status: 'Asked, not answered',
      issue: 'The question stands there without an answer below it, so there is nothing to quote.',
      advice: 'Write the answer directly below the question, in the first sentence.',
    };
  if (words < ANSWER_WORDS.fewest)
    return {
      status: 'Answered in a few words',
      issue: `The answer has ${words === 1 ? 'one word' : `${words} words`}. Quoted alone it says nothing.`,
      advice:
        'Answer in a whole sentence that can be understood without the question, and add what somebody needs next.',
    };
  if (words > ANSWER_WORDS.most)
    return {
      status: 'Answered at length',
      issue: `The answer has ${words} words. A reader has to search for the point, and so has a machine.`,
      advice: 'Put the answer into one sentence at the beginning and keep the rest below 60 words.',
    };
  if (LATE.test(foldText(first)) || splitWords(first).length > LONGEST_FIRST_SENTENCE)
    return {
      status: 'Answered late',
      issue: 'The first sentence leads up to the answer instead of giving it.',
      advice: 'Begin with the answer and let the explanation follow.',
    };
  return namesFact(answer, material)
    ? null
    : {
        status: 'Answered without a fact',
        issue: 'The answer names no time, place, price or service of yours. It could stand on any site.',
        advice: 'Name what is true of your business: when, where, how much, or what exactly.',
      };
}

/** Whether it contains a number, or most of the words of a fact of the sheet. */
function namesFact(answer: string, { sheet }: WritingMaterial): boolean {
  if (/\d/.test(answer)) return true;
  const words = new Set(splitWords(foldText(answer)));
  return sheet.facts.some(({ kind, value }) => {
    if (kind === 'quote' || kind === 'language' || kind === 'country') return false;
    const own = splitWords(foldText(value)).filter((word) => word.length > 3);
    return own.length > 0 && own.filter((word) => words.has(word)).length * 2 > own.length;
  });
}

function newQuestion({ question, answer }: ComposedQa, material: WritingMaterial): QaRewriteSuggestion {
  const { outline } = material;
  const kinds = new Set(
    material.sheet.facts.filter(({ id }) => answer.sentences[0]?.factIds.includes(id)).map(({ kind }) => kind),
  );
  const isPractical = kinds.has('hours') || kinds.has('street') || kinds.has('phone');
  const page =
    servicePageOf(answer, material) ?? (isPractical ? findPage(outline, 'contact') : null) ?? outline.pages[0] ?? null;
  const where = page === null ? 'your site' : describePage(page, outline);
  return {
    pageSection: `${capital(where)}, new: “${question}”`,
    currentStatus: 'Not asked',
    issue: 'None of the pages we checked asks this question, and your facts can answer it.',
    suggestion: `Add the question as a heading to ${where}, with the answer right below. It uses only your business facts.`,
    exampleQuestion: question,
    exampleAnswer: answer.text,
    exampleSentences: answer.sentences,
  };
}

/** The page of the only service that an answer is about. */
function servicePageOf({ sentences }: ComposedQa['answer'], material: WritingMaterial): OutlinePage | null {
  const named = material.sheet.facts.filter(
    ({ id, kind }) => kind === 'service' && sentences[0]?.factIds.includes(id) === true,
  );
  const [only] = named;
  if (only === undefined || named.length > 1) return null;
  const { found, outlined } = findPageForService(material, only.value);
  return found.kind === 'page' ? outlined : null;
}

/** The same question in other words: half of its significant words are the same. */
function isAlike(one: string, other: string): boolean {
  const telling = (text: string) => new Set(splitWords(foldText(text)).filter((word) => word.length > 3));
  const [first, second] = [telling(one), telling(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > 0 && shared * 2 >= Math.min(first.size, second.size);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
