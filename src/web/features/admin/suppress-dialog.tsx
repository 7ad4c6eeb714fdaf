import { useRef, useState } from 'react';
import { addSuppressionEndpoint } from '#shared/api/admin/mails.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ActionDialog } from './action-dialog.tsx';

interface SuppressDialogProps {
  readonly onDone: (email: string) => void;
  readonly onClose: () => void;
}

/** Adds an address to the suppression list. */
export function SuppressDialog({ onDone, onClose }: SuppressDialogProps) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const email = typed.trim();
  const isFine = /^[^\s@]+@[^\s@]+$/.test(email);
  return (
    <ActionDialog
      title="Keep an address from getting mail"
      consequence="No message of any kind goes to this address any more: no report, no link for a new password either."
      confirm="Stop mail"
      check={() => {
        setTried(true);
        if (!isFine) box.current?.focus();
        return isFine;
      }}
      act={(reason) => callEndpoint(addSuppressionEndpoint, { body: { email, reason } })}
      onDone={() => onDone(email)}
      onClose={onClose}
    >
      <Field
        label="Email address"
        problem={isTried && !isFine ? 'Type one address, with an at sign and no blanks.' : null}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={box}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={LIMITS.maxEmailLength}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
