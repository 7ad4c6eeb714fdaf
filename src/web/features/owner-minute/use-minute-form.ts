import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { profileQuery } from '#web/lib/fact-queries.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { localDay } from '#web/lib/profile-draft.ts';
import { useProfileSave } from '#web/lib/use-profile-save.ts';
import { EMPTY_MINUTE, type MinuteDraft, type MinuteDraftField, readMinute } from './minute-draft.ts';
import type { MapsReading } from './read-maps-text.ts';

interface MinuteFormOptions {
  readonly auditId: string;
  /** The fields on screen before anything is pasted. */
  readonly asked: readonly MinuteDraftField[];
  /** The kind of business by the facts: offered for the owner to check. */
  readonly category: string | null;
  readonly onSaved: () => void;
}

/** On screen once a paste filled them. */
const IDENTITY: readonly MinuteDraftField[] = ['name', 'address', 'phone'];

/**
 * State of the owner's minute: what was typed, pasted and offered, and sending it. Of what is only offered nothing is saved
 * until the owner adds something and sends the form.
 */
export function useMinuteForm({ auditId, asked, category, onSaved }: MinuteFormOptions) {
  const { register, handleSubmit, setError, setFocus, setValue, getValues, clearErrors, control, formState } =
    useForm<MinuteDraft>({
      values: { ...EMPTY_MINUTE, category: category ?? '' },
      resetOptions: { keepDirtyValues: true },
    });
  const typed = useWatch({ control });
  const [pasted, setPasted] = useState<MapsReading>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const isSending = useRef(false);
  const queryClient = useQueryClient();
  const saving = useProfileSave(auditId, onSaved);
  const { dirtyFields } = formState;
  const isOnScreen = (field: MinuteDraftField) =>
    asked.includes(field) || (IDENTITY.includes(field) && pastedValue(pasted, field) !== undefined);
  const isAnswer = (field: MinuteDraftField, value: string) =>
    value.trim() !== '' && (dirtyFields[field] === true || pastedValue(pasted, field) === value);

  /** Puts what was read into its fields, except where the owner typed; returns the number of fields filled. */
  function fill(reading: MapsReading): number {
    const filled = FIELDS.filter((field) => {
      const value = pastedValue(reading, field);
      if (value === undefined || !(asked.includes(field) || IDENTITY.includes(field))) return false;
      const before = getValues(field);
      if (before !== '' && dirtyFields[field] === true && before !== pastedValue(pasted, field)) return false;
      setValue(field, value, { shouldDirty: true });
      clearErrors(field);
      return true;
    });
    setPasted({ ...pasted, ...reading });
    return filled.length;
  }

  async function send(draft: MinuteDraft): Promise<void> {
    setTrouble(null);
    if (!FIELDS.some((field) => isAnswer(field, draft[field]))) {
      setTrouble('Type at least one number from your profile.');
      return;
    }
    // What was stated before is sent with it: a value left out would be cleared.
    const profile = await queryClient.fetchQuery(profileQuery(auditId));
    const read = readMinute(profile, draft, localDay(new Date()));
    if (read.ok) {
      await saving.mutateAsync(read.values);
      return;
    }
    const inPlace = FIELDS.flatMap(
      (field) => read.problems.find((one) => one.field === field && isOnScreen(field)) ?? [],
    );
    for (const { field, sentence } of inPlace) if (field !== null) setError(field, { message: sentence });
    const first = inPlace[0]?.field ?? null;
    if (first !== null) setFocus(first);
    else setTrouble(read.problems[0]?.sentence ?? null);
  }

  const submit = handleSubmit(async (draft) => {
    // A second press comes before the screen knows of the first.
    if (isSending.current) return;
    isSending.current = true;
    await send(draft).catch((error: unknown) => setTrouble(failureSentence(error)));
    isSending.current = false;
  });

  return {
    register,
    fill,
    submit,
    isBusy: formState.isSubmitting,
    isOnScreen,
    /** A sentence on the whole form; null when there is none. */
    trouble,
    problemIn: (field: MinuteDraftField) => formState.errors[field]?.message ?? null,
    /** Where a value comes from that the owner did not type; null for one that was typed, and for an empty field. */
    sourceIn: (field: MinuteDraftField) => {
      const value = typed[field] ?? '';
      if (value === '') return null;
      if (pastedValue(pasted, field) === value) return 'From what you pasted.';
      return dirtyFields[field] === true ? null : 'From your facts. Check it.';
    },
  };
}

/** In the order of the screen. */
const FIELDS: readonly MinuteDraftField[] = [
  'rating',
  'reviewCount',
  'reviewsLast90Days',
  'repliedOfNewest',
  'photoCount',
  'category',
  'name',
  'address',
  'phone',
];

function pastedValue(reading: MapsReading, field: MinuteDraftField): string | undefined {
  return field === 'reviewsLast90Days' || field === 'repliedOfNewest' ? undefined : reading[field];
}
