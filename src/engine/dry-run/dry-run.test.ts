import { describe, expect, it } from 'vitest';
import { isHarmless, type PageChange } from '#shared/audit/dry-run.ts';
import { fakeCollector } from '#test/fake-collector.ts';
import type { FakeAnswer } from '#test/fake-session.ts';
import { collectSite } from '../crawl/collect-site.ts';
import { replay } from '../replay.ts';
import { dryRun, dryRunDocuments } from './dry-run.ts';
import { UnknownPage } from './unknown-page.ts';

const HOST = 'http://shop.test';

interface Spoken {
  readonly lang: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly contact: string;
}

const SITES: Readonly<Record<string, Spoken>> = {
  en: {
    lang: 'en-US',
    title: 'Emergency plumber in Duluth | Harbor Plumbing',
    heading: 'Emergency plumber in Duluth',
    text: '<p>Harbor Plumbing repairs water heaters and cleans drains in Duluth and Hermantown. License #PC-12345.</p><h2>Our services</h2><ul><li>Drain cleaning</li><li>Water heater repair</li><li>Sump pump installation</li></ul>',
    contact:
      'Harbor Plumbing, 12 Harbor Street, Duluth, MN 55802. Call <a href="tel:+12187220134">(218) 722-0134</a>. Mon-Fri 8am-5pm.',
  },
  de: {
    lang: 'de',
    title: 'Klempner in Köln | Rohr & Co',
    heading: 'Klempner in Köln',
    text: '<p>Rohr & Co repariert Heizungen und reinigt Rohre in Köln. Meisterbetrieb seit 1987.</p><h2>Leistungen</h2><ul><li>Rohrreinigung</li><li>Heizungswartung</li><li>Badsanierung</li></ul>',
    contact:
      'Rohr & Co, Hafenstraße 12, 50668 Köln. Telefon <a href="tel:+492219871450">0221 9871450</a>. Öffnungszeiten: Mo-Fr 8:00-17:00 Uhr.',
  },
  fr: {
    lang: 'fr',
    title: 'Plombier à Lyon | Tuyau Clair',
    heading: 'Plombier à Lyon',
    text: '<p>Tuyau Clair répare les chauffe-eau à Lyon depuis 1987.</p><h2>Nos services</h2><ul><li>Débouchage de canalisation</li><li>Réparation de chauffe-eau</li><li>Recherche de fuite</li></ul>',
    contact:
      'Tuyau Clair, 12 rue de la République, 69002 Lyon. Téléphone <a href="tel:+33478143659">04 78 14 36 59</a>. Horaires : lundi à vendredi 8h00-17h00.',
  },
  es: {
    lang: 'es',
    title: 'Fontanero en Sevilla | Agua Viva',
    heading: 'Fontanero en Sevilla',
    text: '<p>Agua Viva repara calentadores en Sevilla desde 1987.</p><h2>Servicios</h2><ul><li>Desatascos</li><li>Reparación de calentadores</li><li>Detección de fugas</li></ul>',
    contact:
      'Agua Viva, Calle Sierpes 12, 41004 Sevilla. Teléfono <a href="tel:+34954143659">954 14 36 59</a>. Horario: lunes a viernes 8:00-17:00.',
  },
};

