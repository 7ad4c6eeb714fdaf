import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { HistoryAudit } from '#shared/api/history.ts';
import { formatMoment } from '#shared/text/day-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { paths } from '#web/paths.ts';

/** Selects two audits of a business to compare. `audits` are the comparable ones, newest first: two at least. */
export function CompareForm({ audits }: { readonly audits: readonly HistoryAudit[] }) {
  const navigate = useNavigate();
  const [earlier, setEarlier] = useState(audits[1]?.auditId ?? '');
  const [later, setLater] = useState(audits[0]?.auditId ?? '');
  const isSame = earlier === later;
  const hintId = useId();

  function compare(event: FormEvent): void {
    event.preventDefault();
    if (!isSame) void navigate(paths.changes.to(later, earlier));
  }

  return (
    <form
      onSubmit={compare}
      className="grid gap-x-5 gap-y-3 sm:grid-cols-2 sm:items-end lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <AuditSelect label="Compare" audits={audits} value={earlier} onChange={setEarlier} />
      <AuditSelect label="with" audits={audits} value={later} onChange={setLater} />
      <Button
        type="submit"
        variant="ink"
        className="min-h-12 sm:justify-self-start"
        disabled={isSame}
        aria-describedby={hintId}
      >
        What changed
      </Button>
      <p id={hintId} className="min-h-[1.55em] text-ink-2 text-note sm:col-span-full" role="status">
        {isSame ? 'Choose two different audits.' : ''}
      </p>
    </form>
  );
}

interface AuditSelectProps {
  readonly label: string;
  readonly audits: readonly HistoryAudit[];
  readonly value: string;
  readonly onChange: (auditId: string) => void;
}

function AuditSelect({ label, audits, value, onChange }: AuditSelectProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-[620] text-note">
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {audits.map(({ auditId, createdAt, overallScore }) => (
          <option key={auditId} value={auditId}>
            {overallScore ?? 'No score'}, {formatMoment(createdAt)}
          </option>
        ))}
      </Select>
    </div>
  );
}
