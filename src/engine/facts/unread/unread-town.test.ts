import { expect, test } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { unreadTown } from './unread-town.ts';

const quoteOn = (html: string) => unreadTown(createHtmlContext({ '/': html }))?.quote ?? null;
const CALL = '<p>Call (218) 555-0133. We are here for you and your family.</p>';

test.each([
  ['a heading', `${CALL}<h2>Our happy customers in Duluth</h2>`, 'Our happy customers in Duluth'],
  [
    'a line with the country',
    '<p>Tel. +254 20 355 0133. We are here for you and your family.</p><footer>Off the Bypass, Nairobi - Kenya</footer>',
    'Off the Bypass, Nairobi - Kenya',
  ],
  [
    'a Brazilian route',
    '<p>Tel. +55 98 3555-0133. Nós levamos a sua carga para você.</p><p>São Luís - MA ⇄ Pará</p>',
    'São Luís - MA ⇄ Pará',
  ],
])('a town that the gazetteer knows stands in %s', (_, html, quote) => {
  expect(quoteOn(html)).toBe(quote);
});

test.each([
  ['texts about other things', '<h2>Garden care for people with little time</h2><p>Two friends with a mower.</p>'],
  ['a line about another country', '<footer>Off the Bypass, Nairobi - Kenya</footer>'],
])('no town of its country stands in %s', (_, html) => {
  expect(quoteOn(`${CALL}${html}`)).toBeNull();
});
