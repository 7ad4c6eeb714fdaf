import { describe, expect, test } from 'vitest';
import { Business } from '#shared/audit/business.ts';
import { jsonLd, parseHtmlPages, SITE_ORIGIN } from '#test/site-of-html.ts';
import { deriveBusiness } from './business.ts';

const SITE = {
  '/': `<html><head><title>Birch Plumbing | Plumber in Duluth</title></head><body><header>Birch Plumbing</header><h1>Birch Plumbing</h1>
    <p>We are a family business and we come to you, day and night.</p>
    <footer>Birch Plumbing LLC, 88 Birch Street, Duluth, MN 55802 · (218) 555-0142</footer></body></html>`,
  '/contact': `<h1>Contact</h1><p>Phone (218) 555-0142<br>Fax (218) 555-0143</p><footer>88 Birch Street, Duluth, MN 55802</footer>`,
};

const BRANCHES = {
  '/': `<title>Lake Garage</title><h1>Lake Garage</h1><p>1412 Route 9, Yarmouth, MA (508) 555-0180</p><p>570 Route 28, Harwich, MA (508) 555-0140</p>`,
};

const derive = (site: Readonly<Record<string, string>>, corrections = {}) =>
  deriveBusiness({
    pages: parseHtmlPages(site),
    site: null,
    targetUrl: `${SITE_ORIGIN}/`,
    collectedAt: '2026-11-21T08:00:00.000Z',
    corrections,
  });

describe('a town that only the entry names', () => {
  const entry = (city: string) =>
    jsonLd({
      '@type': 'Plumber',
      name: 'Birch Plumbing',
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: 'MN', addressCountry: 'US' },
    });
  const town = (city: string, title: string) =>
    derive({ '/': `<title>${title}</title><h1>${title}</h1>${entry(city)}` }).address;

  test('gives way to that of titles and headings', () => {
    expect(town('Hermantown', 'Plumber in Duluth')).toMatchObject({ city: 'Duluth', region: 'MN' });
  });

  test('stays where these name none', () => {
    expect(town('Hermantown', 'Birch Plumbing')).toMatchObject({ city: 'Hermantown', region: 'MN' });
  });
});

test('the only number of two places stays where it stands beside the other', () => {
  const entry = (street: string, city: string, more = {}) => ({
    '@type': 'AutoRepair',
    name: 'Lake Garage',
    address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressRegion: 'MA' },
    ...more,
  });
  const graph = [entry('1412 Route 9', 'Yarmouth', { telephone: '(508) 555-0140' }), entry('570 Route 28', 'Harwich')];
  const data = jsonLd({ '@context': 'https://schema.org', '@graph': graph });
  const listed = '<p>1412 Route 9, Yarmouth, MA</p><p>570 Route 28, Harwich, MA (508) 555-0140</p>';
  const home = `<title>Lake Garage</title>${data}<h1>Lake Garage</h1>${listed}`;
  const { phones, locations } = derive({ '/': home, '/about': `<h1>About</h1>${listed}` });
  expect(locations.map(({ label }) => label)).toEqual(['Yarmouth', 'Harwich']);
  expect(phones.map(({ e164 }) => e164)).toEqual(['+15085550140']);
});

