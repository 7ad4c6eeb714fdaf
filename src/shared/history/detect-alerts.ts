import type { AuditAlert, AuditChange } from './audit-change.ts';

/** Of more readers than this the alert gives the number of the others. */
const MOST_NAMED = 4;

/**
 * What of these changes the owner should hear of at once: readers newly turned away (training readers too: who did not
 * choose that learns of it here), a home page hidden from search, a main phone number that is another or gone. What could not be
 * read, and what changed for the better, is no alert. That a whole site is down is a failed audit, which has no changes. Pure.
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
    ...alert('hidden-from-search', hidden, 'Your home page asks search engines to leave it out of their results.'),
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
  return `Your robots.txt now turns away ${names}.`;
}

function phoneSentence({ before, after }: AuditChange): string {
  return after === null
    ? `The phone number ${before} is no longer on your site.`
    : `The phone number on your site was ${before} and is now ${after}.`;
}
