import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newActionKey } from '#web/lib/action-key.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { paths } from '#web/paths.ts';
import { parseUrlInput } from './url-input.ts';

/** What the running page is told about the audit it opens, so that it need not ask first. */
export interface StartedAuditState {
  readonly startedUrl: string;
}

/** An audit on its way: idle, then starting, then its own page; a failure ends it with a sentence. */
export type AuditStartState =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly url: string }
  | { readonly status: 'failed'; readonly url: string; readonly problem: string };

interface AuditToStart {
  readonly url: string;
  /** The report takes the place of this page in the history. */
  readonly replacesEntry: boolean;
}

/** Starts an audit and goes to its page. A slip in the address is told without asking the server. */
export function useAuditStart(): { readonly state: AuditStartState; readonly start: (audit: AuditToStart) => void } {
  const navigate = useNavigate();
  const [inputError, setSlip] = useState<{ readonly url: string; readonly problem: string } | null>(null);
  const isBusy = useRef(false);
  const { status, variables, error, mutate } = useMutation({
    // Offline is told at once instead of waiting silently for a connection.
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
      // Not heard by who has left the page in the meantime: nobody is taken along against their will.
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
