import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import {
  BRAND_SAMPLE_PATH,
  removeReportBrandEndpoint,
  SentReportBrand,
  saveReportBrandEndpoint,
} from '#shared/api/report-brand.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { FileDown } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { usePdfDownload } from '#web/lib/use-pdf-download.ts';
import { reportBrandQuery } from './account-queries.ts';
import { BrandLogoField } from './brand-logo-field.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Dark enough for text on paper, and not a known brand's color. */
const firstColour = '#1f4e79';
const emptyBrand: ReportBrand = { name: '', colour: firstColour, contact: null, logo: null };

interface ReportBrandSectionProps {
  readonly brand: UseQueryResult<{ brand: ReportBrand | null }>;
}

/** An agency’s own name, color and logo on PDFs, mails and shared pages. */
export function ReportBrandSection({ brand }: ReportBrandSectionProps) {
  return (
    <SettingsSection
      title="White label"
      lead="Your reports show your name, color and logo instead of ours: PDFs, files, emails and shared pages."
    >
      {brand.data === undefined ? (
        <LoadFailure error={brand.error} tryAgain={() => void brand.refetch()} />
      ) : (
        <BrandForm saved={brand.data.brand} />
      )}
    </SettingsSection>
  );
}

function BrandForm({ saved }: { readonly saved: ReportBrand | null }) {
  const [draft, setDraft] = useState(saved ?? emptyBrand);
  const [removals, setRemovals] = useState(0);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const queryClient = useQueryClient();
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (body: SentReportBrand) => callEndpoint(saveReportBrandEndpoint, { body }),
    onSuccess: (answer) => {
      queryClient.setQueryData(reportBrandQuery.queryKey, answer);
      if (answer.brand !== null) setDraft(answer.brand);
    },
  });
  const sample = usePdfDownload({ request: BRAND_SAMPLE_PATH, fallbackName: 'sample-report.pdf' });

  function change(part: Partial<ReportBrand>): void {
    setDraft({ ...draft, ...part });
    setProblems(new Map());
    save.reset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const contact = draft.contact?.trim() ?? '';
    const sent = SentReportBrand.safeParse({ ...draft, contact: contact === '' ? null : contact });
    setProblems(new Map(sent.error?.issues.map(({ path, message }) => [String(path[0]), message])));
    if (sent.success && !save.isPending) save.mutate(sent.data);
  }

  const nameProblem = problems.get('name') ?? null;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-6">
      <Field
        label="Name on reports"
        problem={draft.name.trim() === '' && problems.has('name') ? 'Type the name of your agency.' : nameProblem}
      >
        {(control) => (
          <TextInput
            {...control}
            value={draft.name}
            maxLength={80}
            autoComplete="organization"
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label="Contact on reports"
        hint="An email address, a phone number or a website. Leave it blank to show none."
        problem={problems.get('contact') ?? null}
      >
        {(control) => (
          <TextInput
            {...control}
            value={draft.contact ?? ''}
            maxLength={120}
            onChange={(event) => change({ contact: event.currentTarget.value })}
          />
        )}
      </Field>
      <ColourField key={removals} colour={draft.colour} onChange={(colour) => change({ colour })} />
      <BrandLogoField logo={draft.logo} onChange={(logo) => change({ logo })} />
      <BrandPreview brand={draft} />
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton type="submit" variant="ink" isBusy={save.isPending} busyLabel="Saving">
          Save
        </BusyButton>
        {saved !== null && (
          <>
            <BusyButton isBusy={sample.state.kind === 'busy'} busyLabel="Preparing" onPress={sample.start}>
              <FileDown aria-hidden />
              Download a sample
            </BusyButton>
            <RemoveBrand
              onRemoved={() => {
                change(emptyBrand);
                setRemovals(removals + 1);
              }}
            />
          </>
        )}
      </div>
      <div className="min-h-[1.5em] text-note">
        <p role="status">{save.isSuccess && 'Saved. New reports show it from now on.'}</p>
        {save.isError && <Problem sentence={failureSentence(save.error)} />}
        {(sample.state.kind === 'failed' || sample.state.kind === 'refused') && (
          <Problem sentence={sample.state.sentence} />
        )}
      </div>
    </form>
  );
}

function Problem({ sentence }: { readonly sentence: string }) {
  return (
    <p role="alert" className="font-[560] text-poor-word">
      {sentence}
    </p>
  );
}

interface ColourFieldProps {
  readonly colour: string;
  readonly onChange: (colour: string) => void;
}

/** The color, by the system's picker or by hex value. Incomplete input changes nothing yet. */
function ColourField({ colour, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState(colour);
  const pickerId = useId();
  const isWhole = SentReportBrand.shape.colour.safeParse(typed.trim().toLowerCase()).success;
  function take(text: string): void {
    setTyped(text);
    const { data } = SentReportBrand.shape.colour.safeParse(text.trim().toLowerCase());
    if (data !== undefined) onChange(data);
  }
  return (
    <Field
      label="Color"
      hint="Where words need it darker to be read, we darken it."
      problem={isWhole ? null : 'A color is a # and six letters or digits, such as #1f4e79.'}
    >
      {(control) => (
        <div className="flex gap-3">
          <input
            id={pickerId}
            type="color"
            aria-label="Pick a color"
            value={colour}
            onChange={(event) => take(event.currentTarget.value)}
            className="h-12 w-16 shrink-0 cursor-pointer rounded-2 border-[1.5px] border-edge bg-raised p-1"
          />
          <TextInput
            {...control}
            value={typed}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            className="max-w-[9rem]"
            onChange={(event) => take(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}

/** Asks for confirmation: a deleted logo cannot be restored. */
function RemoveBrand({ onRemoved }: { readonly onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => callEndpoint(removeReportBrandEndpoint),
    onSuccess: () => {
      setAsking(false);
      queryClient.setQueryData(reportBrandQuery.queryKey, { brand: null });
      onRemoved();
    },
  });
  return (
    <>
      <Button variant="plain" className="max-sm:-ml-[0.6em]" onClick={() => setAsking(true)}>
        Remove my brand
      </Button>
      {isAsking && (
        <Dialog title="Remove your brand?" onClose={() => setAsking(false)}>
          <p className="text-note">
            We delete your name, color, contact and logo. Reports show our name again. Those you sent stay as they are.
          </p>
          {remove.isError && <Problem sentence={failureSentence(remove.error)} />}
          <div className="flex flex-wrap gap-3">
            <BusyButton variant="ink" isBusy={remove.isPending} busyLabel="Removing" onPress={() => remove.mutate()}>
              Remove it
            </BusyButton>
            <Button variant="plain" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
