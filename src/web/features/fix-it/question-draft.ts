import { z } from 'zod';
import { type FactChange, type FactKind, SINGLE_FACT_KINDS } from '#shared/fixes/fact-sheet.ts';
import { findFactProblem } from '#shared/fixes/fact-value.ts';
import type { FactQuestion } from '#shared/product/offers.ts';

/** What was ticked, added and is still in the field of one question. */
const DraftAnswer = z.object({ picked: z.array(z.string()), added: z.array(z.string()), text: z.string() });
export type DraftAnswer = z.infer<typeof DraftAnswer>;

/** The answers by the kind of fact that is asked for, kept in the session of the tab while they are typed. */
const QuestionDraft = z.record(z.string(), DraftAnswer);
export type QuestionDraft = z.infer<typeof QuestionDraft>;

export const NO_ANSWER: DraftAnswer = { picked: [], added: [], text: '' };

/** `one`: a single value. `list`: short ones, a comma between them. `words`: sentences, each on a line of its own. */
export type AnswerShape = 'one' | 'list' | 'words';

const LIST_KINDS: ReadonlySet<FactKind> = new Set(['service', 'area', 'feature', 'brand', 'payment', 'language']);

/** How a kind of fact is answered. */
export function getAnswerShape(kind: FactKind): AnswerShape {
  if (SINGLE_FACT_KINDS.has(kind)) return 'one';
  return LIST_KINDS.has(kind) ? 'list' : 'words';
}

/** Takes the finished values out of the text of a `list`: those before its last comma. */
export function splitTyped(text: string): { readonly finished: readonly string[]; readonly rest: string } {
  const parts = text.split(/[,;，、؛،]/u);
  const rest = parts.pop() ?? '';
  return { finished: parts.map((part) => part.trim()).filter((part) => part !== ''), rest: rest.trimStart() };
}

/** The values of an answer that are typed in words, unfinished ones too. */
function typedValues(kind: FactKind, { added, text }: DraftAnswer): string[] {
  const typed = getAnswerShape(kind) === 'words' ? text.split('\n') : [text];
  return [...new Set([...added, ...typed].map((value) => value.trim()))].filter((value) => value !== '');
}

export type ReadQuestionDraft =
  | { readonly ok: true; readonly changes: readonly FactChange[] }
  | { readonly ok: false; readonly problems: ReadonlyMap<FactKind, string> };

/** The changes of facts that the answers are, or a sentence for each question with an invalid one. Pure. */
export function readQuestionDraft(
  questions: readonly FactQuestion[],
  draft: QuestionDraft,
  thisYear: number,
): ReadQuestionDraft {
  const problems = new Map<FactKind, string>();
  const changes = questions.flatMap(({ kind, choices = [] }): FactChange[] => {
    const answer = draft[kind] ?? NO_ANSWER;
    const values = typedValues(kind, answer);
    const problem = values.map((value) => findFactProblem(kind, value, thisYear)).find((one) => one !== null);
    if (problem !== undefined && problem !== null) problems.set(kind, problem);
    const picked = choices.filter(({ value }) => answer.picked.includes(value));
    return [
      ...picked.map(({ factId, value }): FactChange => toChange(kind, factId, value)),
      ...values.map((value): FactChange => ({ action: 'add', kind, value })),
    ];
  });
  return problems.size > 0 ? { ok: false, problems } : { ok: true, changes };
}

function toChange(kind: FactKind, factId: string | null, value: string): FactChange {
  return factId === null ? { action: 'add', kind, value } : { action: 'confirm', factId };
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const keyFor = (auditId: string) => `description_answers:${auditId}`;

/** The answers typed before in this tab; none where nothing readable is stored. */
export function loadAnswers(auditId: string, storage: () => DraftStorage = () => sessionStorage): QuestionDraft {
  try {
    return QuestionDraft.parse(JSON.parse(storage().getItem(keyFor(auditId)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps the answers for a reload; null forgets them. */
export function keepAnswers(
  auditId: string,
  draft: QuestionDraft | null,
  storage: () => DraftStorage = () => sessionStorage,
): void {
  try {
    if (draft === null) storage().removeItem(keyFor(auditId));
    else storage().setItem(keyFor(auditId), JSON.stringify(draft));
  } catch {
    // Full or blocked storage: the answers last for this page.
  }
}
