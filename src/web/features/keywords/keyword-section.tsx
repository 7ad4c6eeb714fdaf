import { useEffect, useRef } from 'react';
import { CircleAlert } from '#web/components/icons/index.ts';
import { Notice } from '#web/components/notice.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';
import type { Prefill } from './keyword-draft.ts';
import { KeywordForm } from './keyword-form.tsx';
import { KeywordResult } from './keyword-result.tsx';
import { ReportKeywordsPanel } from './report-keywords.tsx';
import { useKeywordStrategy } from './use-keyword-strategy.ts';

interface KeywordSectionProps {
  /** `makePrefill` of the audit. A new object with other contents needs a new `key`. */
  readonly prefill: Prefill;
  readonly isPro: boolean;
  /** 3 below a level-2 heading, as in the report. */
  readonly headingLevel?: 2 | 3;
}

/** Form and result of a keyword strategy: on its own page and, prefilled from the audit, in the report. */
export function KeywordSection({ prefill, isPro, headingLevel = 2 }: KeywordSectionProps) {
  const { answered, isRunning, failure, start, again } = useKeywordStrategy();
  const isSlow = useDelayedFlag(isRunning);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answered !== null || failure !== null) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [answered, failure]);
  const chosen = isPro && prefill.auditId !== null && (
    <ReportKeywordsPanel auditId={prefill.auditId} headingLevel={headingLevel} />
  );
  return (
    <div className="grid gap-12">
      {headingLevel === 3 && chosen}
      <div data-screen-only>
        <KeywordForm
          prefill={prefill}
          isRunning={isRunning}
          variant={headingLevel === 2 ? 'lit' : 'ink'}
          onSubmit={start}
        />
      </div>
      {/* Reserves its height when the button is pressed, so content below does not move again when the response arrives. */}
      <div
        ref={outcome}
        aria-busy={isRunning}
        aria-live="polite"
        className={isRunning || answered !== null ? 'min-h-[70vh]' : ''}
      >
        {isSlow && <WaitingRows />}
        {!isRunning && failure !== null && <Failure sentence={failure} again={again} />}
        {!isRunning && answered !== null && (
          <KeywordResult
            // A new strategy resets selection and filters.
            key={answered.strategy.clusters.map(({ cluster_label }) => cluster_label).join()}
            answered={answered}
            isPro={isPro}
            auditId={prefill.auditId}
            headingLevel={headingLevel}
          />
        )}
      </div>
      {headingLevel === 2 && chosen}
    </div>
  );
}

function Failure({ sentence, again }: { readonly sentence: string; readonly again: () => void }) {
  return (
    <Notice icon={CircleAlert} title="Generation Failed">
      <p className="max-w-measure text-ink-2">{sentence}</p>
      <Button variant="ink" onClick={again}>
        Try Again
      </Button>
    </Notice>
  );
}

const waiting = ['w-[52%]', 'w-[61%]', 'w-[45%]', 'w-[57%]'] as const;

function WaitingRows() {
  return (
    <div>
      <p role="status" className="sr-only">
        Generating the keyword strategy
      </p>
      {waiting.map((width) => (
        <div key={width} className="grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-6 border-line border-b py-5">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4" />
        </div>
      ))}
    </div>
  );
}
