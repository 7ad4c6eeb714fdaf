import { useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import type { ProfileView } from '#shared/api/facts.ts';
import { PROFILE_DESCRIPTION_LIMIT, type ProfileField } from '#shared/fixes/owner-profile.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Button } from '#web/components/ui/button.tsx';
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

interface ProfileFormProps {
  readonly auditId: string;
  readonly profile: ProfileView;
  /** The site's name, address and phone: suggested, and saved only when the owner accepts. */
  readonly onSite: SiteIdentity;
  /** The effect on the score, once the audit is reevaluated. */
  readonly describeChange: () => Promise<string>;
}

/** The values of the Google profile, entered manually. An empty field is not measured. */
export function ProfileForm({ auditId, profile, onSite, describeChange }: ProfileFormProps) {
  const { register, handleSubmit, setError, setFocus, setValue, reset, control, formState } = useForm<ProfileDraft>({
    values: buildProfileDraft(profile),
    resetOptions: { keepDirtyValues: true },
  });
  const [news, setNews] = useState('');
  const saving = useProfileSave(auditId, (view) => {
    reset(buildProfileDraft(view));
    setNews('Saved.');
    void describeChange().then((change) => setNews(`Saved. ${change}`));
  });

  const submit = handleSubmit((draft) => {
    if (saving.isPending) return;
    setNews('');
    const read = readDraft(draft, localDay(new Date()));
    if (read.ok) {
      saving.mutate(read.values);
      return;
    }
    for (const { field, sentence } of read.problems) setError(field, { message: sentence });
    const [first] = read.problems;
    if (first !== undefined) setFocus(first.field);
  });

  const problemOf = (field: FieldPath<ProfileDraft>) => formState.errors[field]?.message ?? null;
  const line = (field: ProfileDraftField, label: string, hint: string, mode: 'decimal' | 'numeric') => (
    <Field label={label} hint={withFile(profile, field, hint)} problem={problemOf(field)}>
      {(entry) => <TextInput {...entry} {...register(field)} inputMode={mode} autoComplete="off" maxLength={12} />}
    </Field>
  );
  const isEmpty = Object.keys(profile.stated).length === 0;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-[44rem] gap-6">
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {line('rating', 'Star rating', 'As Google shows it, such as 4.6.', 'decimal')}
        {line('reviewCount', 'Number of reviews', 'In brackets beside the stars.', 'numeric')}
        {line('reviewsLast90Days', 'Reviews of the last 90 days', 'Sort your reviews by Newest and count.', 'numeric')}
        {line('replyShare', 'Share of reviews you replied to, in percent', 'Of all your reviews, about.', 'decimal')}
        {line('photoCount', 'Photos on your profile', 'Yours and those of customers.', 'numeric')}
        <Field
          label="Day of your last post"
          hint={withFile(profile, 'lastPostOn', 'On your profile, under Updates.')}
          problem={problemOf('lastPostOn')}
        >
          {(entry) => <TextInput {...entry} {...register('lastPostOn')} type="date" max={localDay(new Date())} />}
        </Field>
        <Field
          label="Main category"
          hint={withFile(profile, 'category', 'Under Edit profile, Business category.')}
          problem={problemOf('category')}
        >
          {(entry) => <TextInput {...entry} {...register('category')} maxLength={100} autoComplete="off" />}
        </Field>
        <Field label="More categories" hint="One on each line, nine at most." problem={problemOf('moreCategories')}>
          {(entry) => <TextArea {...entry} {...register('moreCategories')} rows={3} maxLength={1000} />}
        </Field>
      </div>
      <Field
        label="Description on your profile"
        hint={withFile(profile, 'description', 'The text under “From the business”.')}
        problem={problemOf('description')}
      >
        {(entry) => <TextArea {...entry} {...register('description')} rows={5} />}
      </Field>
      <DescriptionCount text={useWatch({ control, name: 'description' })} />
      <fieldset className="grid gap-5">
        <legend className="mb-2 font-[620]">Name, address and phone on your profile</legend>
        <p className="max-w-[44rem] text-ink-2 text-note">
          Copy them as your Google profile shows them. We compare them with your website.
        </p>
        {identityFields.map(({ field, label, maxLength, autoComplete }) => (
          <div key={field} className="grid justify-items-start gap-1 [&>div]:w-full">
            <Field label={label} hint={withFile(profile, field, siteHint(onSite[field]))} problem={problemOf(field)}>
              {(entry) => (
                <TextInput {...entry} {...register(field)} maxLength={maxLength} autoComplete={autoComplete} />
              )}
            </Field>
            {onSite[field] !== null && (
              <TextButton
                className="text-note"
                onClick={() => setValue(field, onSite[field] ?? '', { shouldDirty: true, shouldValidate: true })}
              >
                Same on my profile<span className="sr-only">: {label}</span>
              </TextButton>
            )}
          </div>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton type="submit" variant="ink" isBusy={saving.isPending} busyLabel="Updating your score">
          Save and update my score
        </BusyButton>
        {!isEmpty && (
          <Button
            variant="plain"
            className="max-sm:-ml-[1.1em]"
            aria-disabled={saving.isPending}
            onClick={() => !saving.isPending && saving.mutate({})}
          >
            Clear what I typed
          </Button>
        )}
      </div>
      <p role="status" className="min-h-[1.5em] font-[560] text-note">
        {news}
      </p>
      {saving.isError && (
        <p role="alert" className="font-[560] text-note text-poor-word">
          {failureSentence(saving.error)}
        </p>
      )}
    </form>
  );
}

const identityFields = [
  { field: 'name', label: 'Name on your profile', maxLength: 200, autoComplete: 'organization' },
  { field: 'address', label: 'Address on your profile', maxLength: 300, autoComplete: 'street-address' },
  { field: 'phone', label: 'Phone on your profile', maxLength: 60, autoComplete: 'tel' },
] as const;

function siteHint(value: string | null): string {
  return value === null ? 'Leave it empty if your profile shows none.' : `Your website says ${value}.`;
}

/** Counted, never truncated. */
function DescriptionCount({ text }: { readonly text: string }) {
  const count = [...text.trim()].length;
  return (
    <p className="-mt-4 text-ink-2 text-note">
      {formatNumber(count)} of {formatNumber(PROFILE_DESCRIPTION_LIMIT)} characters
      {count > PROFILE_DESCRIPTION_LIMIT && '. Google takes no more; the check on it will say so.'}
    </p>
  );
}

/** The hint of a field, with the Takeout file's value where nothing newer was typed. */
function withFile({ known, sources }: ProfileView, field: ProfileDraftField, hint: string): string {
  const name: ProfileField | null = field === 'category' ? 'categories' : field === 'moreCategories' ? null : field;
  if (name === null || sources[name]?.kind !== 'takeout') return hint;
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
