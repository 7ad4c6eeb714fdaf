import { describe, expect, it } from 'vitest';
import { safeHref } from './safe-href.ts';
import { formatHost, formatUrlPath } from './safe-link.ts';

describe('safeHref', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['http://a.example', 'http://a.example/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/relative', null],
    [null, null],
  ])('%s', (url, expected) => {
    expect(safeHref(url)).toBe(expected);
  });
});

describe('formatHost', () => {
  it.each([
    ['https://www.a.example/contact?x=1', 'www.a.example'],
    ['a.example', 'a.example'],
    ['a.example./', 'a.example'],
    ['http://a.example:8080/', 'a.example:8080'],
    ['not a host', 'not a host'],
  ])('%s', (url, expected) => {
    expect(formatHost(url)).toBe(expected);
  });
});

describe('pathOf', () => {
  it.each([
    ['https://a.example/', '/'],
    ['https://a.example/caf%C3%A9?t=1', '/café?t=1'],
    ['https://a.example/%E0%A4%A', '/%E0%A4%A'],
    ['gibberish', 'gibberish'],
  ])('%s', (url, expected) => {
    expect(formatUrlPath(url)).toBe(expected);
  });
});
