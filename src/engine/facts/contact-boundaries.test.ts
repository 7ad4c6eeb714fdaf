import { describe, expect, test } from 'vitest';
import { parsePage } from '../crawl/html/parse-page.ts';
import { createFactContext } from './fact-context.ts';
import { derivePhones } from './phone/phones.ts';
import { rankAddresses } from './place/addresses.ts';
import { deriveEmails } from './presence/emails.ts';

const URL_OF_SITE = 'https://lake.example/';
const PHONE = '(218) 555-0133';
const EMAIL = 'info@lake.example';
const STREET = '5 Lake Avenue';
const TOWN = 'Duluth, MN 55802';

function readContacts(body: string) {
  const html = `<!doctype html><html lang="en"><title>Lake Plumbing</title><body><h1>Lake Plumbing in Duluth</h1>${body}</body></html>`;
  const bytes = new TextEncoder().encode(html);
  const page = parsePage({ url: URL_OF_SITE, body: bytes, contentType: 'text/html; charset=utf-8' });
  const context = createFactContext([page], URL_OF_SITE);
  const address = rankAddresses(context)[0]?.address;
  return {
    phones: derivePhones(context).value.map(({ e164 }) => e164),
    emails: deriveEmails(context).value,
    address: address === undefined ? null : [address.street, address.city, address.region, address.postalCode],
  };
}

const ALL = { phones: ['+12185550133'], emails: [EMAIL], address: ['5 Lake Avenue', 'Duluth', 'MN', '55802'] };
const wrapped = (tag: string, ...pieces: string[]) => pieces.map((one) => `<${tag}>${one}</${tag}>`).join('');
const ADDRESS = `${STREET}, ${TOWN}`;

describe('contacts are the same', () => {
  test.each<[string, string]>([
    ['on lines of their own', `<p>${PHONE}</p><p>${EMAIL}</p><p>${ADDRESS}</p>`],
    ['in another order', `<p>${ADDRESS}</p><p>${EMAIL}</p><p>${PHONE}</p>`],
    ['in a line, the phone first', `<p>${PHONE} ${ADDRESS} ${EMAIL}</p>`],
    ['in a line, the e-mail first', `<p>${EMAIL} ${PHONE} ${ADDRESS}</p>`],
    ['in a line, the address first', `<p>${ADDRESS} ${PHONE} ${EMAIL}</p>`],
    ['with labels', `<p>Phone ${PHONE} Email ${EMAIL} ${ADDRESS}</p>`],
    ...['span', 'b', 'strong', 'i', 'label', 'font', 'x-piece'].flatMap((tag): [string, string][] => [
      [`in touching <${tag}>`, `<p>${wrapped(tag, 'Email', EMAIL, PHONE, STREET, TOWN)}</p>`],
      [`in touching <${tag}>, other order`, `<div>${wrapped(tag, STREET, TOWN, PHONE, EMAIL)}</div>`],
      [`in touching <${tag}>, third order`, `<p>${wrapped(tag, 'Call', PHONE, ADDRESS, 'Email', EMAIL)}</p>`],
    ]),
    ['in links', `<p><a href="tel:+12185550133">${PHONE}</a><a href="mailto:${EMAIL}">${EMAIL}</a>${ADDRESS}</p>`],
    ['in nested boxes', `<div><div><div><span>${PHONE}</span></div>${EMAIL}<div>${ADDRESS}</div></div></div>`],
    ['in cells', `<table><tr><td>${PHONE}<td>${EMAIL}<td>${ADDRESS}</table>`],
    ['with other white space', `<p>\n\t${PHONE}&nbsp; \n${EMAIL}\n&nbsp;${ADDRESS}\n</p>`],
    [
      'beside a dialog with those of others',
      `<div role="dialog"><p>Consent Ltd, 1 Sample Street, Austin, TX 78701, (512) 555-0199, hi@consent.example</p></div><p>${PHONE}</p><p>${EMAIL}</p><p>${ADDRESS}</p>`,
    ],
    [
      'before the credit of the designer',
      `<p>${ADDRESS} ${PHONE} ${EMAIL} Website by <a href="https://pixel.example">Pixel</a>, hi@pixel.example</p>`,
    ],
    [
      'around the credit of the designer',
      `<footer><p>${ADDRESS} | ${PHONE} | Design by <a href="https://pixel.example">Pixel</a> | ${EMAIL}</p></footer>`,
    ],
    [
      'beside numbers of the designer',
      `<p>${ADDRESS} ${PHONE} ${EMAIL}</p><p>Website by <a href="https://pixel.example">Pixel</a>, tel. (512) 555-0199, 1 Sample Street, Austin, TX 78701</p>`,
    ],
  ])('%s', (_, body) => {
    expect(readContacts(body)).toEqual(ALL);
  });
});
