import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';
import { renderScreen } from '#test/screens.tsx';
import { NapBlock } from './nap-block.tsx';

const fact = (kind: FactKind, value: string, state: Fact['state'] = 'found'): Fact => ({
  id: `${kind}-${value}`,
  kind,
  value,
  foundValue: null,
  state,
  origin: { kind: 'page', url: 'https://harbor.example/', quote: value },
});
const name = fact('name', 'Harbor & Pine Plumbing');

describe('name, address and phone to copy', () => {
  it('stand in lines, without what the owner rejected', async () => {
    const old = fact('phone', '(218) 555-0199', 'rejected');
    const place = [fact('street', '2114 Lantern St'), fact('city', 'Duluth'), fact('region', 'MN')];
    const { user } = renderScreen(
      <NapBlock facts={[name, old, fact('phone', '(218) 555-0142'), ...place, fact('postalCode', '55802')]} />,
    );
    await user.click(screen.getByRole('button', { name: /^Copy these lines/ }));
    expect(await navigator.clipboard.readText()).toBe(
      'Harbor & Pine Plumbing\n2114 Lantern St\nDuluth, MN 55802\n(218) 555-0142',
    );
  });

  it('are not there when only one is known', () => {
    renderScreen(<NapBlock facts={[name, fact('city', 'Duluth')]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
