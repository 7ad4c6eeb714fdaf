import { type FormEvent, useId, useState } from 'react';
import {
  type AdminPublicClaim,
  createPublicClaimEndpoint,
  type PublicClaimDraft,
  updatePublicClaimEndpoint,
} from '#shared/api/admin/content.ts';
import { Choice } from '#web/components/ui/choice.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { Tick } from '#web/components/ui/tick.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { DialogEnd } from './action-dialog.tsx';
import { draftFrom, type TypedPublicClaim, typedFrom } from './public-claim-draft.ts';
import { useAdminAction } from './use-admin-query.ts';

interface PublicClaimDialogProps {
  /** The claim to edit; null creates a new one. */
  readonly statement: AdminPublicClaim | null;
  readonly onDone: (isShown: boolean) => void;
  readonly onClose: () => void;
}

/** The form of a claim or a testimonial. */
export function PublicClaimDialog({ statement: claim, onDone, onClose }: PublicClaimDialogProps) {
  const publishId = useId();
  const [typed, setTyped] = useState(() => typedFrom(claim));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = useAdminAction((draft: PublicClaimDraft) =>
    claim === null
      ? callEndpoint(createPublicClaimEndpoint, { body: draft })
      : callEndpoint(updatePublicClaimEndpoint, { params: { statementId: claim.id }, body: draft }),
  );
  const change = (part: Partial<TypedPublicClaim>) => setTyped((before) => ({ ...before, ...part }));

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const read = draftFrom(typed);
    if ('problems' in read) {
      setProblems(read.problems);
      const name = Object.keys(read.problems)[0];
      event.currentTarget.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
      return;
    }
    setProblems({});
    const { draft } = read;
    save.mutate(draft, { onSuccess: () => onDone(draft.isPublished && draft.basis !== null) });
  }

  return (
    <Dialog
      title={claim === null ? 'A new statement' : 'Change a statement'}
      size="wide"
      onClose={() => !save.isPending && onClose()}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <fieldset>
          <legend className="font-[620] text-note">Kind</legend>
          <div className="flex flex-wrap gap-x-8">
            <Choice name="kind" checked={typed.kind === 'claim'} onChange={() => change({ kind: 'claim' })}>
              Claim
            </Choice>
            <Choice name="kind" checked={typed.kind === 'testimonial'} onChange={() => change({ kind: 'testimonial' })}>
              Testimonial
            </Choice>
          </div>
        </fieldset>
        <Field label="What it says" problem={problems.text ?? null}>
          {(control) => (
            <TextArea
              {...control}
              name="text"
              rows={3}
              value={typed.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Who says it" hint="Empty for a claim of your own." problem={problems.author ?? null}>
            {(control) => (
              <TextInput
                {...control}
                name="author"
                autoComplete="off"
                value={typed.author}
                onChange={({ target }) => change({ author: target.value })}
              />
            )}
          </Field>
          <Field label="What they do" hint="Such as owner of a bakery." problem={problems.authorRole ?? null}>
            {(control) => (
              <TextInput
                {...control}
                name="authorRole"
                autoComplete="off"
                value={typed.authorRole}
                onChange={({ target }) => change({ authorRole: target.value })}
              />
            )}
          </Field>
        </div>
        <Field
          label="Basis"
          hint="What proves it, and where that is kept: a letter, a survey, a measurement. Without one it is not shown."
          problem={problems.basis ?? null}
        >
          {(control) => (
            <TextArea
              {...control}
              name="basis"
              rows={3}
              value={typed.basis}
              onChange={({ target }) => change({ basis: target.value })}
            />
          )}
        </Field>
        <label htmlFor={publishId} className="flex min-h-11 cursor-pointer items-center gap-3">
          <Tick
            id={publishId}
            checked={typed.isPublished}
            onChange={({ target }) => change({ isPublished: target.checked })}
          />
          Publish it
        </label>
        {typed.isPublished && typed.basis.trim() === '' && (
          <p className="text-note">Without a basis it stays hidden, published or not.</p>
        )}
        <DialogEnd confirm="Keep it" isPending={save.isPending} error={save.error} onClose={onClose} />
      </form>
    </Dialog>
  );
}
