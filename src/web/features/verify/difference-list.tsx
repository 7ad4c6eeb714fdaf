import type { CheckDifference, CheckSaid, ReportComparison } from '#shared/api/verify.ts';
import { formatPoints, getCheckOutcome, outcomeMarks } from '#shared/report/check-labels.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';

/** The rest is only counted: a report by other rules may differ in every text. */
const mostListed = 100;

/** Every check that differs; those that differ only in text or evidence are collapsed. */
export function DifferenceList({ comparison: { differences, rules } }: { readonly comparison: ReportComparison }) {
  const judged = differences.filter(({ isOtherJudgement }) => isOtherJudgement);
  const worded = differences.filter(({ isOtherJudgement }) => !isOtherJudgement);
  const isOtherRules = rules.reported !== rules.today;
  return (
    <section aria-labelledby="differences-title" className="grid max-w-[46rem] gap-5">
      <div className="grid gap-2">
        <h2 id="differences-title" className="text-sub">
          Checks that differ
        </h2>
        {isOtherRules && (
          <p className="text-ink-2 text-note">
            The rules changed between the two versions; a difference need not mean that anybody changed the report.
          </p>
        )}
      </div>
      {judged.length > 0 && <Differences differences={judged} />}
      {worded.length > 0 && (
        <Disclosure
          summary={`${formatCount(worded.length, 'check')} with the same points but other words or evidence`}
          summaryClassName="inline-flex min-h-11 items-center font-[620] underline decoration-1 underline-offset-[0.2em]"
        >
          <Differences differences={worded} />
        </Disclosure>
      )}
    </section>
  );
}

function Differences({ differences }: { readonly differences: readonly CheckDifference[] }) {
  const rest = differences.length - mostListed;
  return (
    <>
      <ul className="border-line border-t">
        {differences.slice(0, mostListed).map((difference) => (
          <li key={difference.checkId} className="grid gap-3 border-line border-b py-5">
            <div>
              <p className="font-[620]" dir="auto">
                {difference.label}
              </p>
              <p className="text-ink-2 text-note" dir="auto">
                {difference.factor}
              </p>
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <Side name="The report says" said={difference.reported} />
              <Side name="The evidence gives" said={difference.replayed} />
            </div>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-3 text-ink-2 text-note">And {formatCount(rest, 'further check')}.</p>}
    </>
  );
}

function Side({ name, said }: { readonly name: string; readonly said: CheckSaid | null }) {
  if (said === null)
    return (
      <div className="grid content-start gap-1 text-note">
        <p className="text-ink-2">{name}</p>
        <p>Nothing: there is no such check.</p>
      </div>
    );
  const { band, words } = outcomeMarks[getCheckOutcome(said)];
  return (
    <div data-band={band} className="grid min-w-0 content-start gap-1 text-note">
      <p className="text-ink-2">{name}</p>
      <p>
        <span className="font-[620] text-(--word)">{words}</span>, {formatPoints(said)}
      </p>
      <p className="text-ink-2 [overflow-wrap:anywhere]" dir="auto">
        {said.finding}
      </p>
    </div>
  );
}
