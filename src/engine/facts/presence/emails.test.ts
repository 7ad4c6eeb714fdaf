import { expect, test } from 'vitest';
import { createHtmlContext, jsonLd } from '#test/site-of-html.ts';
import { deriveEmails } from './emails.ts';

const emailsOn = (html: string) => deriveEmails(createHtmlContext({ '/': html })).value;

test.each([
  ['a template’s', '<a href="mailto:hello@theme-studio.com">birch.plumbing@gmail.com</a>', 'birch.plumbing@gmail.com'],
  [
    'a template’s that structured data repeats',
    `${jsonLd({ '@type': 'Plumber', name: 'Birke', email: 'mailto:alt@birke.de' })}<a href="mailto:Alt@birke.de">E-Mail: neu@birke.de</a>`,
    'neu@birke.de',
  ],
  [
    'with a label joined to it',
    '<p><a href="mailto:oak@birch.com"><span>WRITE</span><strong>oak@birch.com</strong></a></p>',
    'oak@birch.com',
  ],
  ['with a subject', '<a href="mailto:viejo@abedul.es?subject=Hola">nuevo@abedul.es</a>', 'nuevo@abedul.es'],
])('the address that a link shows holds, not the other one that it leads to: %s', (_, html, shown) => {
  expect(emailsOn(html)).toEqual([shown]);
});

test.each([
  [
    'shown elsewhere',
    '<a href="mailto:a@birch.com">b@birch.com</a><p>Or write to a@birch.com</p>',
    ['b@birch.com', 'a@birch.com'],
  ],
  ['behind a word', '<a href="mailto:a@birch.com">Write to us</a>', ['a@birch.com']],
  [
    'behind two addresses',
    '<a href="mailto:a@birch.com">a@birch.com or b@birch.com</a>',
    ['a@birch.com', 'b@birch.com'],
  ],
])('an address of a link stays: %s', (_, html, all) => {
  expect(emailsOn(html)).toEqual(all);
});
