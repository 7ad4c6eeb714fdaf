import { useMutation } from '@tanstack/react-query';
import { resendVerificationEndpoint } from '#shared/api/auth.ts';
import { Button, type ButtonVariant } from '#web/components/ui/button.tsx';
import { callAuth } from '#web/lib/call-auth.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';

interface ResendVerificationProps {
  readonly email: string;
  readonly variant?: ButtonVariant;
}

/** Sends the verification link for the user's own address again. A repeated request sends it twice, which is harmless. */
export function ResendVerification({ email, variant = 'outline' }: ResendVerificationProps) {
  const request = useMutation({ networkMode: 'always', mutationFn: () => callAuth(resendVerificationEndpoint) });
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant={variant}
        aria-disabled={request.isPending}
        onClick={() => {
          if (!request.isPending) request.mutate();
        }}
      >
        Send the link again
      </Button>
      <p role="status" className="min-h-[1.5em] text-note">
        {request.isPending && 'Sending'}
        {request.isSuccess && `A new link goes to ${email}. Only the newest one works.`}
        {request.isError && <span className="font-[560] text-poor-word">{failureSentence(request.error)}</span>}
      </p>
    </div>
  );
}