describe('the business of a site', () => {
  test('matches the contract, each fact with its source', () => {
    const business = derive(SITE);
    expect(Business.parse(business)).toEqual(business);
    expect(business).toMatchObject({
      name: 'Birch Plumbing',
      phones: [{ e164: '+12185550142', display: '(218) 555-0142', isMain: true }],
      address: { street: '88 Birch Street', city: 'Duluth', region: 'MN', postalCode: '55802', country: 'US' },
      isServiceArea: true,
      napConsistent: true,
      auditedLocationId: null,
    });
    expect(business.locations).toHaveLength(1);
    for (const field of ['name', 'phones', 'address', 'isServiceArea', 'napConsistent']) {
      expect(business.sources[field]?.seen.length, field).toBeGreaterThan(0);
      expect(business.sources[field]?.seen.length, field).toBeLessThanOrEqual(20);
    }
  });

  test('has everything of an entry whose type does not exist', () => {
    const entry = {
      '@type': 'Autowerkstatt',
      name: 'Werkstatt Brandl',
      telephone: '+49 731 4920187',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Gartenweg 3',
        addressLocality: 'Ulm',
        postalCode: '89073',
        addressCountry: 'DE',
      },
      openingHours: 'Mo-Fr 08:00-17:00',
      foundingDate: '1998',
    };
    const neighbor = {
      '@type': 'ItemList',
      itemListElement: [{ ...entry, name: 'Reifen Nachbar', telephone: '+49 731 4920355' }],
    };
    const head = '<title>Werkstatt Brandl</title>';
    const business = derive({
      '/': `<html lang="de"><head>${head}${jsonLd([neighbor, entry])}</head><body><h1>Willkommen</h1></body></html>`,
    });
    expect(business).toMatchObject({
      name: 'Werkstatt Brandl',
      category: { label: 'Auto repair shop', schemaType: 'AutoRepair' },
      address: { street: 'Gartenweg 3', city: 'Ulm', postalCode: '89073', country: 'DE' },
      openingHours: { periods: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '17:00' }] },
      foundingYear: 1998,
    });
    expect(business.phones.map(({ e164 }) => e164)).toEqual(['+497314920187']);
  });

  test('has the number below a list of its places or in the header, and each place its own', () => {
    const header = '<header><a href="tel:+41344604444">034 460 44 44</a></header>';
    const places = '<li>Alpenstrasse 30A, 3432 Lützelflüh</li><li>Huttwilstrasse 33, 3463 Häusernmoos</li>';
    const footer = `<footer><ul>${places}<li>034 460 44 44</li></ul></footer>`;
    const words = '<p>Willkommen bei uns</p>'.repeat(9);
    const business = derive({
      '/': `${header}<ul>${places}</ul>${words}<h3>Lützelflüh</h3><p>Alpenstrasse 30A, 3432 Lützelflüh</p><p>034 460 44 44</p>${words}<h3>Häusernmoos</h3><p>Huttwilstrasse 33, 3463 Häusernmoos</p><p>034 435 12 74</p>${words}${footer}`,
      '/team': `${header}${words}${footer}`,
      '/autos': `${header}${words}${footer}`,
      '/preise': `${header}${words}${footer}`,
    });
    expect(business.locations.map(({ label, phones }) => [label, phones])).toEqual([
      ['Lützelflüh', ['+41344604444']],
      ['Häusernmoos', ['+41344351274']],
    ]);
    expect(business.phones.map(({ e164 }) => e164)).toEqual(['+41344604444']);
  });

  test('is empty, not invented, on an empty page', () => {
    const business = derive({ '/': '' });
    expect(Business.parse(business)).toEqual(business);
    expect(business).toMatchObject({
      phones: [],
      address: null,
      isServiceArea: null,
      serviceAreas: [],
      napConsistent: null,
      napTable: [],
      locations: [],
    });
  });

  test('with branches is about the first, without numbers of another', () => {
    const business = derive(BRANCHES);
    expect(business.auditedLocationId).toBe('yarmouth-1412-rt-9');
    expect(business.address?.city).toBe('Yarmouth');
    expect(business.phones.map(({ e164 }) => e164)).toEqual(['+15085550180']);
  });

  test('is about the branch of the requested URL', () => {
    const business = derive(BRANCHES, { locationId: 'harwich-570-rt-28' });
    expect(business.auditedLocationId).toBe('harwich-570-rt-28');
    expect(business.address?.city).toBe('Harwich');
    expect(business.phones).toEqual([{ e164: '+15085550140', display: '(508) 555-0140', isMain: true }]);
  });

  test('leaves out a number that contradicts the main one', () => {
    const { phones, napConsistent } = derive({ ...SITE, '/offers': '<footer>(218) 555-0188</footer>' });
    expect(phones.map(({ e164 }) => e164)).toEqual(['+12185550142']);
    expect(napConsistent).toBe(false);
  });

  test('takes only the town of a template address, if the home page names it', () => {
    const template = jsonLd({
      '@type': 'Plumber',
      name: 'Birch Plumbing',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '123 Main St',
        addressLocality: 'Duluth',
        addressRegion: 'MN',
        postalCode: '55802',
        addressCountry: 'US',
      },
    });
    const site = (title: string) => ({
      '/': `<html><head><title>${title}</title>${template}</head><body><p>Call (218) 555-0142</p></body></html>`,
    });
    expect(derive(site('Birch Plumbing Duluth')).address).toEqual({
      street: null,
      city: 'Duluth',
      region: 'MN',
      postalCode: null,
      country: 'US',
    });
    expect(derive(site('Birch Plumbing')).address).toBeNull();
  });
});

describe('corrections of the visitor', () => {
  test('a name outranks the site and becomes its source', () => {
    const business = derive(SITE, { name: 'Birch & Sons' });
    expect(business.name).toBe('Birch & Sons');
    expect(business.sources.name?.takenFrom).toEqual({ url: `${SITE_ORIGIN}/`, place: 'owner', quote: 'Birch & Sons' });
    expect(business.phones).toHaveLength(1);
  });

  test('"not my business" withdraws name, phones and address', () => {
    const business = derive(SITE, { notMyBusiness: true });
    expect(business).toMatchObject({
      name: null,
      phones: [],
      address: null,
      locations: [],
      auditedLocationId: null,
      napConsistent: null,
      napTable: [],
      candidates: { name: [] },
    });
    expect(business.sources.phones).toBeUndefined();
    expect(business.sources.address).toBeUndefined();
  });

  test('an unknown place changes nothing', () => {
    expect(derive(BRANCHES, { locationId: 'nowhere' }).auditedLocationId).toBe('yarmouth-1412-rt-9');
  });
});

test('the same pages give the same business', () => {
  expect(derive(SITE)).toEqual(derive(SITE));
});
