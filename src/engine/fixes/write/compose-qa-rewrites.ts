import type { QaRewriteSuggestion } from '#shared/audit/analysis.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { splitWords } from '../../facts/language/fold-text.ts';
import { composeQa } from '../compose/compose-qa.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { describePage } from './page-names.ts';

const MOST_REWRITES = 12;
/** Answer engines quote about 25 to 60 words; practice values. */
const LONGEST_ANSWER = 90;
/** With a longer first sentence the answer comes too late. */
const LONGEST_FIRST_SENTENCE = 32;
const LONGEST_QUESTION = 90;

/**
 * Where the site answers at length or late, each with the site's own answer, shortened. What the questions and answers of the
 * fix say already is not said again. Advice to the owner is in English, examples are in the site's language. Pure.
 */
export function composeQaRewrites(material: WritingMaterial): QaRewriteSuggestion[] {
  const { outline, analysis } = material;
  const known = composeQa(material, Number.POSITIVE_INFINITY).slice(LIMITS.qaCount);
  const suggestions = analysis.business.questions.flatMap(({ question, answer, url }): QaRewriteSuggestion[] => {
    const asked = question.replace(/\s+/g, ' ').trim();
    const problem = problemIn(answer ?? '');
    const example = known.find((one) => one.url !== null && asked.endsWith(one.question));
    if (problem === null || example === undefined) return [];
    const page = outline.pages.find((one) => one.url === url);
    const where = page === undefined ? 'your site' : describePage(page, outline);
    const shown = asked.length > LONGEST_QUESTION ? `${cutText(asked, LONGEST_QUESTION - 1).trimEnd()}…` : asked;
    return [
      {
        ...problem,
        pageSection: `${where.slice(0, 1).toUpperCase()}${where.slice(1)}: “${shown}”`,
        exampleQuestion: example.question,
        exampleAnswer: example.answer.text,
        exampleSentences: example.answer.sentences,
      },
    ];
  });
  return suggestions.slice(0, MOST_REWRITES);
}

function problemIn(answer: string): Pick<QaRewriteSuggestion, 'currentStatus' | 'issue' | 'suggestion'> | null {
  const words = splitWords(answer).length;
  if (words > LONGEST_ANSWER)
    return {
      currentStatus: 'Answered at length',
      issue: `The answer has ${words} words. People have to search for the point.`,
      suggestion: 'Keep it below 60 words, with the answer first. The example does it with your own sentences.',
    };
  const [first = ''] = answer.split(/(?<=[.!?])\s/, 1);
  if (splitWords(first).length > LONGEST_FIRST_SENTENCE)
    return {
      currentStatus: 'Answered late',
      issue: 'The first sentence is long, so the answer comes late.',
      suggestion: 'Begin with the answer. The example does it with your own sentences.',
    };
  return null;
}
