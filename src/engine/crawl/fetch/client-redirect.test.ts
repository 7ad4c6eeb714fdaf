import { describe, expect, it } from 'vitest';
import { aPage } from '#test/builders.ts';
import type { CollectedResponse } from '../../evidence/evidence-bundle.ts';
import { findClientRedirect, listFrames, mayRedirect, parseRefresh } from './client-redirect.ts';

describe('parseRefresh', () => {
  it.each([
    ['0; url=/start', 0, '/start'],
    ['0;url=/a;b,c', 0, '/a;b,c'],
    ['5 , URL = "/with space"', 5, '/with space'],
    [`3;url='/a"b'`, 3, '/a"b'],
    ['0 /bare', 0, '/bare'],
    ['1.9; url=/a', 1, '/a'],
    ['.5;/a', 0, '/a'],
    ['0; url="/unclosed', 0, '/unclosed'],
    ['0; urlencoded.html', 0, 'urlencoded.html'],
  ])('%s', (written, seconds, address) => {
    expect(parseRefresh(written)).toEqual({ seconds, address });
  });

  it.each(['', '5', 'url=/a', '; url=/a', 'soon; url=/a', '0;', '0; url='])('finds no address in "%s"', (written) => {
    expect(parseRefresh(written)).toBeNull();
  });

  it('parses megabytes of whitespace in linear time', () => {
    expect(parseRefresh(`0${' '.repeat(1_000_000)};${' '.repeat(1_000_000)}`)).toBeNull();
  });
});

function aResponse(html: string, headers: Record<string, string> = {}): CollectedResponse {
  const body = new TextEncoder().encode(html);
  return {
    ...{
      purpose: 'home',
      url: 'http://shop.test/',
      finalUrl: 'http://shop.test/',
      redirects: [],
      status: 200,
      headers,
      body,
    },
    ...{ bodyLength: body.byteLength, truncated: false, problem: null, detail: null, ms: 1, askedAs: null },
  };
}

const few = { wordCount: 3, iframes: [] };

describe('findClientRedirect', () => {
  it.each([
    ['0; url=/en/', 'http://shop.test/en/'],
    ['0; url=https://other.test/#top', 'https://other.test/'],
    ['5; url=HTTP://OTHER.test', 'http://other.test/'],
  ])('follows %s', (metaRefresh, url) => {
    const onward = findClientRedirect(aResponse(''), aPage({ ...few, metaRefresh }));
    expect(onward).toMatchObject({ kind: 'refresh', url: { href: url } });
  });

  it.each([
    ['a slow one', { metaRefresh: '30; url=/en/' }],
    ['one to the same page', { metaRefresh: '0; url=/#top' }],
    ['one to something that is no web address', { metaRefresh: '0; url=javascript:alert(1)' }],
    ['one to an application', { metaRefresh: '0; url=itms-apps://x' }],
    ['one on a page with text of its own', { metaRefresh: '0; url=/en/', wordCount: 100 }],
    ['none', { metaRefresh: null }],
  ])('does not follow %s', (_what, over) => {
    expect(findClientRedirect(aResponse(''), aPage({ ...few, ...over }))).toBeNull();
  });

  it('rejects one to a private target', () => {
    const onward = findClientRedirect(aResponse(''), aPage({ ...few, metaRefresh: '0; url=http://192.168.0.1/' }));
    expect(onward).toEqual({ kind: 'refused', problem: 'blocked-address' });
  });

  it('follows the one frame of a frameset, and not an ordinary frame', () => {
    const page = aPage({ ...few, metaRefresh: null, iframes: ['https://real.test/', 'about:blank'] });
    expect(findClientRedirect(aResponse('<FRAMESET rows="100%,*">'), page)).toMatchObject({ kind: 'frame' });
    expect(findClientRedirect(aResponse('<iframe src="https://real.test/">'), page)).toBeNull();
  });
});

describe('mayRedirect and listFrames', () => {
  it('checks small bodies and the header only', () => {
    expect(mayRedirect(aResponse('<META HTTP-EQUIV=REFRESH content="0;/a">'))).toBe(true);
    expect(mayRedirect(aResponse('<p>hello</p>'))).toBe(false);
    expect(mayRedirect(aResponse('<p>hello</p>', { refresh: '0;/a' }))).toBe(true);
    expect(mayRedirect(aResponse(`<meta http-equiv=refresh>${'x'.repeat(30_000)}`))).toBe(false);
  });

  it('lists the web pages of a frameset', () => {
    const page = aPage({ ...few, iframes: ['http://shop.test/a.html', 'about:blank', 'http://shop.test/b.html'] });
    expect(listFrames(aResponse('<frameset>'), page).map(({ pathname }) => pathname)).toEqual(['/a.html', '/b.html']);
    expect(listFrames(aResponse('<p>'), page)).toEqual([]);
  });
});
