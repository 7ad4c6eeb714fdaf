import type { SettledGrounded } from '../fixes/compare/settle-text.ts';
import { settleHome } from '../fixes/compose/compose-meta.ts';
import { composeQa } from '../fixes/compose/compose-qa.ts';
import type { TextLanguage, WritingMaterial } from '../fixes/writing-material.ts';
import type { PackTexts } from './pack-texts.ts';

const NO_TEXTS: PackTexts = { title: null, description: null, heading: null, opening: null, questions: [] };
/** Eight for the FAQ page and some for each service. */
const MOST_QUESTIONS = 24;

/**
 * The texts of a pack without a model, from the facts alone; none where today's is kept or too little is known. `language` null: we write
 * no pages in the language of the site, so there are no questions.
 */
export function composePackTexts(material: WritingMaterial, language: TextLanguage | null): PackTexts {
  const home = settleHome(material);
  if (home === null) return NO_TEXTS;
  return {
    title: newText(home.title),
    description: newText(home.description),
    heading: newText(home.heading),
    opening: home.opening?.text ?? null,
    questions:
      language === null
        ? []
        : composeQa(material, MOST_QUESTIONS).map(({ question, answer }) => ({ question, answer: answer.text })),
  };
}

function newText({ outcome, text }: SettledGrounded): string | null {
  return outcome === 'write' ? text : null;
}
