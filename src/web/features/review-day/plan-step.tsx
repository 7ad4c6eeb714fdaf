import { useMemo } from 'react';
import { formatCount } from '#shared/report/format-number.ts';
import { writeCampaignCalendar } from '#shared/review-day/campaign-calendar.ts';
import {
  type CampaignPlan,
  groupWaves,
  pacedDayCap,
  pacedWeeks,
  planOneDay,
  planPaced,
  type Wave,
} from '#shared/review-day/campaign-plan.ts';
import { estimateReviews } from '#shared/review-day/feasibility.ts';
import { findPublicHoliday } from '#shared/review-day/public-holidays.ts';
import { formatDay, formatTimeOfDay } from '#shared/text/day-words.ts';
import { CalendarDays, Download } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { BuilderStep } from './builder-step.tsx';
import type { Campaign } from './campaign-draft.ts';
import { FeasibilitySummary } from './feasibility-summary.tsx';
import { HoursTable } from './hours-table.tsx';
import type { CampaignHold } from './use-campaign.ts';

/** The plan of a campaign; memoized. */
export function useCampaignPlan({ draft, list }: Campaign): CampaignPlan {
  const { plan, timeZone, country } = draft;
  const { customers } = list;
  return useMemo(() => {
    const settings = { day: plan.day, timeZone, country, notBeforeMs: Date.now() };
    return plan.kind === 'one-day'
      ? planOneDay(customers, settings)
      : planPaced(customers, { ...settings, weeks: plan.weeks });
  }, [plan, timeZone, country, customers]);
}

interface PlanStepProps {
  readonly campaign: CampaignHold;
  readonly plan: CampaignPlan;
  readonly today: string;
  /** Null: incomplete or invalid; `whyNot` says what. */
  readonly onSendingList: (() => void) | null;
  readonly whyNot: string | null;
}

