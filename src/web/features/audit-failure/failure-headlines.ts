import type { AuditFailureCode } from '#shared/audit/audit-failure.ts';
import {
  CircleAlert,
  Clock,
  FileQuestion,
  type IconComponent,
  KeyRound,
  RotateCcw,
  SearchX,
  ShieldX,
  SignpostBig,
  Unplug,
} from '#web/components/icons/index.ts';

export interface FailureHeadline {
  readonly icon: IconComponent;
  readonly title: string;
  /** Whether the same URL may work on a retry. */
  readonly isWorthRepeating: boolean;
}

const later = true;
const never = false;

/** The headline above the server's sentence about what happened and what to try. */
export const failureHeadlines: Record<AuditFailureCode, FailureHeadline> = {
  'invalid-url': headline(FileQuestion, 'That’s not a website address', never),
  'blocked-address': headline(SignpostBig, 'That address isn’t public', never),
  'dns-not-found': headline(SearchX, 'We can’t find this website', never),
  unreachable: headline(Unplug, 'The site didn’t answer', later),
  'timed-out': headline(Clock, 'The site timed out', later),
  'certificate-problem': headline(ShieldX, 'The site’s security certificate has a problem', later),
  'protocol-error': headline(CircleAlert, 'The site sent a reply we can’t open', later),
  'too-large': headline(CircleAlert, 'The page is too large', never),
  'not-html': headline(FileQuestion, 'This is a file, not a page', never),
  'redirect-loop': headline(RotateCcw, 'The page redirects in a loop', later),
  'redirect-refused': headline(SignpostBig, 'The site redirects to a blocked address', never),
  'access-denied': headline(ShieldX, 'The site blocked our visit', later),
  'page-not-found': headline(SearchX, 'There’s no page at this address', never),
  'rate-limited': headline(Clock, 'The site gets too many visits', later),
  'http-error': headline(CircleAlert, 'Your server reports an error', later),
  'robots-refused': headline(ShieldX, 'The site doesn’t allow our visit', later),
  'bot-challenge': headline(ShieldX, 'The site blocked our visit', later),
  'login-wall': headline(KeyRound, 'This page needs a password', later),
  'parked-domain': headline(SignpostBig, 'This domain isn’t in use', never),
  'empty-page': headline(FileQuestion, 'The page is empty', later),
  'out-of-time': headline(Clock, 'We didn’t get to it in time', later),
  'internal-error': headline(CircleAlert, 'Sorry, something broke on our side', later),
};

function headline(icon: IconComponent, title: string, isWorthRepeating: boolean): FailureHeadline {
  return { icon, title, isWorthRepeating };
}
