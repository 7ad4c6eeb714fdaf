import { describe, expect, it } from 'vitest';
import { safeInternalPath } from './safe-internal-path.ts';

describe('safeInternalPath', () => {
  it.each([
    ['/', '/'],
    ['/audit', '/audit'],
    ['/audit?id=abc#plan', '/audit?id=abc#plan'],
    ['/u/upgrade?plan=pro_annual', '/u/upgrade?plan=pro_annual'],
    ['/u/upgrade?price=qa-year-pack&auditId=a%2Fb', '/u/upgrade?price=qa-year-pack&auditId=a%2Fb'],
    ['/a/../audit', '/audit'],
    ['/audit?url=https://lantern.example/', '/audit?url=https://lantern.example/'],
    ['/@evil.example', '/@evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
  ])('keeps %j', (value, path) => {
    expect(safeInternalPath(value)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'audit',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example/%2e%2e',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/a/../..//evil.example',
    '/%2e//evil.example',
    '/%2E%2E//evil.example',
    '/audit\\..\\evil',
    '/\u0000/evil.example',
    '/\u200b/evil.example',
    '/\u202eelpmaxe.live',
    '\u3000//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    '@evil.example',
    '.evil.example',
    '?next=/audit',
    '#/audit',
    'ftp://evil.example',
    'http:///evil.example',
    `/${'a'.repeat(2_001)}`,
  ])('refuses %j', (value) => {
    expect(safeInternalPath(value)).toBeNull();
  });

  it.each(['/audit', '/.a//b', '/a//b', '/a/%2e%2e/b', '/a/../b?x=//c#//d'])(
    'gives what stays inside when a browser follows it: %j',
    (value) => {
      const path = safeInternalPath(value) ?? '';
      expect(new URL(path, 'https://porchlight.example').origin).toBe('https://porchlight.example');
      expect(safeInternalPath(path)).toBe(path);
    },
  );
});
