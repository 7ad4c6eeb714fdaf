import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
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

/** A sentence for each field that cannot be saved. */
type MinuteProblems = Partial<Record<MinuteDraftField, string>>;

/** On screen once a paste filled them. */
const IDENTITY: readonly MinuteDraftField[] = ['name', 'address', 'phone'];

/**
 * State of the owner's minute: what was typed, pasted and offered, and sending it. Of what is only offered nothing is saved
 * until the owner adds something and sends the form.
 */
export function useMinuteForm({ auditId, asked, category, onSaved }: MinuteFormOptions) {
  const [edits, setEdits] = useState<Partial<MinuteDraft>>({});
  const [problems, setProblems] = useState<MinuteProblems>({});
  const [pasted, setPasted] = useState<MapsReading>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const queryClient = useQueryClient();
  const saving = useProfileSave(auditId, onSaved);
  const offered: MinuteDraft = { ...EMPTY_MINUTE, category: category ?? '' };
  const draft: MinuteDraft = { ...offered, ...edits };
  const isEdited = (field: MinuteDraftField) => draft[field] !== offered[field];
  const isOnScreen = (field: MinuteDraftField) =>
    asked.includes(field) || (IDENTITY.includes(field) && pastedValue(pasted, field) !== undefined);
  const isAnswer = (field: MinuteDraftField) =>
    draft[field].trim() !== '' && (isEdited(field) || pastedValue(pasted, field) === draft[field]);

  function edit(values: Partial<MinuteDraft>): void {
    setEdits((before) => ({ ...before, ...values }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in values))));
  }

  /** Puts what was read into its fields, except where the owner typed; returns the number of fields filled. */
  function fill(reading: MapsReading): number {
    const filled = FIELDS.flatMap((field): [MinuteDraftField, string][] => {
      const value = pastedValue(reading, field);
      if (value === undefined || !(asked.includes(field) || IDENTITY.includes(field))) return [];
      const before = draft[field];
      const isTyped = before !== '' && isEdited(field) && before !== pastedValue(pasted, field);
      return isTyped ? [] : [[field, value]];
    });
    edit(Object.fromEntries(filled));
    setPasted({ ...pasted, ...reading });
    return filled.length;
  }

  async function send(form: HTMLFormElement): Promise<void> {
    setTrouble(null);
    setProblems({});
    if (!FIELDS.some(isAnswer)) {
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
    const inPlace = FIELDS.flatMap((field): [MinuteDraftField, string][] => {
      const problem = read.problems.find((one) => one.field === field && isOnScreen(field));
      return problem === undefined ? [] : [[field, problem.sentence]];
    });
    setProblems(Object.fromEntries(inPlace));
    const [first] = inPlace;
    if (first === undefined) setTrouble(read.problems[0]?.sentence ?? null);
    else form.querySelector<HTMLInputElement>(`[name="${first[0]}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A second press comes before the screen knows of the first.
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    await send(event.currentTarget).catch((error: unknown) => setTrouble(failureSentence(error)));
    setBusy(false);
    isSending.current = false;
  }

  return {
    fill,
    submit,
    isBusy,
    isOnScreen,
    /** A sentence on the whole form; null when there is none. */
    trouble,
    /** What the input of a field needs. */
    control: (field: MinuteDraftField) => ({
      name: field,
      value: draft[field],
      onChange: (event: ChangeEvent<HTMLInputElement>) => edit({ [field]: event.currentTarget.value }),
    }),
    problemIn: (field: MinuteDraftField) => problems[field] ?? null,
    /** Where a value comes from that the owner did not type; null for one that was typed, and for an empty field. */
    sourceIn: (field: MinuteDraftField) => {
      if (draft[field] === '') return null;
      if (pastedValue(pasted, field) === draft[field]) return 'From what you pasted.';
      return isEdited(field) ? null : 'From your facts. Check it.';
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
