import { useId, useState } from 'react';
import { customerLimits } from '#shared/review-day/customer-limits.ts';
import { estimateReviews, planningFigures } from '#shared/review-day/feasibility.ts';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { FeasibilitySummary } from './feasibility-summary.tsx';

const fields = [
  { key: 'sms', label: 'can be sent a text' },
  { key: 'email', label: 'can be sent an email' },
  { key: 'inPerson', label: 'you will see in person' },
] as const;

/** Free for everybody: three numbers in, an estimated range out. */
export function FeasibilityPreview() {
  const [counts, setCounts] = useState({ sms: 40, email: 60, inPerson: 20 });
  const { forTwentyFive } = planningFigures;
  return (
    <div className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <fieldset className="grid content-start gap-4">
        <legend className="mb-4 font-[620]">Of your past customers, with consent on record</legend>
        {fields.map(({ key, label }) => (
          <Amount
            key={key}
            label={label}
            value={counts[key]}
            onChange={(value) => setCounts((before) => ({ ...before, [key]: value }))}
          />
        ))}
      </fieldset>
      <div aria-live="polite" className="grid content-start gap-5">
        <FeasibilitySummary feasibility={estimateReviews(counts)} />
        <p className="max-w-measure text-ink-2 text-note">
          By the same numbers, 25 published reviews take {forTwentyFive.sms.low} to {forTwentyFive.sms.high} texts, or{' '}
          {forTwentyFive.email.low} to {forTwentyFive.email.high.toLocaleString('en')} emails.
        </p>
      </div>
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Amount({ label, value, onChange }: AmountProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4">
      <TextInput
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={customerLimits.customers}
        value={value}
        onChange={(event) => onChange(clamp(event.target.valueAsNumber))}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

function clamp(value: number): number {
  return Number.isFinite(value) ? Math.min(customerLimits.customers, Math.max(0, Math.floor(value))) : 0;
}
