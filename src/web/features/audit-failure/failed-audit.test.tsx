import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AUDIT_FAILURE_CODES, type AuditFailure } from '#shared/audit/audit-failure.ts';
import { FailedAudit } from './failed-audit.tsx';

const render = (failure: AuditFailure) =>
  renderToStaticMarkup(
    <FailedAudit
      failure={failure}
      host="harbor.example"
      form={(action) => <button type="submit">{action}</button>}
      headingRef={createRef()}
    />,
  ).replaceAll(/<[^>]*>/g, '|');

it.each([
  ['access-denied', 'The site blocked our visit', 'Try Again'],
  ['page-not-found', 'There’s no page at this address', 'Run My Free GBP Audit'],
  ['rate-limited', 'The site gets too many visits', 'Try Again'],
  ['http-error', 'Your server reports an error', 'Try Again'],
] as const)('says of %s whose fault it is, once, and offers the next try', (code, title, action) => {
  const text = render({ code, error: `${title}. Ask your host.` });
  expect(text.split(title)).toHaveLength(2);
  expect(text).toContain('|Ask your host.|');
  expect(text).toContain(`|${action}|`);
});

it('has a text for the host of a site that blocks us, and of no other', () => {
  const hasText = (code: AuditFailure['code']) => render({ code, error: 'E.' }).includes('|Copy text for your host|');
  expect(AUDIT_FAILURE_CODES.filter(hasText)).toEqual(['access-denied', 'bot-challenge']);
});
