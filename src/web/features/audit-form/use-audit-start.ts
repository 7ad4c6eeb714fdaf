import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { readTypedAddress } from './typed-address.ts';

/** What the running page is told about the audit it opens, so that it need not ask first. */
export interface StartedAuditState {
  readonly startedUrl: string;
}

export interface AuditStart {
  readonly isStarting: boolean;
  /** What is wrong with the address, or why the audit could not be started; null when nothing is. */
  readonly problem: string | null;
  readonly start: (typed: string) => void;
}

/** Starts an audit and goes to its page. What was typed stays; a failure is told in place. */
export function useAuditStart(): AuditStart {
  const navigate = useNavigate();
  const [slip, setSlip] = useState<string | null>(null);
  const isBusy = useRef(false);
  const request = useMutation({
    // Offline is told at once instead of waiting silently for a connection.
    networkMode: 'always',
    mutationFn: async ({ url, key }: { url: string; key: string }) => {
      const { requestAudit } = await import('./request-audit.ts');
      return requestAudit(url, key);
    },
    onSuccess: ({ auditId }, { url }) => {
      const state: StartedAuditState = { startedUrl: url };
      navigate(paths.audit.to(auditId), { state });
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });

  function start(typed: string): void {
    if (isBusy.current) return;
    const address = readTypedAddress(typed);
    if (!address.ok) {
      setSlip(address.problem);
      return;
    }
    isBusy.current = true;
    setSlip(null);
    request.mutate({ url: address.url, key: crypto.randomUUID() });
  }

  const failure = request.isError ? failureSentence(request.error) : null;
  return { isStarting: request.isPending, problem: slip ?? failure, start };
}
