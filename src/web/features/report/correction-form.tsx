import { type FormEvent, useState } from 'react';
import type { Business, BusinessCorrections } from '#shared/audit/business.ts';
import { formatAddress } from '#shared/report/format-address.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useCorrection } from './use-correction.ts';

interface CorrectionFormProps {
  readonly auditId: string;
  readonly business: Business;
}

/** Another location of the business, or not this business at all. The audit is evaluated again at once. */
export function CorrectionForm({ auditId, business }: CorrectionFormProps) {
  const correction = useCorrection(auditId);
  const [isAsking, setAsking] = useState(false);
  const send = (corrections: BusinessCorrections) =>
    correction.isPending || correction.mutate(corrections, { onSuccess: () => setAsking(false) });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const locationId = new FormData(event.currentTarget).get('locationId');
    if (typeof locationId === 'string' && locationId !== business.auditedLocationId) send({ locationId });
  }

  return (
    <div className="grid max-w-[40rem] gap-5">
      {business.locations.length > 1 && (
        <form onSubmit={submit} className="grid justify-items-start gap-4">
          <LocationChoice business={business} />
          <Button type="submit" variant="ink" aria-disabled={correction.isPending}>
            Update my score
          </Button>
        </form>
      )}
      {isAsking ? (
        <div className="grid justify-items-start gap-3">
          <p>We’ll stop using the name, phone and address on this site, and update your score without them.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="ink" onClick={() => send({ notMyBusiness: true })} aria-disabled={correction.isPending}>
              Yes, not my business
            </Button>
            <Button variant="plain" onClick={() => setAsking(false)}>
              Keep them
            </Button>
          </div>
        </div>
      ) : (
        <Button className="justify-self-start" onClick={() => setAsking(true)}>
          This is not my business
        </Button>
      )}
      <p role="status" className="text-note empty:hidden">
        {correction.isPending && 'Updating your score'}
        {correction.isSuccess && 'Saved. Everything in this report now follows your correction.'}
        {correction.isError && <span className="font-[560] text-poor-word">{failureSentence(correction.error)}</span>}
      </p>
    </div>
  );
}

function LocationChoice({ business }: { readonly business: Business }) {
  return (
    <fieldset>
      <legend className="font-[620] text-note">Which of your locations is this audit about?</legend>
      {business.locations.map(({ id, label, address }) => (
        <Choice key={id} name="locationId" value={id} defaultChecked={id === business.auditedLocationId}>
          {label}
          <span className="block text-ink-2 text-note">{formatAddress(address)}</span>
        </Choice>
      ))}
    </fieldset>
  );
}