/** When customers are asked: all on one day in three waves, or spread over weeks. */
export function PlanStep({ campaign, plan, today, onSendingList, whyNot }: PlanStepProps) {
  const { draft, dispatch } = campaign;
  const set = (part: Partial<typeof draft.plan>) =>
    dispatch({ type: 'changed', part: { plan: { ...draft.plan, ...part } } });
  const holiday = findPublicHoliday(draft.plan.day, draft.country);
  const isPaced = draft.plan.kind === 'paced';
  return (
    <BuilderStep
      id="plan"
      title="The plan"
      lead="By each customer’s clock, within the hours allowed where they live. Everybody is asked once and reminded once at most."
    >
      <fieldset>
        <legend className="sr-only">Which plan</legend>
        <Choice name="plan" checked={!isPaced} onChange={() => set({ kind: 'one-day' })}>
          <b>One day</b>
          <span className="block text-ink-2 text-note">Three waves at 10 a.m., 1 p.m. and 5 p.m.</span>
        </Choice>
        <Choice name="plan" checked={isPaced} onChange={() => set({ kind: 'paced' })}>
          <b>Steady pace</b>
          <span className="block text-ink-2 text-note">
            Over two to four weeks, at most {pacedDayCap} a day and none on Sundays. Looks like what it is: a business
            that asks.
          </span>
        </Choice>
      </fieldset>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field label={isPaced ? 'First day' : 'Day'} problem={draft.plan.day < today ? 'This day is over.' : null}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              required
              min={today}
              value={draft.plan.day}
              onChange={({ target }) => {
                if (target.value !== '') set({ day: target.value });
              }}
            />
          )}
        </Field>
        {holiday !== null && (
          <p className="text-mid-word text-note">
            {formatDay(draft.plan.day)} is a public holiday: {holiday}. Pick another day if you can.
          </p>
        )}
        {isPaced && (
          <Field label="Length" problem={null}>
            {(control) => (
              <Select
                {...control}
                value={draft.plan.weeks}
                onChange={({ target }) => set({ weeks: Number(target.value) })}
              >
                {lengths.map((weeks) => (
                  <option key={weeks} value={weeks}>
                    {weeks} weeks
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <PlanFigures plan={plan} />
      <Waves waves={groupWaves(plan)} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={plan.asks.length === 0}
          onClick={() => {
            const { businessName, timeZone } = draft;
            const text = writeCampaignCalendar(plan, { businessName, timeZone, madeAtMs: Date.now() });
            saveFile(`review-day-${draft.plan.day}.ics`, new Blob([text], { type: 'text/calendar' }));
          }}
        >
          <CalendarDays aria-hidden />
          Calendar (.ics)
        </Button>
        <Button disabled={onSendingList === null} onClick={() => onSendingList?.()}>
          <Download aria-hidden />
          Sending list (CSV)
        </Button>
        {whyNot !== null && <p className="text-ink-2 text-note">{whyNot}</p>}
      </div>
      <p className="max-w-measure text-ink-2 text-note">
        We send nothing. The sending list is for the program you send with: one line per person, with the finished text
        and the time.
      </p>
      <Disclosure
        summary={
          <span className="inline-flex min-h-11 items-center gap-2 font-[620]">
            Quiet hours by state, with sources <DisclosureArrow />
          </span>
        }
      >
        <HoursTable />
      </Disclosure>
    </BuilderStep>
  );
}

const lengths = Array.from(
  { length: pacedWeeks.longest - pacedWeeks.shortest + 1 },
  (_, index) => pacedWeeks.shortest + index,
);

function PlanFigures({ plan: { asks, inPersonIds, leftOverIds, reminders } }: { readonly plan: CampaignPlan }) {
  const count = (channel: 'sms' | 'email') => asks.filter((ask) => ask.channel === channel).length;
  const feasibility = estimateReviews({ sms: count('sms'), email: count('email'), inPerson: inPersonIds.length });
  return (
    <div className="grid gap-4 border-line-2 border-t pt-5">
      <FeasibilitySummary feasibility={feasibility} />
      {leftOverIds.length > 0 && (
        <p className="max-w-measure text-note">
          <b>{leftOverIds.length} do not fit into this plan</b>: the day is full, or no wave falls into the hours where
          they live. The steady pace has room for more.
        </p>
      )}
      {reminders.length > 0 && <p className="text-note">{reminderWords(reminders)}</p>}
    </div>
  );
}

function reminderWords(reminders: CampaignPlan['reminders']): string {
  const [first = '', last = ''] = [reminders[0], reminders.at(-1)].map((reminder) =>
    formatDay(reminder?.localDay ?? ''),
  );
  return first === last
    ? `One reminder on ${first}, to those who have not answered.`
    : `One reminder each, three days after the request or a little later, from ${first} to ${last}.`;
}

function Waves({ waves }: { readonly waves: readonly Wave[] }) {
  if (waves.length === 0)
    return <p className="text-ink-2 text-note">No waves yet: you can’t write to anybody on the list on these days.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas must be reachable by keyboard.
    <section tabIndex={0} aria-label="Waves of the plan" className="max-h-[26rem] overflow-y-auto">
      <table className="ruled-table stacked-rows">
        <caption className="sr-only">Waves of the plan</caption>
        <thead>
          <tr>
            <th scope="col">Wave</th>
            <th scope="col">Texts</th>
            <th scope="col">Emails</th>
            <th scope="col">Time zone of the recipients</th>
          </tr>
        </thead>
        <tbody>
          {waves.map(({ localDay, localTime, timeZone, atMs, sms, email }) => (
            <tr key={`${atMs} ${timeZone}`}>
              <th scope="row">
                {formatDay(localDay)}, {formatTimeOfDay(localTime)}
              </th>
              <td data-label="Texts">{formatCount(sms, 'text')}</td>
              <td data-label="Emails">{formatCount(email, 'email')}</td>
              <td data-label="Time zone">{timeZone}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
