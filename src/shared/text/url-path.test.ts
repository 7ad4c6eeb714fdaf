import { describe, expect, it } from 'vitest';
import { getPathAndQuery, getUrlPath, trimPathEnd } from './url-path.ts';

describe('the path of an address', () => {
  it('comes with or without its query, never with its fragment', () => {
    expect(getUrlPath('https://shop.example/a/b?c=d#e')).toBe('/a/b');
    expect(getPathAndQuery('https://shop.example/a/b?c=d#e')).toBe('/a/b?c=d');
  });

  it('is a slash for a home page', () => {
    expect(getUrlPath('https://shop.example')).toBe('/');
    expect(getPathAndQuery('https://shop.example?a=b')).toBe('/?a=b');
  });

  it('is null for what is no absolute address', () => {
    expect([getUrlPath('/contact'), getPathAndQuery('shop')]).toEqual([null, null]);
  });

  it('loses its slashes at the end, but never all of it', () => {
    expect(['/a/', '/a//', '/a', '/'].map(trimPathEnd)).toEqual(['/a', '/a', '/a', '/']);
  });
});
