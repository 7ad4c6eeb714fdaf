import { useEffect, useRef, useState } from 'react';
import type { Analysis } from '#shared/audit/analysis.ts';
import { coveragePercent } from '#shared/audit/coverage-percent.ts';
import { type OwnerMinutePlan, planOwnerMinute } from '#shared/audit/owner-minute.ts';
import type { OpenFact } from '#shared/fixes/fact-sheet.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { OpenFactChoice } from '#web/components/open-fact-choice.tsx';
import { type AuditStatusOwner, type ScoreSnapshot, scoreChangeSentence } from '#web/lib/score-change.ts';
import { MinuteForm } from './minute-form.tsx';
import { MinuteSaved, type MinuteScore } from './minute-saved.tsx';

interface OwnerMinuteProps extends AuditStatusOwner {
  readonly analysis: Pick<Analysis, 'factors' | 'business' | 'scoreRange'>;
}

/**
 * The values of the Google profile that lift what is checked most, asked for under the next step. Not there where they would
 * lift nothing or were given before; once saved, it says what changed until the report is opened again. As wide as the page.
 */
export function OwnerMinute({ auditId, analysis, standing, refetchAudit }: OwnerMinuteProps) {
  const [before, setBefore] = useState<MinuteScore | null>(null);
  const [now, setNow] = useState<ScoreSnapshot | null>();
  const plan = planOwnerMinute(analysis);
  const shown = { ...standing, range: analysis.scoreRange };
  if (before === null && plan === null) return null;
  function update(): void {
    setBefore(shown);
    void refetchAudit().then(setNow);
  }
  return (
    <section id="minute" aria-labelledby="minute-title" data-screen-only className="bg-sunk">
      <div className="page-width grid gap-6 py-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-[clamp(2.5rem,5vw,4.5rem)]">
        {before !== null ? (
          <MinuteSaved before={before} shown={shown} now={now} />
        ) : (
          plan !== null && (
            <MinuteForm
              auditId={auditId}
              fields={plan.fields}
              category={analysis.business.category?.label ?? null}
              head={<MinuteHead plan={plan} />}
              questions={
                <OpenQuestions
                  auditId={auditId}
                  business={analysis.business}
                  standing={standing}
                  refetchAudit={refetchAudit}
                />
              }
              onSaved={update}
            />
          )
        )}
      </div>
    </section>
  );
}

function MinuteHead({ plan }: { readonly plan: OwnerMinutePlan }) {
  return (
    <>
      <h2 id="minute-title" className="text-[clamp(1.625rem,1.4rem+1vw,2rem)]">
        We could check {coveragePercent(plan.coverage)}% of what matters.
      </h2>
      <p className="max-w-[52ch] text-ink-2">
        Add {formatCount(plan.fields.length, 'number')} from your Google profile (1&nbsp;minute). Then we can check{' '}
        {coveragePercent(plan.coverageAfter)}%.
      </p>
    </>
  );
}

interface OpenQuestionsProps extends AuditStatusOwner {
  readonly business: OwnerMinuteProps['analysis']['business'];
}

/** What the website leaves open of name and trade. An answer is saved at once. */
function OpenQuestions({ auditId, business, standing, refetchAudit }: OpenQuestionsProps) {
  const note = useRef<HTMLParagraphElement>(null);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const open = listQuestions(business).filter(({ kind }) => !answered.includes(kind));
  async function tell(kind: string): Promise<void> {
    setAnswered([...answered, kind]);
    setNews('Saved.');
    setNews(`Saved. ${scoreChangeSentence(standing, await refetchAudit())}`);
  }
  // The pressed button is gone with its question.
  useEffect(() => {
    if (answered.length > 0) note.current?.focus();
  }, [answered]);
  if (open.length === 0 && answered.length === 0) return null;
  return (
    <div className="grid gap-3">
      {open.length > 0 && (
        <ul>
          {open.map((fact) => (
            <OpenFactChoice key={fact.kind} auditId={auditId} fact={fact} onMessage={() => void tell(fact.kind)} />
          ))}
        </ul>
      )}
      <p ref={note} tabIndex={-1} role="status" className="font-[560] text-note empty:hidden">
        {news}
      </p>
    </div>
  );
}

function listQuestions({ name, category, candidates }: OpenQuestionsProps['business']): OpenFact[] {
  const questions: OpenFact[] = [
    { kind: 'category', values: category === null ? (candidates?.category ?? []) : [] },
    { kind: 'name', values: name === null ? (candidates?.name ?? []) : [] },
  ];
  return questions.filter(({ values }) => values.length > 0);
}
