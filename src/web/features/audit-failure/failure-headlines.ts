import {
  CircleAlert,
  Clock,
  FileQuestion,
  KeyRound,
  type LucideIcon,
  RotateCcw,
  SearchX,
  ShieldX,
  SignpostBig,
  Unplug,
} from 'lucide-react';
import type { AuditFailureCode } from '#shared/audit/audit-failure.ts';

export interface FailureHeadline {
  readonly icon: LucideIcon;
  readonly title: string;
  /** Whether the same address may well work in a moment. */
  readonly isWorthRepeating: boolean;
}

const later = true;
const never = false;

/** The server's sentence says what happened and what to try; this is what stands above it. */
export const failureHeadlines: Record<AuditFailureCode, FailureHeadline> = {
  'invalid-url': headline(FileQuestion, 'That is not a website address', never),
  'blocked-address': headline(SignpostBig, 'That address is not a public website', never),
  'dns-not-found': headline(SearchX, 'There is no website at this address', never),
  unreachable: headline(Unplug, 'The site did not answer', later),
  'timed-out': headline(Clock, 'The site took too long', later),
  'certificate-problem': headline(ShieldX, 'The site’s certificate is not in order', later),
  'protocol-error': headline(CircleAlert, 'The site’s answer made no sense', later),
  'too-large': headline(CircleAlert, 'The page is too large to read', never),
  'not-html': headline(FileQuestion, 'This address leads to a file, not a page', never),
  'redirect-loop': headline(RotateCcw, 'The site sends its visitors in circles', later),
  'redirect-refused': headline(SignpostBig, 'The site leads somewhere we do not go', never),
  'http-error': headline(CircleAlert, 'The site answered with an error', later),
  'robots-refused': headline(ShieldX, 'We may not read this site', later),
  'bot-challenge': headline(ShieldX, 'The site turned us away', later),
  'login-wall': headline(KeyRound, 'The site is behind a login', later),
  'parked-domain': headline(SignpostBig, 'Nobody lives at this address yet', never),
  'empty-page': headline(FileQuestion, 'The page is empty', later),
  'internal-error': headline(CircleAlert, 'Something broke on our side', later),
};

function headline(icon: LucideIcon, title: string, isWorthRepeating: boolean): FailureHeadline {
  return { icon, title, isWorthRepeating };
}
