import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { generateMetaEndpoint } from '#shared/api/generate.ts';
import type { SettledText } from '#shared/fixes/settled-text.ts';
import { answer, renderScreen } from '#test/screens.tsx';
import { MetaFix } from './meta-fix.tsx';

const home = {
  url: 'https://harborandpine.example/',
  title: 'Home',
  metaDescription: `Harbor & Pine Plumbing in Duluth. ${'Drains, leaks and water heaters. '.repeat(6)}`,
};
const title: SettledText = {
  outcome: 'write',
  text: 'Plumber in Duluth, MN | Harbor & Pine Plumbing',
  before: 'Home',
  gains: ['greeting'],
  why: 'Yours says “Home” and nothing of what you do.',
};
const description: SettledText = {
  outcome: 'keep',
  text: home.metaDescription,
  before: home.metaDescription,
  gains: [],
  why: 'Yours is good. Leave it. It says “Plumbing” and “Duluth”.',
};
const written = answer(generateMetaEndpoint, { auditId: 'a1', pages: [{ url: home.url, title, description }] });
const open = (isOpen: boolean) =>
  renderScreen(<MetaFix auditId="a1" name="Harbor & Pine Plumbing" home={home} isOpen={isOpen} />, [written]);

describe('title and description', () => {
  it('are shown as Google shows them, cut where it cuts', () => {
    open(false);
    expect(screen.getByText('In Google now')).toBeTruthy();
    expect(screen.getByText('Home')).toBeTruthy();
    expect(screen.getByText(/^Harbor & Pine Plumbing in Duluth/).textContent).toHaveLength(155);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are compared on request: a new one to copy, a good one to leave', async () => {
    const { user } = open(true);
    await user.click(screen.getByRole('button', { name: /^Check title and description/ }));
    expect(await screen.findByText('In Google with the new text')).toBeTruthy();
    expect(screen.getByText(title.text)).toBeTruthy();
    expect(screen.getByText(title.why)).toBeTruthy();
    expect(screen.getByText(description.why)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Copy title/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Copy description/ })).toBeNull();
  });
});
