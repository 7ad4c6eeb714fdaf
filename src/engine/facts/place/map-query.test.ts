import { expect, test } from 'vitest';
import { whatsAppNumber } from '../phone/whatsapp-link.ts';
import { mapQueries } from './map-query.ts';

test.each([
  [
    'https://www.google.com/maps?q=Im+Vorderkehr+9,+67112+Mutterstadt&output=embed',
    ['Im Vorderkehr 9, 67112 Mutterstadt'],
  ],
  [
    'https://www.google.com/maps/search/?api=1&query=16%20rue%20Guyot%2C%2077160%20Provins',
    ['16 rue Guyot, 77160 Provins'],
  ],
  ['https://www.google.com/maps/place/521+Toora+Rd,+Toora+VIC+3962/@-37.8,145.0,17z', ['521 Toora Rd, Toora VIC 3962']],
  ['https://www.google.com/maps/dir//Via+Emilia,+8,+40128+Bologna/@44.5,11.3,17z', ['Via Emilia, 8, 40128 Bologna']],
  [
    'https://www.google.com/maps/embed?pb=!1m18!2sVia%20Guelfa%2C%205%2C%2040138%20Bologna!5e0!3m2!1sit!2sit',
    ['Via Guelfa, 5, 40138 Bologna'],
  ],
  ['https://www.google.com/maps/embed?pb=!1m2!1s0x60!2z44G_44Gq44Go5pW06aqo6Zmi!5e0', ['みなと整骨院']],
  ['https://bing.com/maps/default.aspx?where1=427%20Moor%20Ave,%20Atlanta', ['427 Moor Ave, Atlanta']],
  ['https://www.google.com/maps/embed?pb=!1m17!1m2!2zMTHCsDE3JzU5LjYiUyA0McKwNTAnNTAuNSJX', []],
  ['https://www.google.com/maps/place/?q=place_id:ChIJabc', []],
  ['https://maps.google.com/maps?q=44.51,11.35', []],
  ['https://maps.app.goo.gl/abc', []],
  ['https://example.com/maps?q=Via+Emilia', []],
  ['https://www.google.com/maps/place/%E0%A4%A/@1,2', []],
  ['not a url', []],
])('%s', (url, expected) => {
  expect(mapQueries(url)).toEqual(expected);
});

test.each([
  ['https://wa.me/5511981234076?text=Oi', '+5511981234076'],
  ['https://wa.me/+44 7587 590435', '+447587590435'],
  ['https://api.whatsapp.com/send?phone=5511981234076', '+5511981234076'],
  ['https://api.whatsapp.com/send/?phone=%2B5511981234076&text', '+5511981234076'],
  ['whatsapp://send?phone=5511981234076', '+5511981234076'],
  ['https://wa.me/?text=share', null],
  ['https://chat.whatsapp.com/AbC', null],
  ['https://example.com/whatsapp?phone=5511981234076', null],
])('%s', (href, expected) => {
  expect(whatsAppNumber(href)).toBe(expected);
});
