import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type Control, type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import type { ProfileView } from '#shared/api/facts.ts';
import { PROFILE_DESCRIPTION_LIMIT } from '#shared/fixes/owner-profile.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { closeRow, ListRow } from '#web/components/list-row.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import {
  buildProfileDraft,
  localDay,
  type ProfileDraft,
  type ProfileDraftField,
  readDraft,
} from '#web/lib/profile-draft.ts';
import type { SiteIdentity } from '#web/lib/site-identity.ts';
import { useProfileSave } from '#web/lib/use-profile-save.ts';
import { describeProfileSource, formatProfileLine, PROFILE_LINES, toProfileField } from './profile-lines.ts';

interface ProfileFormProps {
  readonly auditId: string;
  readonly profile: ProfileView;
  /** The site's name, address and phone: suggested, and saved only when the owner accepts. */
  readonly onSite: SiteIdentity;
  readonly onMessage: () => void;
  /** The row behind those of the form. */
  readonly lastRow: ReactNode;
}

/** The values of the Google profile, entered manually: a row each, opened in place. An empty field is not measured. */
export function ProfileForm({ auditId, profile, onSite, onMessage, lastRow }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, setError, setFocus, setValue, reset, control, formState } = useForm<ProfileDraft>({
    values: buildProfileDraft(profile),
    resetOptions: { keepDirtyValues: true },
  });
  /** The row that was saved from: what becomes of it is said there. */
  const [savedFrom, setSavedFrom] = useState<string | null>(null);
  const saving = useProfileSave(auditId, (view) => {
    reset(buildProfileDraft(view));
    const rows = [...(form.current?.querySelectorAll('details[open]') ?? [])];
    const own = rows.find(({ id }) => id === savedFrom);
    for (const row of rows) if (row !== own && row instanceof HTMLDetailsElement) row.open = false;
    closeRow(own?.firstElementChild ?? null);
    onMessage();
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    setSavedFrom(findRow(event));
    void handleSubmit((draft) => {
      if (saving.isPending) return;
      const read = readDraft(draft, localDay(new Date()));
      if (read.ok) {
        saving.mutate(read.values);
        return;
      }
      for (const { field, sentence } of read.problems) setError(field, { message: sentence });
      const [first] = read.problems;
      if (first === undefined) return;
      const row = form.current?.querySelector(`[name="${first.field}"]`)?.closest('details');
      if (row) row.open = true;
      setFocus(first.field);
    })(event);
  }

  function clear(): void {
    if (saving.isPending) return;
    setSavedFrom(null);
    saving.mutate({});
  }

  const isEmpty = Object.keys(profile.stated).length === 0;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ul>
        {PROFILE_LINES.map((line) => {
          const value = formatProfileLine(line, profile);
          const id = `profile-${line.id}`;
          return (
            <ListRow
              key={line.id}
              id={id}
              label={line.label}
              value={<span className="line-clamp-3">{value ?? line.where}</span>}
              isMissing={value === null}
              source={describeProfileSource(line, profile)}
              action={value === null ? 'add' : 'edit'}
              isKept
            >
              <div className="grid max-w-[32rem] gap-4">
                {line.fields.map((field) => (
                  <ProfileEntry
                    key={field}
                    field={field}
                    profile={profile}
                    onSite={onSite}
                    problem={formState.errors[field]?.message ?? null}
                    register={register}
                    onTake={(text) => setValue(field, text, { shouldDirty: true, shouldValidate: true })}
                  />
                ))}
                {line.id === 'description' && <DescriptionCount control={control} />}
                <BusyButton
                  type="submit"
                  variant="ink"
                  isBusy={saving.isPending}
                  busyLabel="Updating your score"
                  className="justify-self-start"
                >
                  Save<span className="sr-only">: {line.label}</span>
                </BusyButton>
                {saving.isError && savedFrom === id && <SaveProblem error={saving.error} />}
              </div>
            </ListRow>
          );
        })}
        {lastRow}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pt-3">
        <p className="text-ink-2 text-note">We use whichever you entered last. What you leave blank isn’t checked.</p>
        {!isEmpty && (
          <TextButton className="text-note" aria-disabled={saving.isPending} onClick={clear}>
            Clear what I typed
          </TextButton>
        )}
      </div>
      {saving.isError && savedFrom === null && <SaveProblem error={saving.error} />}
    </form>
  );
}

/** The row whose field has the focus, or whose button was pressed: not every browser moves the focus to a button. */
function findRow(event: FormEvent<HTMLFormElement>): string | null {
  const { activeElement } = document;
  const { submitter } = event.nativeEvent as SubmitEvent;
  const from = event.currentTarget.contains(activeElement) ? activeElement : submitter;
  return from?.closest('details')?.id ?? null;
}

