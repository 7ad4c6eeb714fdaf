import type { ReactNode } from 'react';
import { getMeEndpoint } from '#shared/api/auth.ts';
import type { Role } from '#shared/product/roles.ts';
import { AdminGate } from '#web/features/admin/admin-gate.tsx';
import { answer, type EndpointAnswer, onlyAt, rejectWith, renderScreen } from './screens.tsx';

/** Renders an administration screen behind its gate at `path` below `/admin`; other addresses hold the word "Elsewhere". */
export function renderAdmin(
  screen: ReactNode,
  answers: readonly EndpointAnswer[] = [],
  { role = 'owner', path = '' }: { readonly role?: Role | 'visitor'; readonly path?: string } = {},
) {
  const gated = onlyAt('/admin/*', <AdminGate>{screen}</AdminGate>);
  return renderScreen(gated, [whoIs(role), ...answers], `/admin${path}`);
}

function whoIs(role: Role | 'visitor'): EndpointAnswer {
  if (role === 'visitor') return rejectWith(getMeEndpoint, 'not-signed-in', 'Please log in.');
  const email = `${role}@porchlight.example`;
  const user = {
    id: 'u-me',
    email,
    emailVerified: true,
    plan: 'agency',
    createdAt: '2026-10-01T08:00:00.000Z',
  } as const;
  return answer(getMeEndpoint, { success: true, user: { ...user, role } });
}
