import { useEffect, useReducer } from 'react';
import { type GeneratedQa, generateQa } from '#shared/api/generate.ts';
import { isBelow, type Score } from '#shared/audit/score-bands.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { TextSources } from '#web/components/text-sources.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { hearAutogenerate } from '#web/lib/autogenerate.ts';
import { readAutogenerate } from './autogenerate-once.ts';
import { sampleQa } from './fix-samples.ts';
import { SampleMark, SampleNote } from './generation-notes.tsx';
import { LockedFix } from './locked-fix.tsx';
import { useGeneration } from './use-generation.ts';

/** The specification's limit of the needs-improvement box. */
const needsImprovementBelow = 80;

interface QaFixProps {
  readonly auditId: string;
  readonly score: Score;
  /** What the audit saw, in one line. */
  readonly summary: string;
  readonly isLocked: boolean;
}

/** Questions and answers for pages and profile posts. */
export function QaFix({ auditId, score, summary, isLocked }: QaFixProps) {
  const { state, start } = useGeneration({
    fix: 'fix-qa',
    ask: async (signal, variant) =>
      (await callEndpoint(generateQa, { query: { auditId, count: LIMITS.qaCount, variant }, signal })).qa,
  });
  useAutogenerate(!isLocked, start);
  return (
    <>
      {isBelow(score, needsImprovementBelow) && (
        <div className="max-w-[34.72em] border-mid-edge border-l-4 bg-sunk p-4 text-note">
          <p className="font-[650]">Needs improvement</p>
          <p className="mt-1 text-ink-2">{summary}</p>
        </div>
      )}
      <p className="max-w-[34.72em] text-ink-2 text-note">
        Since 3 November 2025 no software can post to the Q&amp;A of a Google profile. These are for your pages and your
        profile posts.
      </p>
      {isLocked || state.kind === 'refused' ? (
        <LockedFix
          promise={`${LIMITS.qaCount} questions your customers ask, each answered in its first sentence, from facts about your business.`}
          freeWay="Write down what people ask on the phone this week, and answer each in one sentence on the page it belongs to."
        />
      ) : (
        <>
          {state.kind === 'sample' && <SampleNote problem={state.problem} onRetry={start} />}
          {state.kind === 'sample' && (
            <div className="grid gap-3 select-none" onCopy={(event) => event.preventDefault()}>
              <SampleMark />
              <QaList qa={sampleQa} isSample />
            </div>
          )}
          {state.kind === 'written' && state.value.length === 0 && (
            <p className="max-w-[34.72em] text-ink-2 text-note">
              Your site gives too few facts for a question and its answer. Add your services, hours or prices under Your
              facts, then try again.
            </p>
          )}
          {state.kind === 'written' && <QaList qa={state.value} isSample={false} />}
          {state.kind === 'written' && state.value.length > 0 && (
            <TextSources
              auditId={auditId}
              texts={state.value.map(({ question, sentences }) => ({ title: question, sentences }))}
            />
          )}
          {state.kind !== 'sample' && (
            <div className="flex flex-wrap items-center gap-3" data-screen-only>
              {state.kind === 'written' && state.value.length > 0 && (
                <CopyButton text={asText(state.value)} label="Copy all" look="ink" />
              )}
              <BusyButton
                look={state.kind === 'written' ? 'outline' : 'ink'}
                isBusy={state.kind === 'asking'}
                busyLabel="Writing"
                onPress={start}
              >
                {state.kind === 'written' ? 'Write others' : 'Generate Q&A'}
              </BusyButton>
            </div>
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {state.kind === 'written' ? `${state.value.length} questions are written.` : ''}
      </p>
    </>
  );
}

/** Runs `generate` once on the page's request, as soon as the fix is unlocked. */
function useAutogenerate(isUnlocked: boolean, generate: () => void): void {
  const [request, tell] = useReducer(readAutogenerate, 'unused');
  useEffect(() => hearAutogenerate('qa', () => tell('heard')), []);
  const isDue = request === 'asked' && isUnlocked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is due once; `generate` is a new function at every render.
  useEffect(() => {
    if (!isDue) return;
    tell('run');
    generate();
  }, [isDue]);
}

function QaList({ qa, isSample }: { readonly qa: readonly GeneratedQa[]; readonly isSample: boolean }) {
  return (
    <ol className="max-w-[44rem]">
      {qa.map(({ question, answer }) => (
        <li
          key={question}
          dir="auto"
          className="grid gap-3 border-line border-t py-4 last:border-b sm:grid-cols-[1fr_auto] sm:items-start sm:gap-x-6"
        >
          <div className={isSample ? 'text-ink-2' : undefined}>
            <p className="font-[620]">{question}</p>
            <p className="mt-1 text-ink-2 text-note">{answer}</p>
          </div>
          {!isSample && (
            <div className="w-fit">
              <CopyButton text={`${question}\n${answer}`} label="Copy" of={question} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function asText(qa: readonly GeneratedQa[]): string {
  return qa.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
}