function SaveProblem({ error }: { readonly error: Error }) {
  return (
    <p role="alert" className="font-[560] text-note text-poor-word">
      {failureSentence(error)}
    </p>
  );
}

interface ProfileEntryProps {
  readonly field: ProfileDraftField;
  readonly profile: ProfileView;
  readonly onSite: SiteIdentity;
  readonly problem: string | null;
  readonly register: UseFormRegister<ProfileDraft>;
  /** Takes over what the website says. */
  readonly onTake: (text: string) => void;
}

function ProfileEntry({ field, profile, onSite, problem, register, onTake }: ProfileEntryProps) {
  const { label, hint } = entries[field];
  const site = field === 'name' || field === 'address' || field === 'phone' ? onSite[field] : null;
  return (
    <div className="grid justify-items-start gap-1 [&>div]:w-full">
      <Field
        label={label}
        hint={withFile(profile, field, site === null ? hint : `Your website says ${site}.`)}
        problem={problem}
      >
        {(entry) => {
          const given = { ...entry, ...register(field) };
          if (field === 'moreCategories') return <TextArea {...given} rows={3} maxLength={1000} />;
          if (field === 'description') return <TextArea {...given} rows={5} />;
          if (field === 'lastPostOn') return <TextInput {...given} type="date" max={localDay(new Date())} />;
          return <TextInput {...given} {...typing[field]} />;
        }}
      </Field>
      {site !== null && (
        <TextButton className="text-note" onClick={() => onTake(site)}>
          Same on my profile<span className="sr-only">: {label}</span>
        </TextButton>
      )}
    </div>
  );
}

const none = 'Leave it empty if your profile shows none.';
const entries: Readonly<Record<ProfileDraftField, { readonly label: string; readonly hint: string }>> = {
  rating: { label: 'Star rating', hint: 'As Google shows it, such as 4.6.' },
  reviewCount: { label: 'Number of reviews', hint: 'In brackets beside the stars.' },
  reviewsLast90Days: { label: 'Reviews of the last 90 days', hint: 'Sort your reviews by Newest and count.' },
  replyShare: { label: 'Share of reviews you replied to, in percent', hint: 'Of all your reviews, about.' },
  photoCount: { label: 'Photos on your profile', hint: 'Yours and those of customers.' },
  lastPostOn: { label: 'Day of your last post', hint: 'On your profile, under Updates.' },
  category: { label: 'Main category', hint: 'Under Edit profile, Business category.' },
  moreCategories: { label: 'More categories', hint: 'One on each line, nine at most.' },
  description: { label: 'Description on your profile', hint: 'The text under “From the business”.' },
  name: { label: 'Name on your profile', hint: none },
  address: { label: 'Address on your profile', hint: none },
  phone: { label: 'Phone on your profile', hint: none },
};

const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const;
const decimal = { ...number, inputMode: 'decimal' } as const;
const typing = {
  rating: decimal,
  reviewCount: number,
  reviewsLast90Days: number,
  replyShare: decimal,
  photoCount: number,
  category: { maxLength: 100, autoComplete: 'off' },
  name: { maxLength: 200, autoComplete: 'organization' },
  address: { maxLength: 300, autoComplete: 'street-address' },
  phone: { maxLength: 60, autoComplete: 'tel' },
} as const;

/** Counted, never truncated. */
function DescriptionCount({ control }: { readonly control: Control<ProfileDraft> }) {
  const count = [...useWatch({ control, name: 'description' }).trim()].length;
  return (
    <p className="-mt-2 text-ink-2 text-note">
      {formatNumber(count)} of {formatNumber(PROFILE_DESCRIPTION_LIMIT)} characters
      {count > PROFILE_DESCRIPTION_LIMIT && '. Google takes no more; the check on it will say so.'}
    </p>
  );
}

/** The hint of a field, with the Takeout file's value where nothing newer was typed. */
function withFile({ known, sources }: ProfileView, field: ProfileDraftField, hint: string): string {
  const name = toProfileField(field);
  if (field === 'moreCategories' || sources[name]?.kind !== 'takeout') return hint;
  const value = known[name];
  if (value === undefined || name === 'description')
    return 'Your Takeout file has one, and it counts while this stays empty.';
  const words = Array.isArray(value)
    ? value.join(', ')
    : name === 'lastPostOn'
      ? formatDay(String(value))
      : String(value);
  return `Your Takeout file says ${words}. It counts while this stays empty.`;
}
