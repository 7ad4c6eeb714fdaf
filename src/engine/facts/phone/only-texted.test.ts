import { expect, it } from 'vitest';
import { isOnlyTexted } from './only-texted.ts';

const linking = (...quotes: string[]) =>
  isOnlyTexted({
    sources: { phones: { seen: quotes.map((quote) => ({ place: 'tel-link', url: '', quote })) } },
  } as never);

it('takes a number for texting alone where links text it and none calls it', () => {
  expect(linking('Text us (sms:+12185550134)', 'https://wa.me/12185550134')).toBe(true);
  expect(linking('sms:+12185550134')).toBe(true);
  expect(linking('Text us (sms:+12185550134)', 'Call (tel:+12185550134)')).toBe(false);
  expect(linking('Call (tel:+12185550134)')).toBe(false);
  expect(linking()).toBe(false);
});
