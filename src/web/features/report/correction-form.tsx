import { type FormEvent, useState } from 'react';
import type { Business, BusinessCorrections } from '#shared/audit/business.ts';
import { formatAddress } from '#shared/report/format-address.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useCorrection } from './use-correction.ts';

interface CorrectionFormProps {
  readonly auditId: string;
  readonly business: Business;
}

/** "Not right?": another name, another location, or not this business at all. The audit is reevaluated at once. */
export function CorrectionForm({ auditId, business }: CorrectionFormProps) {
  const correction = useCorrection(auditId);
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const send = (corrections: BusinessCorrections) =>
    correction.mutate(corrections, { onSuccess: () => setAsking(false) });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('name') ?? '').trim();
    const locationId = typed.get('locationId');
    if (name === '') {
      setNameProblem('Type the name of your business as your customers know it.');
      return;
    }
    setNameProblem(null);
    send({
      ...(name !== business.name && { name }),
      ...(typeof locationId === 'string' && locationId !== business.auditedLocationId && { locationId }),
    });
  }

  return (
    <div className="grid max-w-[40rem] gap-6 pt-2 pb-4">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Name of your business" problem={nameProblem}>
          {(control) => (
            <TextInput
              {...control}
              key={business.name}
              name="name"
              maxLength={200}
              autoComplete="organization"
              defaultValue={business.name ?? ''}
            />
          )}
        </Field>
        {business.locations.length > 1 && <LocationChoice business={business} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="ink" aria-disabled={correction.isPending}>
            Judge again with this
          </Button>
          {!isAsking && (
            <Button variant="plain" onClick={() => setAsking(true)}>
              This is not my business
            </Button>
          )}
        </div>
      </form>
      {isAsking && (
        <div className="grid justify-items-start gap-3 border-line-2 border-t pt-4">
          <p>
            Name, phone and address found on this site will no longer be taken as yours, and the score is worked out
            without them.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="ink" onClick={() => send({ notMyBusiness: true })} aria-disabled={correction.isPending}>
              Yes, not my business
            </Button>
            <Button variant="plain" onClick={() => setAsking(false)}>
              Keep them
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="min-h-[1.5em] text-note">
        {correction.isPending && 'Judging again'}
        {correction.isSuccess && 'Judged again. Everything on this page now follows your correction.'}
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
