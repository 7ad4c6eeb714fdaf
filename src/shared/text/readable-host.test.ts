import { expect, it } from 'vitest';
import { readableHost } from './readable-host.ts';

const coded = (host: string) => new URL(`https://${host}`).host;

it.each([
  'bäckerei-köster.test',
  'www.münchen.de:8443',
  'café-noé.fr',
  'łódź.pl',
  'điện-lạnh.vn',
  'москва.com',
  'аренда.рф',
  'сор.рф',
  'αθήνα.gr',
  '松の湯.jp',
  'ラーメンbar.jp',
  '서울.kr',
  'مثال.com',
  'ทดสอบ.com',
])('%s is shown as it is written', (host) => {
  const ascii = coded(host);
  expect(ascii).toContain('xn--');
  expect(readableHost(ascii)).toBe(host);
});

it.each([
  // Cyrillic letters that look like "cop.com" and "paypal".
  'сор.com',
  'раураӏ.com',
  // Latin and Cyrillic in one word.
  'exаmple.com',
  'ορο.com',
  // Dotless i, and a letter for phonetics.
  'mıcrosoft.com',
  'ɡoogle.com',
  // Georgian is none of the scripts told apart.
  'თბილისი.com',
])('%s stays coded', (host) => {
  const ascii = coded(host);
  expect(ascii).toContain('xn--');
  expect(readableHost(ascii)).toBe(ascii);
});

it.each(['example.com', 'localhost:3000', '[::1]:80', '192.0.2.1'])('%s stays as it is', (host) => {
  expect(readableHost(host)).toBe(host);
});

it.each(['xn--', 'xn--99999999.com', 'xn--a.com', 'xn--abc-.com', 'www.xn--\u0000.com'])(
  'what is no coded name stays: %j',
  (host) => {
    expect(readableHost(host)).toBe(host);
  },
);
