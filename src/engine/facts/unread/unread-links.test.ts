import { expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { unreadProfile } from './unread-links.ts';

it.each<[string, boolean]>([
  ['https://www.youtube.com/watch?v=a1b2c3', false],
  ['https://youtu.be/a1b2c3', false],
  ['https://www.youtube.com/shorts/a1b2c3', false],
  ['https://www.facebook.com/sharer/sharer.php?u=x', false],
  ['https://www.youtube.com/c', true],
])('a link to %s may be a profile: %s', (href, isAsked) => {
  const body = new TextEncoder().encode(`<html><body><p>See <a href="${href}">this</a> for more.</p></body></html>`);
  const page = parsePage({ url: 'http://shop.test/', body, contentType: 'text/html; charset=utf-8' });
  expect(unreadProfile(createFactContext([page], 'http://shop.test/')) !== null).toBe(isAsked);
});
