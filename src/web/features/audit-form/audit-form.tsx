import { LoaderCircle } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { useLasting } from '#web/lib/use-lasting.ts';
import { paths } from '#web/paths.ts';
import { useAuditStart } from './use-audit-start.ts';

interface AuditFormProps {
  /** An address to stand in the field: the one that failed, or the one from the address bar. */
  readonly initialUrl?: string;
  /** Start with `initialUrl` at once. */
  readonly startsAtOnce?: boolean;
  readonly look?: 'lit' | 'ink';
  readonly action?: string;
}

/** One field, one button, no account. Without scripts it leads back here with `?url=`, which starts the audit. */
export function AuditForm({
  initialUrl = '',
  startsAtOnce = false,
  look = 'lit',
  action = 'Run My Free GBP Audit',
}: AuditFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isStarting, problem, start } = useAuditStart();
  const [isUsed, setUsed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an audit starts when the address arrives, not on a render.
  useEffect(() => {
    if (input.current !== null && initialUrl !== '') input.current.value = initialUrl;
    if (startsAtOnce) start(initialUrl);
  }, [initialUrl, startsAtOnce]);

  useEffect(() => {
    if (problem !== null) input.current?.focus();
  }, [problem]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    start(input.current?.value ?? '');
  }

  return (
    <form noValidate action={paths.home.to()} method="get" onSubmit={submit} className="max-w-[40rem]">
      <Field
        label="Your business website"
        hint="Enter your business website URL to begin the analysis"
        problem={problem}
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
            <SubmitButton look={look} isStarting={isStarting}>
              {action}
            </SubmitButton>
          </div>
        )}
      </Field>
      {isUsed && <PrefetchPageLinks page={paths.audit.to()} />}
    </form>
  );
}

interface SubmitButtonProps {
  readonly look: 'lit' | 'ink';
  readonly isStarting: boolean;
  readonly children: string;
}

/** Both wordings lie on top of each other, so the button keeps its width. */
function SubmitButton({ look, isStarting, children }: SubmitButtonProps) {
  const isSlow = useLasting(isStarting);
  return (
    <Button type="submit" look={look} size="big" aria-disabled={isStarting}>
      <span className="grid items-center">
        <span className={isSlow ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'}>{children}</span>
        {isSlow && (
          <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2">
            <LoaderCircle aria-hidden className="animate-turn" />
            Starting
          </span>
        )}
      </span>
    </Button>
  );
}