const home = ({ lang, title, heading, text, contact }: Spoken) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><header><a href="/contact">Contact</a></header><main><h1>${heading}</h1>${text}<p>${contact}</p></main><footer>© 2026</footer></body></html>`;

async function open(body: string, more: Readonly<Record<string, FakeAnswer>> = {}) {
  const answers = { [`${HOST}/`]: { body }, ...more };
  const { collector } = fakeCollector(`${HOST}/`, answers);
  const { bundle } = await collectSite(collector);
  return { bundle, parser: collector.parser };
}

async function run(body: string, changes: readonly PageChange[], more: Readonly<Record<string, FakeAnswer>> = {}) {
  const { bundle, parser } = await open(body, more);
  return dryRun({ bundle }, changes, parser);
}

const kinds = (facts: readonly { readonly kind: string }[]) => new Set(facts.map(({ kind }) => kind));

describe.each(Object.entries(SITES))('a dry run of a site in %s', (_, site) => {
  it('finds nothing in a page that stays, also in another spelling of its code', async () => {
    const same = await run(home(site), [
      { html: home(site).replaceAll('<p>', '<P >') },
      { title: site.title, heading: site.heading },
    ]);
    expect(same).toMatchObject({
      points: 0,
      betterChecks: [],
      worseChecks: [],
      lostFacts: [],
      gainedFacts: [],
      contradictions: [],
    });
    expect(same.before).toEqual(same.after);
    expect(isHarmless(same)).toBe(true);
  });

  it('says what a new text would lose, with the words of today', async () => {
    const lost = await run(home(site), [{ text: { mode: 'replace', text: 'Hello.' } }]);
    expect([...kinds(lost.lostFacts)]).toEqual(expect.arrayContaining(['street', 'phone', 'hours', 'service']));
    const phone = lost.lostFacts.find(({ kind }) => kind === 'phone');
    expect(site.contact).toContain(phone?.value);
    expect(phone?.quote.url).toBe(`${HOST}/`);
    expect(lost.points).toBeLessThan(0);
    expect(isHarmless(lost)).toBe(false);
  });

  it('loses nothing that another page still says', async () => {
    const contact = { body: home({ ...site, title: 'Contact', heading: 'Contact' }) };
    const changes = [{ text: { mode: 'replace', text: 'Hello.' } }] as const;
    const { lostFacts } = await run(home(site), changes, { [`${HOST}/contact`]: contact });
    expect(lostFacts).toEqual([]);
  });
});

describe('a dry run', () => {
  const site = SITES.en ?? expect.fail();

  it('has the score and the checks of an audit of the changed site', async () => {
    const [was, will] = [home({ ...site, title: 'Home', heading: 'Welcome' }), home(site)];
    const result = await run(was, [{ title: site.title, heading: site.heading }]);
    const { bundle, parser } = await open(will);
    const truth = await replay(bundle, parser);
    expect(result.after.score).toBe(truth.overallScore);
    expect(result.points).toBeGreaterThan(5);
    expect(result.betterChecks.map(({ checkId }) => checkId)).toEqual(
      expect.arrayContaining(['websiteH1.namesService', 'websiteH1.namesPlace', 'websiteH1.titleNamesService']),
    );
    // Gains and losses of the checks are the whole difference.
    const sum = [...result.betterChecks, ...result.worseChecks].reduce((total, { points }) => total + (points ?? 0), 0);
    expect(sum).toBeCloseTo((result.after.exact ?? 0) - (result.before.exact ?? 0), 6);
  });

  it('quotes a check that would fail with what it has today', async () => {
    const { worseChecks } = await run(home(site), [{ heading: 'Welcome' }]);
    const check = worseChecks.find(({ checkId }) => checkId === 'websiteH1.namesPlace');
    expect(check?.status).toEqual({ before: 'pass', after: 'fail' });
    expect(check?.finding.after).toContain('Welcome');
    expect(check?.points).toBeLessThan(0);
    expect(check?.quotes.map(({ quote }) => quote).join()).toContain('Duluth');
  });

  it('finds a second phone number, street and week, each with both statements', async () => {
    const { contradictions } = await run(home(site), [
      { text: { mode: 'append', text: 'Call us: (218) 722-0143.\nMon-Fri 9am-6pm' } },
    ]);
    const phone = contradictions.find(({ part }) => part === 'phone');
    expect(phone?.statements.map(({ quote }) => quote).join(' ')).toMatch(/722-0134.*722-0143/);
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Plumber',
      name: 'Harbor Plumbing',
      telephone: '+1 218-722-0999',
    };
    const told = await run(home(site), [{ jsonLd: { mode: 'add', text: JSON.stringify(data) } }]);
    expect(told.contradictions.map(({ part }) => part)).toContain('phone');
    expect(told.betterChecks.map(({ checkId }) => checkId)).toContain('structuredData.businessEntry');
  });

  it('says what a fact becomes', async () => {
    const { lostFacts, gainedFacts } = await run(home(site), [
      { html: home({ ...site, contact: site.contact.replace('12 Harbor Street', '99 Lake Avenue') }) },
    ]);
    expect(lostFacts).toEqual([
      { kind: 'street', value: '12 Harbor Street', becomes: '99 Lake Avenue', quote: expect.anything() },
    ]);
    expect(gainedFacts).toMatchObject([{ kind: 'street', value: '99 Lake Avenue' }]);
  });

  it('finds a page in any spelling of its address, and says which ones it knows', async () => {
    const contact = {
      [`${HOST}/contact`]: { body: home({ ...site, title: 'Contact us', contact: 'Write to office@shop.test.' }) },
    };
    const { bundle, parser } = await open(home(site), contact);
    for (const url of ['/contact', '/contact/', 'http://www.shop.test/Contact.html', `${HOST}/contact#form`]) {
      const { lostFacts } = await dryRun({ bundle }, [{ url, html: '<p>Nothing.</p>' }], parser);
      expect([url, lostFacts.map(({ value }) => value)]).toEqual([url, ['office@shop.test']]);
    }
    for (const url of ['/prices', 'https://elsewhere.test/', 'javascript:1', '/a.pdf']) {
      const asked = dryRun({ bundle }, [{ url, title: 'X' }], parser);
      await expect(asked).rejects.toThrow(UnknownPage);
      await expect(asked).rejects.toThrow('It read: /, /contact.');
    }
    await expect(dryRun({ bundle }, [{ url: 'https://elsewhere.test/', html: '<p>x' }], parser)).rejects.toThrow(
      UnknownPage,
    );
    const added = await dryRun(
      { bundle },
      [{ url: '/prices', html: '<h1>Prices</h1><p>Drain cleaning: $89</p>' }],
      parser,
    );
    expect(added.lostFacts).toEqual([]);
  });

  it('does not evaluate an empty home page', async () => {
    await expect(run(home(site), [{ html: '<!doctype html><body></body>' }])).rejects.toThrow(/empty/i);
  });

  it('reads the stored page in its own character set', async () => {
    const { bundle, parser } = await open(home(SITES.de ?? expect.fail()));
    const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const responses = bundle.responses.map((one) =>
      one.purpose === 'home'
        ? {
            ...one,
            headers: { 'content-type': 'text/html; charset=iso-8859-1' },
            body: latin(home(SITES.de ?? expect.fail())),
          }
        : one,
    );
    const same = await dryRun({ bundle: { ...bundle, responses } }, [{ description: '' }], parser);
    expect(same).toMatchObject({ lostFacts: [], gainedFacts: [], contradictions: [] });
  });

  it('keeps what the owner said', async () => {
    const { bundle, parser } = await open(home(site));
    const overrides = { corrections: { name: 'Harbor Plumbing & Heating' } };
    const run = await dryRun({ bundle, overrides }, [{ title: 'Harbor' }], parser);
    expect(run.lostFacts).toEqual([]);
  });

  it('opens a robots.txt', async () => {
    const robots = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: OAI-SearchBot\nDisallow: /' };
    const { bundle, parser } = await open(home(site), { [`${HOST}/robots.txt`]: robots });
    const { betterChecks } = await dryRunDocuments(
      { bundle },
      { pages: [], robotsTxt: 'User-agent: *\nAllow: /\n' },
      parser,
    );
    expect(betterChecks.map(({ checkId }) => checkId)).toContain('aiCrawlerAccess.oaiSearchbot');
  });
});
