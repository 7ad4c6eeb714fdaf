import { expect, it } from 'vitest';
import { leaveOutAddresses } from './leave-out-addresses.ts';

it.each([
  ['Pay now at https://evil.example/x?y=1 please', 'Pay now at … please'],
  ['Win at www.example.com/prize', 'Win at …'],
  ['Win at example.co.uk', 'Win at …'],
  ['Write to a@evil.example today', 'Write to … today'],
  ['Пишите на пример.рф сегодня', 'Пишите на … сегодня'],
  ['javascript://x', '…'],
  ['Remove line 3 of robots.txt and read /menu.html.', 'Remove line 3 of robots.txt and read /menu.html.'],
  ['Open 7.30 to 18.00. St. Mary’s Bakery, v2.1', 'Open 7.30 to 18.00. St. Mary’s Bakery, v2.1'],
])('%s', (text, left) => {
  expect(leaveOutAddresses(text)).toBe(left);
});
