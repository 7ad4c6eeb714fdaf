import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { auditHostile, type HostileAudit, type HostileAuditOptions, openHostileParser } from './audit-hostile.ts';
import {
  type Script,
  type ScriptedAnswer,
  type ScriptedSite,
  type ScriptedSiteOptions,
  startScriptedSite,
} from './scripted-site.ts';
import { aPlumbersSite } from './site-pages.ts';

const pem = (name: string) => readFileSync(new URL(`../fixtures/tls/${name}`, import.meta.url), 'utf8');
const TLS = { cert: pem('good.pem'), key: pem('leaf.key') };

let parser: PageParserPool;
let site: ScriptedSite;
beforeAll(() => {
  parser = openHostileParser();
});
afterAll(() => parser.close());
afterEach(() => site.close());

async function audit(
  address: string,
  answers: Readonly<Record<string, ScriptedAnswer | string>> | Script,
  options: ScriptedSiteOptions & Partial<HostileAuditOptions> = {},
): Promise<HostileAudit> {
  const script: Script = typeof answers === 'function' ? answers : ({ path }) => answers[path] ?? null;
  site = await startScriptedSite(script, options);
  return auditHostile(parser, address, {
    connectTo: site.connectTo,
    fetcher: { trustedCertificates: pem('ca.pem') },
    ...options,
  });
}

const PAGES = ['/contact', '/about', '/services'];

describe('the address', () => {
  const pages = aPlumbersSite(PAGES);

  it('asks for robots.txt and the page at once', async () => {
    await audit('http://shop.test/', ({ path, earlier }) =>
      earlier < 2
        ? { body: pages[path] ?? '', status: path === '/robots.txt' ? 404 : 200, afterRequests: 2 }
        : (pages[path] ?? null),
    );
    const [first, second] = site.requests;
    expect([first?.path, second?.path].toSorted()).toEqual(['/', '/robots.txt']);
  });

  it('is asked for over https and http when no scheme was typed, and https is taken', async () => {
    const { analysis } = await audit('shop.test', ({ path }) => pages[path] ?? null, { tls: TLS });
    expect(analysis?.site).toMatchObject({ finalUrl: 'https://shop.test/', https: true, notes: [] });
    const first = site.requests
      .filter(({ path }) => path === '/')
      .map(({ scheme }) => scheme)
      .toSorted();
    expect(first.slice(0, 2)).toEqual(['http', 'https']);
    // Only the robots.txt that counts is evidence.
    expect(analysis?.site.robotsTxt.url).toBe('https://shop.test/robots.txt');
  });

  it('keeps no robots.txt of the scheme that was not taken', async () => {
    const { bundle } = await audit('shop.test', ({ path }) => pages[path] ?? null, { tls: TLS });
    const robots = bundle.responses.filter(({ purpose }) => purpose === 'robots').map(({ url }) => url);
    expect(robots).toEqual(['https://shop.test/robots.txt']);
  });

  it.each([
    ['http', 'shop.test', 'http://shop.test/', 'doesn’t open securely over https'],
    ['http', 'https://shop.test/', 'http://shop.test/', 'doesn’t open securely over https'],
    ['https', 'shop.test', 'https://shop.test/', ''],
    ['https', 'http://shop.test/', 'https://shop.test/', 'doesn’t answer over http'],
  ] as const)('%s only, typed as %s, is read as %s', async (scheme, typed, finalUrl, note) => {
    const { analysis } = await audit(typed, ({ path }) => pages[path] ?? null, { tls: TLS, schemes: [scheme] });
    expect(analysis?.site.finalUrl).toBe(finalUrl);
    expect(analysis?.site.notes.join()).toContain(note);
  });

  it('that redirects http to https is read over https, with the way shown', async () => {
    const { analysis } = await audit(
      'http://shop.test/',
      ({ scheme, host, path }) =>
        scheme === 'http' ? { status: 301, headers: { location: `https://${host}${path}` } } : (pages[path] ?? null),
      { tls: TLS },
    );
    expect(analysis?.site).toMatchObject({
      finalUrl: 'https://shop.test/',
      redirects: [{ from: 'http://shop.test/', to: 'https://shop.test/', status: 301 }],
    });
  });

  it('with a bad certificate is read over http, and the problem is said', async () => {
    const bad = { cert: pem('expired.pem'), key: pem('leaf.key') };
    const { analysis } = await audit('shop.test', ({ path }) => pages[path] ?? null, { tls: bad });
    expect(analysis?.site).toMatchObject({ finalUrl: 'http://shop.test/', https: false });
    expect(analysis?.site.notes.join()).toContain('certificate problem: the certificate has expired');
  });

  it.each([
    ['expired', 'has expired'],
    ['future', 'is not valid yet'],
    ['wrong-host', 'is for another name'],
    ['self-signed', 'is self-signed'],
    ['unknown-issuer', 'cannot be traced to an issuer'],
    ['incomplete-chain', 'cannot be traced to an issuer'],
  ])('with a certificate that is %s, and nothing on http, says what is wrong with it', async (name, reason) => {
    const bad = { cert: pem(`${name}.pem`), key: pem('leaf.key') };
    const { failure } = await audit('https://shop.test/', () => null, { tls: bad, schemes: ['https'] });
    expect(failure).toMatchObject({ code: 'certificate-problem', error: expect.stringContaining(reason) });
    expect(site.requests).toEqual([]);
  });

  it('with a bad certificate that http leads to fails as that', async () => {
    const bad = { cert: pem('expired.pem'), key: pem('leaf.key') };
    const to = { status: 301, headers: { location: 'https://shop.test/' } };
    const { failure } = await audit('shop.test', ({ path }) => (path === '/' ? to : null), { tls: bad });
    expect(failure).toMatchObject({ code: 'certificate-problem', error: expect.stringContaining('expired') });
  });

  it('is not waited for over a port that stays silent', async () => {
    const { analysis } = await audit(
      'shop.test',
      ({ scheme, path }) => (scheme === 'http' ? { play: 'hang' } : (pages[path] ?? null)),
      { tls: TLS },
    );
    expect(analysis?.site.finalUrl).toBe('https://shop.test/');
  });

  it('that does not exist says so', async () => {
    const resolve = async () => ({ ok: false, problem: 'dns-not-found', detail: 'the name is not known' }) as const;
    const { failure } = await audit('nobody-has-this-name.example.com', () => null, {
      fetcher: { resolve, trustedCertificates: pem('ca.pem') },
    });
    expect(failure).toMatchObject({ code: 'dns-not-found' });
  });

  it('that leads to an unknown host names it', async () => {
    const resolve = async () => ({ ok: false, problem: 'dns-not-found', detail: 'the name is not known' }) as const;
    const { failure } = await audit(
      'http://shop.test/',
      { '/': { status: 301, headers: { location: 'https://gone.example.com/' } } },
      { fetcher: { resolve } },
    );
    expect(failure).toMatchObject({ code: 'dns-not-found' });
    expect(failure?.error).toContain('http://shop.test/ → https://gone.example.com/');
  });
});
