import { expect, it } from 'vitest';
import { renderScreen } from '#test/screens.tsx';
import { EndpointList } from './endpoint-list.tsx';

it('lets a path break before its slashes on a phone, and copies it as it is', () => {
  renderScreen(<EndpointList />, []);
  const paths = [...document.querySelectorAll('dt')];
  expect(paths.map((path) => path.textContent)).toContain('GET /api/audits/:auditId');
  const audit = paths.find((path) => path.textContent === 'GET /api/audits/:auditId');
  expect(audit?.innerHTML).toContain('/api<wbr>/audits<wbr>/:auditId');
});
