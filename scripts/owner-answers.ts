import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { withOwnerFacts } from '#engine/facts/owner-facts.ts';
import { factId } from '#engine/fixes/build-fact-sheet.ts';
import { descriptionQuestions } from '#engine/fixes/compose/description-questions.ts';
import type { WritingMaterial } from '#engine/fixes/writing-material.ts';
import { applyFactOverrides, type FactOverride } from '#shared/fixes/apply-fact-changes.ts';
import { applyOverrideChange, deriveOverrideChange } from '#shared/fixes/apply-fact-overrides.ts';
import type { FactChange } from '#shared/fixes/fact-sheet.ts';
import {
  type DraftAnswer,
  getAnswerShape,
  NO_ANSWER,
  readQuestionDraft,
  splitTyped,
} from '../src/web/features/fix-it/question-draft.ts';

const Answer = z.strictObject({ pick: z.array(z.string()).default([]), type: z.string().default('') });

/** What the owner of one site does: answers to the questions in their order, and own sentences to tick (words of each). */
const OwnerAnswers = z.strictObject({
  questions: z.array(Answer).default([]),
  ticks: z.array(z.string()).default([]),
});
export type OwnerAnswers = z.infer<typeof OwnerAnswers>;

/** Reads the answers of owners by site id from a YAML or JSON file. */
export function readOwnerAnswers(file: string): Map<string, OwnerAnswers> {
  return new Map(Object.entries(z.record(z.string(), OwnerAnswers).parse(parse(readFileSync(file, 'utf8')))));
}

/** The material once the questions for a description are answered as on the screen; throws where the screen would refuse an answer. */
export function answerQuestions(material: WritingMaterial, { questions }: OwnerAnswers): WritingMaterial {
  const asked = descriptionQuestions(material);
  const draft = Object.fromEntries(asked.map(({ kind }, place) => [kind, toDraft(kind, questions[place])]));
  const read = readQuestionDraft(asked, draft, new Date().getFullYear());
  if (!read.ok) throw new Error([...read.problems].map((one) => one.join(': ')).join('; '));
  return withChanges(material, read.changes);
}

/** The material once the sentences with these words are ticked. */
export function tickSentences(material: WritingMaterial, { ticks }: OwnerAnswers): WritingMaterial {
  const changes = ticks.map((words): FactChange => {
    const fact = material.sheet.facts.find(({ kind, value }) => kind === 'sentence' && value.includes(words));
    if (fact === undefined) throw new Error(`No sentence says: ${words}`);
    return { action: 'confirm', factId: fact.id };
  });
  return withChanges(material, changes);
}

function toDraft(kind: Parameters<typeof getAnswerShape>[0], answer: z.infer<typeof Answer> | undefined): DraftAnswer {
  if (answer === undefined) return NO_ANSWER;
  const { pick, type } = answer;
  if (getAnswerShape(kind) !== 'list') return { picked: pick, added: [], text: type };
  const { finished, rest } = splitTyped(type);
  return { picked: pick, added: [...finished], text: rest };
}

/** Applies changes in order, each to the sheet that the earlier ones produced, as `changeFacts` does. */
function withChanges(material: WritingMaterial, changes: readonly FactChange[]): WritingMaterial {
  const at = new Date().toISOString();
  let words: readonly FactOverride[] = [];
  for (const change of changes) {
    const sheet = applyFactOverrides(material.sheet, words);
    const step = deriveOverrideChange(change, { sheet, words, idOf: factId, at });
    if (step !== null) words = applyOverrideChange(words, step);
  }
  const { analysis } = material;
  const business = withOwnerFacts(analysis.business, words, { url: analysis.websiteUrl });
  return {
    ...material,
    analysis: { ...analysis, business, businessName: business.name },
    sheet: applyFactOverrides(material.sheet, words),
  };
}
