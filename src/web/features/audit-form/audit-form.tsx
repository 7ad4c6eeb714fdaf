import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { paths } from '#web/paths.ts';
import type { HomeEntryState } from './home-visit.ts';
import { parseUrlInput } from './url-input.ts';

interface AuditFormProps {
  /** The initial URL: the one that failed, or the one from the address bar. */
  readonly initialUrl?: string;
  /** Why that audit could not be started. */
  readonly problem?: string | null;
  readonly variant?: 'lit' | 'ink';
  readonly action?: string;
}

/** One field, one button, no account. It leads home with `?url=`, where the audit starts; works without scripts. */
export function AuditForm({
  initialUrl = '',
  problem = null,
  variant = 'lit',
  action = 'Run My Free GBP Audit',
}: AuditFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [inputError, setSlip] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const shown = inputError ?? problem;

  useEffect(() => {
    if (shown !== null) input.current?.focus();
  }, [shown]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const address = parseUrlInput(input.current?.value ?? '');
    setSlip(address.ok ? null : address.problem);
    if (!address.ok) {
      input.current?.focus();
      return;
    }
    const state: HomeEntryState = { isTyped: true };
    navigate(paths.home.audit(address.url), { state });
  }

  return (
    <form noValidate action={paths.home.to()} method="get" onSubmit={submit} className="max-w-[40rem]">
      <Field
        label="Your business website"
        {...(initialUrl === '' && { hint: 'Enter your business website URL to begin the analysis' })}
        problem={shown}
      >
        {(control) => (
          <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
            <TextInput
              {...control}
              ref={input}
              onFocus={() => setUsed(true)}
              big
              name="url"
              type="url"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              required
              placeholder="yourbusiness.com"
              defaultValue={initialUrl}
            />
            <input type="hidden" name="legacy" value="true" />
            <Button type="submit" variant={variant} size="big">
              {action}
            </Button>
          </div>
        )}
      </Field>
      {isUsed && <PrefetchPageLinks page={paths.audit.to()} />}
    </form>
  );
}
