import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MailAddress } from './mail-address.tsx';

it('wraps an address after its @, and leaves it as it is for copying', () => {
  const { container } = render(<MailAddress>dana@harborandpine.example</MailAddress>);
  expect(container.innerHTML).toBe('dana@<wbr>harborandpine.example');
  expect(container.textContent).toBe('dana@harborandpine.example');
});
