import { expect, test } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { deriveSiteBuilder } from './site-builder.ts';

const builderOf = (html: string) => deriveSiteBuilder(createHtmlContext({ '/': html })).value;

test.each([
  ['a picture', '<img src="https://badges.guild.org/wp-content/uploads/seal.png" alt="">'],
  ['a frame', '<iframe src="https://booking.partner.org/wp-content/form.html"></iframe>'],
  ['a picture of a hosted builder', '<img src="https://static.wixstatic.com/media/a.png" alt="">'],
])('%s of another site does not tell what this one was made with', (_, html) => {
  expect(builderOf(html)).toBeNull();
});

test.each([
  ['an own picture', '<img src="/wp-content/uploads/van.png" alt="">', 'WordPress'],
  ['a script of a builder', '<script src="https://static.parastorage.com/main.js"></script>', 'Wix'],
])('%s tells it', (_, html, name) => {
  expect(builderOf(html)).toBe(name);
});
