import { describe, expect, it } from 'vitest';
import { parsePageUrl, siteBounds } from './page-url.ts';

const bounds = siteBounds(new URL('https://www.holm.example/'), ['holm-plumbing.example']);
const read = (href: string) => parsePageUrl(href, bounds);
const hrefOf = (href: string) => read(href)?.url.href ?? null;

describe('parsePageUrl', () => {
  it.each([
    ['https://www.holm.example/contact', 'https://www.holm.example/contact'],
    ['https://holm.example/contact', 'https://www.holm.example/contact'],
    ['http://www.holm.example/contact', 'https://www.holm.example/contact'],
    ['https://holm-plumbing.example/contact', 'https://www.holm.example/contact'],
    ['http://www.holm-plumbing.example:8080/contact', null],
    ['https://www.holm.example/contact#map', 'https://www.holm.example/contact'],
    ['https://www.holm.example/contact?utm_source=x&gclid=1', 'https://www.holm.example/contact'],
    ['https://www.holm.example/?page_id=7&fbclid=2', 'https://www.holm.example/?page_id=7'],
    ['https://shop.holm.example/', 'https://shop.holm.example/'],
    ['https://holm.example.evil.example/contact', null],
    ['https://facebook.example/holm', null],
    ['https://user:secret@www.holm.example/', null],
    ['tel:+441134960000', null],
    ['mailto:a@holm.example', null],
    ['javascript:void(0)', null],
    [`https://www.holm.example/${'a'.repeat(2000)}`, null],
    ['https://www.holm.example/get/%7B%7Bitem.id%7D%7D', null],
  ])('%s: %s', (href, expected) => {
    expect(hrefOf(href)).toBe(expected);
  });

  it.each([
    '/menu.pdf',
    '/images/team.JPG',
    '/sitemap.xml',
    '/contact.vcf',
    '/cart',
    '/checkout/',
    '/warenkorb.html',
    '/my-account/orders',
    '/wp-login.php',
    '/wp-content/uploads/a',
    '/feed/',
    '/tag/boilers',
    '/author/jane',
    '/blog/page/2',
    '/?s=boiler',
    '/events?date=2026-11-01',
    '/shop?orderby=price',
    '/shop?add-to-cart=7',
    '/post?replytocom=12',
    '/a/b/c/d/e/f/g/h/i',
    '/x?a=1&b=2&c=3',
    '/cdn-cgi/l/email-protection',
  ])('rejects %s', (path) => {
    expect(read(`https://www.holm.example${path}`)).toBeNull();
  });

  it.each([
    ['/contact', '/Contact/'],
    ['/contact', '/contact.html'],
    ['/contact', '/contact/index.html'],
    ['/contact', '/contact.php?utm_medium=x'],
    ['/', '/index.html'],
    ['/', '/default.aspx'],
    ['/%C3%BCber-uns', '/über-uns'],
    ['/x?a=1&b=2', '/x?b=2&a=1'],
  ])('treats %s and %s as one page', (one, other) => {
    const [a, b] = [one, other].map((path) => read(`https://www.holm.example${path}`)?.key);
    expect(a).toBeDefined();
    expect(a).toBe(b);
  });

  it.each([
    ['/de/kontakt', 'de', ['kontakt']],
    ['/en-GB/contact', 'en', ['contact']],
    ['/pt_BR/', 'pt', []],
    ['/contact?lang=fr', 'fr', ['contact']],
    ['/us/contact', null, ['us', 'contact']],
    ['/index.php?page=kontakt&id=3', null, ['kontakt']],
    ['/Contact-Us.aspx', null, ['Contact-Us']],
  ])('%s: language %s, parts %j', (path, language, segments) => {
    const address = read(`https://www.holm.example${path}`);
    expect(address?.language ?? null).toBe(language);
    expect(address?.segments).toEqual(segments);
  });

  it('keeps scheme and port of the audited URL', () => {
    const local = siteBounds(new URL('http://127.0.0.1:8099/'), ['holm.example']);
    expect(parsePageUrl('https://holm.example/contact', local)?.url.href).toBe('http://127.0.0.1:8099/contact');
    expect(parsePageUrl('http://127.0.0.1:9000/contact', local)).toBeNull();
  });

  it('treats customers of one hosting platform as different sites', () => {
    const hosted = siteBounds(new URL('https://holm.github.io/'), []);
    expect(parsePageUrl('https://other.github.io/contact', hosted)).toBeNull();
  });
});
