import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { generateDescriptionEndpoint } from '#shared/api/generate.ts';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import type { FactQuestion } from '#shared/product/offers.ts';
import { kindLabels } from '#shared/report/fact-kind-labels.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useFactChange } from '#web/lib/use-fact-change.ts';
import { type DraftAnswer, keepAnswers, loadAnswers, NO_ANSWER, readQuestionDraft } from './question-draft.ts';

interface QuestionFormOptions {
  readonly auditId: string;
  readonly questions: readonly FactQuestion[];
  /** Asks for the text with the facts as they are now. */
  readonly renew: () => Promise<
    Pick<z.output<typeof generateDescriptionEndpoint.response>, 'description' | 'questions'>
  >;
  /** A text came of it. */
  readonly onText: () => void;
}

/** State of the questions: the answers, kept while they are typed, and sending them in one call before the text is asked for. */
export function useQuestionForm({ auditId, questions, renew, onText }: QuestionFormOptions) {
  const [draft, setDraft] = useState(() => loadAnswers(auditId));
  const [problems, setProblems] = useState<ReadonlyMap<FactKind, string>>(new Map());
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const change = useFactChange(auditId, () => undefined);

  async function send(): Promise<void> {
    const read = readQuestionDraft(questions, draft, new Date().getFullYear());
    setProblems(read.ok ? new Map() : read.problems);
    setTrouble(null);
    if (!read.ok) return;
    const isAnswered = read.changes.length > 0;
    if (isAnswered) {
      await change.mutateAsync([...read.changes]);
      // They are facts now: another question of the same kind begins empty.
      setDraft({});
      keepAnswers(auditId, null);
    }
    const { description, questions: left } = await renew().catch((error: unknown) => {
      throw isAnswered ? new AfterSaving(error) : error;
    });
    if (description === '') return setTrouble(isAnswered ? `Saved. ${lackSentence(left, true)}` : lackSentence(left));
    keepAnswers(auditId, null);
    onText();
  }

  return {
    isBusy,
    /** A sentence on the whole form; null when there is none. */
    trouble,
    problemIn: (kind: FactKind) => problems.get(kind) ?? null,
    answerTo: (kind: FactKind): DraftAnswer => draft[kind] ?? NO_ANSWER,
    change: (kind: FactKind, answer: DraftAnswer) => {
      const next = { ...draft, [kind]: answer };
      setDraft(next);
      keepAnswers(auditId, next);
    },
    submit: async () => {
      // A second press comes before the screen knows of the first.
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      await send().catch((error: unknown) =>
        setTrouble(
          error instanceof AfterSaving
            ? `Your answers are saved. ${failureSentence(error.cause)}`
            : failureSentence(error),
        ),
      );
      isSending.current = false;
      setBusy(false);
    },
  };
}

/** The text could not be asked for; the answers before it were accepted. */
class AfterSaving extends Error {
  constructor(cause: unknown) {
    super('The answers are saved.', { cause });
  }
}

const MISSING: Readonly<Partial<Record<FactKind, string>>> = {
  category: 'what you do',
  service: 'which jobs you do',
  city: 'your town',
  area: 'the towns you serve',
  foundedYear: 'the year you started',
  person: 'who does the work',
  sentence: 'what makes you different',
};

/** What a text lacks, in one sentence. */
function lackSentence(questions: readonly FactQuestion[], isAnswered = false): string {
  if (isAnswered && questions.every(({ kind }) => kind === 'sentence') && questions.length > 0)
    return 'Your text needs one more sentence.';
  const missing = questions.map(({ kind }) => MISSING[kind] ?? kindLabels[kind].toLowerCase());
  if (missing.length === 0) return 'That is still too little for a text. Add your services, hours or prices.';
  return `For a text we still need ${new Intl.ListFormat('en').format(missing)}.`;
}
