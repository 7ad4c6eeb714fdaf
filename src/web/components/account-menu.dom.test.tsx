import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getMeEndpoint } from '#shared/api/auth.ts';
import type { Role } from '#shared/product/roles.ts';
import { answer, renderScreen } from '#test/screens.tsx';
import { writeSignInHint } from '#web/lib/sign-in-hint.ts';
import { AccountMenu } from './account-menu.tsx';

function user(role: Role) {
  const person = { id: 'u1', email: 'dana@harborandpine.example', emailVerified: true, plan: 'free' } as const;
  return answer(getMeEndpoint, { success: true, user: { ...person, role, createdAt: '2026-11-01T09:00:00.000Z' } });
}

describe('the account in the bar', () => {
  it('shows a visitor the login, and requests nothing', async () => {
    const { requests } = renderScreen(<AccountMenu />, [], '/pricing?source=keywords');
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fpricing%3Fsource%3Dkeywords');
    expect(requests).toEqual([]);
  });

  it.each([
    ['user', ['History', 'Billing', 'Settings', 'Log out']],
    ['support', ['History', 'Billing', 'Settings', 'Admin', 'Log out']],
  ] as const)('is a menu when signed in, with the administration for operators only: %s', async (role, items) => {
    writeSignInHint(true);
    renderScreen(<AccountMenu />, [user(role)]);
    await screen.findByRole('button', { name: 'Account' });
    const menu = document.querySelector<HTMLElement>('#account-menu');
    const shown = [...(menu?.querySelectorAll('a, button') ?? [])].map((item) => item.textContent);
    expect(shown).toEqual(items);
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });
});
