import type { AuditAlert, AuditChange } from './audit-change.ts';

/** Further bots are only counted in the alert. */
const MOST_NAMED = 4;

/**
 * The changes that the owner should know of at once: newly blocked bots (including training bots, because blocking may be
 * unintended), a home page hidden from search, a main phone number that changed or is gone. Unreadable pages and
 * improvements are no alert. A whole site that is down is a failed audit, which has no changes. Pure.
 */
export function detectAlerts(changes: readonly AuditChange[]): AuditAlert[] {
  const ofSite = changes.filter(({ cause }) => cause === 'site');
  const blocked = ofSite.filter(
    ({ kind, status, checkId }) => kind === 'reader' && status?.after === 'fail' && checkId !== null,
  );
  const hidden = ofSite.filter(({ kind, isRegression }) => kind === 'noindex' && isRegression);
  const phones = ofSite.filter(
    ({ kind, subject, before }) => kind === 'fact' && subject === 'phone' && before !== null,
  );
  const [phone] = phones;
  return [
    ...alert('hidden-from-search', hidden, 'Your home page now tells search engines not to list it.'),
    ...alert('readers-blocked', blocked, describeBots(blocked)),
    ...alert('phone-changed', phones, phone === undefined ? '' : phoneSentence(phone)),
  ];
}

function alert(kind: AuditAlert['kind'], changes: AuditChange[], sentence: string): AuditAlert[] {
  return changes.length === 0 ? [] : [{ kind, sentence, changes }];
}

function describeBots(blocked: readonly AuditChange[]): string {
  const named = blocked.slice(0, MOST_NAMED).map(({ subject }) => subject);
  const others = blocked.length - named.length;
  const all = others === 0 ? named : [...named, `${others} more`];
  const names = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');
  return `Your robots.txt now blocks ${names}.`;
}

function phoneSentence({ before, after }: AuditChange): string {
  return after === null
    ? `The phone number ${before} is no longer on your site.`
    : `The phone number on your site was ${before} and is now ${after}.`;
}
