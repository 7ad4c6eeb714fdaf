import type { ReactNode } from 'react';
import type { MinuteField } from '#shared/audit/owner-minute.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { AskRow } from './ask-row.tsx';
import { DRAFT_FIELDS, type MinuteDraftField, REPLY_SAMPLE } from './minute-draft.ts';
import { PasteBox } from './paste-box.tsx';
import { useMinuteForm } from './use-minute-form.ts';
import { WherePicture } from './where-picture.tsx';

const PROFILE_URL = 'https://business.google.com/';

interface MinuteFormProps {
  readonly auditId: string;
  /** The values to ask for. */
  readonly fields: readonly MinuteField[];
  /** The kind of business by the facts: offered for the owner to check. */
  readonly category: string | null;
  readonly head: ReactNode;
  readonly questions: ReactNode;
  readonly onSaved: () => void;
}

/** Asks for the values of the profile, each with a picture of its place. Only what is in a field when it is sent is saved. */
export function MinuteForm({ auditId, fields, category, head, questions, onSaved }: MinuteFormProps) {
  const asked = fields.map((field) => DRAFT_FIELDS[field]);
  const form = useMinuteForm({ auditId, asked, category, onSaved });
  const { control, fill, submit, isBusy, trouble, isOnScreen } = form;
  const identity = identityFields.filter(({ field }) => isOnScreen(field));
  const row = (field: MinuteDraftField, label: string, where: string) => {
    const source = form.sourceIn(field);
    return { label, hint: source ?? where, isUnconfirmed: source !== null, problem: form.problemIn(field) };
  };
  return (
    <>
      <div className="grid content-start gap-2">
        {head}
        <PasteBox onRead={fill} />
      </div>
      <div className="grid min-w-0 gap-6">
        {questions}
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <div className="grid border-line-2 border-b md:grid-cols-2 md:items-start md:gap-x-8">
            {fields.map((field) => {
              const { label, where, inputMode } = rows[field];
              const name = DRAFT_FIELDS[field];
              return (
                <AskRow
                  key={field}
                  {...row(name, label, where)}
                  picture={<WherePicture field={field} />}
                  size={inputMode === 'text' ? 'words' : 'figure'}
                  input={{ ...control(name), inputMode, maxLength: inputMode === 'text' ? 100 : 12 }}
                />
              );
            })}
          </div>
          {identity.length > 0 && (
            <div className="grid border-line-2 border-b">
              {identity.map(({ field, label, maxLength, inputMode }) => (
                <AskRow
                  key={field}
                  {...row(field, label, 'Leave blank if your profile has none.')}
                  picture={null}
                  size="line"
                  input={{ ...control(field), inputMode, maxLength }}
                />
              ))}
            </div>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <BusyButton
              type="submit"
              variant="ink"
              isBusy={isBusy}
              busyLabel="Updating your score"
              className="max-sm:w-full"
            >
              Save and update my score
            </BusyButton>
            <TextButton asChild>
              <a href={PROFILE_URL} target="_blank" rel="noopener noreferrer">
                Open my Google profile
              </a>
            </TextButton>
            <span className="text-ink-2 text-note">Leave blank what you don’t know.</span>
          </div>
          {trouble !== null && (
            <p role="alert" className="font-[560] text-note text-poor-word">
              {trouble}
            </p>
          )}
        </form>
      </div>
    </>
  );
}

const rows = {
  rating: { label: 'Star rating', where: 'Beside the stars', inputMode: 'decimal' },
  reviewCount: { label: 'Number of reviews', where: 'In brackets after the stars', inputMode: 'numeric' },
  reviewsLast90Days: { label: 'New reviews, last 90 days', where: 'Reviews, sorted by Newest', inputMode: 'numeric' },
  replyShare: {
    label: `Replies, newest ${REPLY_SAMPLE} reviews`,
    where: 'Count “Response from the owner”',
    inputMode: 'numeric',
  },
  photoCount: { label: 'Photos on your profile', where: 'On the photo strip', inputMode: 'numeric' },
  categories: { label: 'Main category', where: 'Under your name', inputMode: 'text' },
} as const satisfies Record<MinuteField, { label: string; where: string; inputMode: 'decimal' | 'numeric' | 'text' }>;

const identityFields = [
  { field: 'name', label: 'Name on your profile', maxLength: 200, inputMode: 'text' },
  { field: 'address', label: 'Address on your profile', maxLength: 300, inputMode: 'text' },
  { field: 'phone', label: 'Phone on your profile', maxLength: 60, inputMode: 'tel' },
] as const;
