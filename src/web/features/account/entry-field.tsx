import type { ComponentProps } from 'react';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import type { EntryInput as EntryFieldName, EntryProblem } from './entry-messages.ts';
import { PasswordInput } from './password-input.tsx';

interface EntryFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'type'> {
  readonly name: EntryFieldName;
  readonly label: string;
  readonly hint?: string;
  /** The form's problem, shown in its alert; this field is marked if it is affected. */
  readonly problem: EntryProblem | null;
  readonly alertId: string;
}

/** A field of a form whose problems are shown in one place. */
export function EntryField({ name, label, hint, problem, alertId, ...input }: EntryFieldProps) {
  const isMeant = problem?.fields.includes(name) ?? false;
  return (
    <Field label={label} {...(hint !== undefined && { hint })} problem={null}>
      {(control) => {
        const props = {
          ...input,
          ...control,
          name,
          'aria-invalid': isMeant || undefined,
          'aria-describedby': [isMeant && alertId, control['aria-describedby']].filter(Boolean).join(' ') || undefined,
        };
        return name === 'email' ? (
          <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
        ) : (
          <PasswordInput {...props} />
        );
      }}
    </Field>
  );
}
