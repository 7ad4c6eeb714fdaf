import { useEffect, useReducer } from 'react';
import { type GeneratedQa, generateQaEndpoint } from '#shared/api/generate.ts';
import { isBelow, type Score } from '#shared/audit/score-bands.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { TextSources } from '#web/components/text-sources.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { hearAutogenerate } from '#web/lib/autogenerate.ts';
import { useTextAttributes } from '#web/lib/text-attributes.ts';
import { readAutogenerate } from './autogenerate-once.ts';
import { type FixAvailability, variantsSentence } from './fix-availability.ts';
import { sampleQa } from './fix-samples.ts';
import { SampleMark, SampleNote } from './generation-notes.tsx';
import { LockedFix } from './locked-fix.tsx';
import { NotKnown, TooFewFacts } from './too-few-facts.tsx';
import { useGeneration } from './use-generation.ts';

/** The specification's limit of the needs-improvement box. */
const needsImprovementBelow = 80;

interface QaFixProps {
  readonly auditId: string;
  readonly score: Score;
  /** The audit's finding, in one line. */
  readonly summary: string;
  readonly standing: FixAvailability;
  /** The number of questions; announced where they are locked. */
  readonly count: number;
}

/** Questions and answers for pages and profile posts. */
export function QaFix({ auditId, score, summary, standing, count }: QaFixProps) {
  const { state, start } = useGeneration({
    fix: 'fix-qa',
    ask: (signal, variant) =>
      callEndpoint(generateQaEndpoint, { query: { auditId, count: LIMITS.qaCount, variant }, signal }),
  });
  useAutogenerate(standing === 'open', start);
  const qa = state.kind === 'written' ? state.value.qa : [];
  return (
    <>
      {isBelow(score, needsImprovementBelow) && (
        <div className="max-w-[34.72em] border-mid-edge border-l-4 bg-sunk p-4 text-note">
          <p className="font-[650]">Needs improvement</p>
          <p className="mt-1 text-ink-2">{summary}</p>
        </div>
      )}
      <p className="max-w-[34.72em] text-ink-2 text-note">
        Since Nov 3, 2025 no software can post to the Q&amp;A of a Google profile. These are for your pages and your
        profile posts.
      </p>
      {standing === 'too-few' || (state.kind === 'written' && qa.length === 0) ? (
        <TooFewFacts what="questions and answers" />
      ) : standing === 'unknown' ? (
        <NotKnown />
      ) : standing === 'locked' || state.kind === 'refused' ? (
        <LockedFix
          promise={`${formatCount(count, 'question')} your customers ask, answered in the first sentence, from facts about your business.`}
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
          {qa.length > 0 && <QaList qa={qa} isSample={false} />}
          {qa.length > 0 && (
            <TextSources
              auditId={auditId}
              texts={qa.map(({ question, sentences }) => ({ title: question, sentences }))}
            />
          )}
          {state.kind !== 'sample' && (
            <div className="flex flex-wrap items-center gap-3" data-screen-only>
              {qa.length > 0 && <CopyButton text={asText(qa)} label="Copy all" variant="ink" />}
              {(state.kind !== 'written' || state.value.mostVariants > 1) && (
                <BusyButton
                  variant={state.kind === 'written' ? 'outline' : 'ink'}
                  isBusy={state.kind === 'asking'}
                  busyLabel="Writing"
                  onPress={start}
                >
                  {state.kind === 'written' ? 'Write others' : 'Generate Q&A'}
                </BusyButton>
              )}
              {state.kind === 'written' && (
                <p className="text-ink-2 text-note">
                  {variantsSentence(state.value.variants, state.value.mostVariants)}
                </p>
              )}
            </div>
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {state.kind === 'written' ? `${formatCount(qa.length, 'question')} written.` : ''}
      </p>
    </>
  );
}

/** Runs `generate` once on the page's request, as soon as the fix is unlocked. */
function useAutogenerate(isUnlocked: boolean, generate: () => void): void {
  const [request, dispatch] = useReducer(readAutogenerate, 'unused');
  useEffect(() => hearAutogenerate('qa', () => dispatch('heard')), []);
  const isDue = request === 'asked' && isUnlocked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; `generate` is a new function at every render.
  useEffect(() => {
    if (!isDue) return;
    dispatch('run');
    generate();
  }, [isDue]);
}

function QaList({ qa, isSample }: { readonly qa: readonly GeneratedQa[]; readonly isSample: boolean }) {
  const { written } = useTextAttributes();
  return (
    <ol className="max-w-[44rem]">
      {qa.map(({ question, answer }) => (
        <li
          key={question}
          className="grid gap-3 border-line border-t py-4 last:border-b sm:grid-cols-[1fr_auto] sm:items-start sm:gap-x-6"
        >
          <div {...(!isSample && written)} className={isSample ? 'text-ink-2' : undefined}>
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
