import { type FormEvent, useRef, useState } from 'react';
import type { KeywordRequest } from '#shared/api/keywords.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import {
  buildKeywordRequest,
  type DraftProblems,
  findDraftProblems,
  type KeywordDraft,
  type KeywordDraftField,
  type Prefill,
} from './keyword-draft.ts';

interface KeywordFormProps {
  readonly prefill: Prefill;
  readonly isRunning: boolean;
  /** Amber where it is the primary action of the screen. */
  readonly variant: 'lit' | 'ink';
  readonly onSubmit: (request: KeywordRequest) => void;
}

/** The business that the keywords are for. Prefilled from the audit; everything can be edited. */
export function KeywordForm({ prefill, isRunning, variant, onSubmit }: KeywordFormProps) {
  const [draft, setDraft] = useState<KeywordDraft>(prefill.draft);
  const [problems, setProblems] = useState<DraftProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const set = (field: KeywordDraftField) => (event: { readonly target: { readonly value: string } }) =>
    setDraft((before) => ({ ...before, [field]: event.target.value }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = findDraftProblems(draft);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) onSubmit(buildKeywordRequest(draft));
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3"
    >
      <Field label="Business name" problem={problems.businessName ?? null}>
        {(control) => (
          <TextInput
            {...control}
            name="businessName"
            required
            maxLength={200}
            autoComplete="organization"
            value={draft.businessName}
            onChange={set('businessName')}
          />
        )}
      </Field>
      <Field label="Primary category" problem={problems.category ?? null}>
        {(control) => (
          <TextInput
            {...control}
            name="category"
            required
            maxLength={200}
            placeholder="Plumber"
            value={draft.category}
            onChange={set('category')}
          />
        )}
      </Field>
      <Field label="City or area" hint={placeHint(prefill)} problem={null}>
        {(control) => (
          <TextInput
            {...control}
            name="city"
            maxLength={200}
            autoComplete="address-level2"
            value={draft.city}
            onChange={set('city')}
          />
        )}
      </Field>
      <Field label="State" problem={null}>
        {(control) => (
          <TextInput
            {...control}
            name="state"
            maxLength={200}
            autoComplete="address-level1"
            value={draft.state}
            onChange={set('state')}
          />
        )}
      </Field>
      <Field label="Website, if you have one" problem={problems.website ?? null}>
        {(control) => (
          <TextInput
            {...control}
            name="website"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2048}
            placeholder="yourbusiness.com"
            value={draft.website}
            onChange={set('website')}
          />
        )}
      </Field>
      <Field label="Services or suburbs that matter most" problem={null}>
        {(control) => (
          <TextArea {...control} name="notes" rows={2} maxLength={5000} value={draft.notes} onChange={set('notes')} />
        )}
      </Field>
      <div className="col-span-full">
        <BusyButton type="submit" variant={variant} size="big" isBusy={isRunning} busyLabel="Generating">
          Generate Keyword Strategy
        </BusyButton>
      </div>
    </form>
  );
}

/** One line in each case, so that nothing moves when the audit arrives. */
function placeHint({ place }: Prefill): string {
  return place === 'audit' ? 'From your audit. Change it if wrong.' : 'Only an example: type your own place.';
}
