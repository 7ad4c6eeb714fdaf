import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newActionKey } from '#web/lib/action-key.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { paths } from '#web/paths.ts';
import { parseUrlInput } from './url-input.ts';

/** What the running page already knows about its audit, to save a request. */
export interface StartedAuditState {
  readonly startedUrl: string;
}

/** The start of an audit: idle, starting, then its own page; a failure ends with a sentence. */
export type AuditStartState =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly url: string }
  | { readonly status: 'failed'; readonly url: string; readonly problem: string };

interface AuditToStart {
  readonly url: string;
  /** The report replaces this page in the history. */
  readonly replacesEntry: boolean;
}

/** Starts an audit and navigates to its page. An invalid URL is reported without a request. */
export function useAuditStart(): { readonly state: AuditStartState; readonly start: (audit: AuditToStart) => void } {
  const navigate = useNavigate();
  const [inputError, setSlip] = useState<{ readonly url: string; readonly problem: string } | null>(null);
  const isBusy = useRef(false);
  const { status, variables, error, mutate } = useMutation({
    // Report being offline at once instead of waiting silently for a connection.
    networkMode: 'always',
    mutationFn: async ({ url, key }: { readonly url: string; readonly key: string }) => {
      const { requestAudit } = await import('./request-audit.ts');
      return requestAudit(url, key);
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });

  function start({ url, replacesEntry }: AuditToStart): void {
    if (isBusy.current) return;
    const address = parseUrlInput(url);
    setSlip(address.ok ? null : { url, problem: address.problem });
    if (!address.ok) return;
    isBusy.current = true;
    const variables = { url: address.url, key: newActionKey() };
    mutate(variables, {
      // Ignored if the user has left the page in the meantime.
      onSuccess: ({ auditId }) => {
        sendPageEvent('audit_start');
        const state: StartedAuditState = { startedUrl: address.url };
        navigate(paths.audit.to(auditId), { state, replace: replacesEntry });
      },
    });
  }

  const state: AuditStartState =
    inputError === null ? stateOf(status, variables?.url ?? '', error) : { status: 'failed', ...inputError };
  return { state, start };
}

function stateOf(status: 'idle' | 'pending' | 'success' | 'error', url: string, error: unknown): AuditStartState {
  switch (status) {
    case 'idle':
      return { status: 'idle' };
    case 'pending':
    case 'success':
      return { status: 'starting', url };
    case 'error':
      return { status: 'failed', url, problem: failureSentence(error) };
    default:
      return status satisfies never;
  }
}
