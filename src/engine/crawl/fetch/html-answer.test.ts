import { describe, expect, it } from 'vitest';
import { isHtmlAnswer, isTypeMissing, looksLikeHtml, parseMediaType } from './html-answer.ts';

describe('isHtmlAnswer', () => {
  it.each([
    [null, true],
    ['', true],
    ['text/html', true],
    ['TEXT/HTML; charset=utf-8', true],
    ['application/xhtml+xml', true],
    ['text/html, text/html; charset=utf-8', true],
    ['nonsense', true],
    ['text/html, image/png', false],
    ['image/png, text/html', true],
    ['text/html, */*', true],
    ['text/plain', false],
    ['application/octet-stream', false],
    ['application/pdf', false],
    ['text/htmlx', false],
  ])('%s: %s', (contentType, expected) => {
    expect(isHtmlAnswer(contentType)).toBe(expected);
  });

  it('distinguishes a missing type from a given one', () => {
    expect(isTypeMissing(null)).toBe(true);
    expect(isTypeMissing('text/html')).toBe(false);
    expect(parseMediaType('text/html, Application/PDF; x=1')).toBe('application/pdf');
  });
});

describe('looksLikeHtml', () => {
  it.each([
    '<!DOCTYPE html><p>x',
    '  \n<html>',
    '<head ',
    '<!-- x -->',
    '<?xml version="1.0"?><html>',
    '\ufeff<!doctype html>',
    '<title>x</title>',
    '<META charset=utf-8>',
  ])('%s', (text) => {
    expect(looksLikeHtml(new TextEncoder().encode(text))).toBe(true);
  });

  it.each(['', 'hello', '%PDF-1.7', '\u0089PNG\r\n', '{"a":1}', '<urlset>', '<htmlx>', '<', '<3 pipes'])(
    'not %s',
    (text) => {
      expect(looksLikeHtml(new TextEncoder().encode(text))).toBe(false);
    },
  );
});
