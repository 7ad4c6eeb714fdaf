import { type FormEvent, useState } from 'react';
import { sumCampaignLog } from '#shared/review-day/campaign-log.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { BuilderStep } from './builder-step.tsx';
import type { CampaignHold } from './use-campaign.ts';

const amounts = [
  { key: 'asked', label: 'Asked' },
  { key: 'replied', label: 'Answered' },
  { key: 'published', label: 'Published' },
] as const;
const largestAmount = 100_000;

/** The results, day by day, as the owner counts them. */
export function ResultsStep({
  campaign: { draft, dispatch },
  today,
}: {
  readonly campaign: CampaignHold;
  readonly today: string;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const totals = sumCampaignLog(draft.log);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const number = (name: string) => Math.floor(Number(typed.get(name)));
    const entry = {
      day: String(typed.get('day') ?? ''),
      asked: number('asked'),
      replied: number('replied'),
      published: number('published'),
    };
    const isWhole = amounts.every(({ key }) => entry[key] >= 0 && entry[key] <= largestAmount);
    if (!isWhole || !/^\d{4}-\d{2}-\d{2}$/.test(entry.day)) {
      setProblem('Give a day, and numbers from 0 up.');
      return;
    }
    setProblem(null);
    dispatch({ type: 'day-recorded', entry });
    form.reset();
  }

  return (
    <BuilderStep
      id="results"
      title="Results"
      lead="Count by hand what you see in your profile. Reviews can take days to appear, and some never do."
    >
      <form
        noValidate
        onSubmit={submit}
        className="grid grid-cols-2 items-end gap-4 md:grid-cols-[11rem_repeat(3,minmax(0,1fr))_auto]"
      >
        <Field label="Day" problem={problem}>
          {(control) => <TextInput {...control} name="day" type="date" defaultValue={today} max={today} />}
        </Field>
        {amounts.map(({ key, label }) => (
          <Field key={key} label={label} problem={null}>
            {(control) => (
              <TextInput
                {...control}
                name={key}
                type="number"
                inputMode="numeric"
                min={0}
                max={largestAmount}
                defaultValue={0}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="ink">
          Write down
        </Button>
      </form>
      {draft.log.length > 0 && (
        <table className="ruled-table" data-figures>
          <caption className="sr-only">Results by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {amounts.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {draft.log.map((entry) => (
              <tr key={entry.day}>
                <th scope="row">{formatDay(entry.day)}</th>
                {amounts.map(({ key }) => (
                  <td key={key}>{entry[key]}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                All days
                {totals.publishedShare !== null && (
                  <small>{Math.round(totals.publishedShare * 100)}% of those asked published a review</small>
                )}
              </th>
              {amounts.map(({ key }) => (
                <td key={key}>
                  <b>{totals[key]}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </BuilderStep>
  );
}
