import { describe, expect, it } from 'vitest';
import type { SiteAnswer, SiteRequest, SiteSession } from '#providers/safe-fetch.ts';
import { parsePage } from './crawl/html/parse-page.ts';
import type { EarlierAudit } from './earlier-audit.ts';
import { decodeBundle, encodeBundle } from './evidence/bundle-file.ts';
import { replay } from './replay.ts';
import { type AuditOutcome, runAudit } from './run-audit.ts';

const HOME = 'http://shop.test/';
const FIRST_DAY = '2026-03-02T09:00:00.000Z';
const NEXT_WEEK = '2026-03-09T09:00:00.000Z';
const UNCHANGED = 'Nothing on the site has changed since Mar 2, 2026, so the results are the same.';

interface Resource {
  readonly body: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}
type Site = Readonly<Record<string, Resource>>;

const text = (of: string) => `<p>${`We repair ${of} in Duluth, MN. Call (218) 555-0142. `.repeat(12)}</p>`;
const page = (title: string, headers: Record<string, string> = {}): Resource => ({
  body: `<title>${title}</title><h1>${title}</h1>${text(title)}`,
  headers: { etag: `"${title}"`, ...headers },
});
const SITE: Site = {
  '/': {
    body: `<title>Shop, plumber in Duluth</title><h1>Plumber in Duluth</h1><a href="/contact">Contact</a><a href="/about">About</a>${text('pipes')}`,
    headers: { etag: '"home"' },
  },
  '/contact': page('Contact'),
  '/about': { ...page('About'), body: `${page('About').body}<a href="/drains">Drain cleaning</a>` },
  '/drains': page('Drains', { etag: 'W/"drains"', 'last-modified': 'Mon, 02 Feb 2026 08:00:00 GMT' }),
  '/robots.txt': { body: 'User-agent: *\nAllow: /', headers: { 'content-type': 'text/plain', etag: '"robots"' } },
};

type Answering = (request: SiteRequest, resource: Resource) => Resource;
const NOT_MODIFIED: Resource = { status: 304, body: '' };
/** What RFC 9110 says: 304 when the entity tag is the one asked with, and hardly a header with it. */
const byTheBook: Answering = ({ conditions }, resource) => {
  const etag = resource.headers?.etag;
  const isKnown = etag !== undefined && conditions?.ifNoneMatch?.replace('W/', '') === etag.replace('W/', '');
  return isKnown ? { ...NOT_MODIFIED, headers: { etag } } : resource;
};
const ignoring: Answering = (_request, resource) => resource;
const lying: Answering = ({ conditions }, resource) => (conditions ? NOT_MODIFIED : resource);
const lyingAlways: Answering = () => NOT_MODIFIED;

async function audit(site: Site, day: string, answering = byTheBook, earlier?: EarlierAudit) {
  const asked: { path: string; isConditional: boolean }[] = [];
  let parsed = 0;
  let bytes = 0;
  const session: SiteSession = {
    async request(request): Promise<SiteAnswer> {
      const { url, conditions } = request;
      asked.push({ path: url.pathname, isConditional: (conditions ?? null) !== null });
      const { body, status = 200, headers = {} } = answering(request, site[url.pathname] ?? { status: 404, body: '' });
      return {
        ...{ ok: true, url: url.href, status, headersMs: 1, discard: () => {} },
        headers: status === 304 ? headers : { 'content-type': 'text/html', ...headers },
        async readBody(most) {
          bytes += body.length;
          return { bytes: new TextEncoder().encode(body).subarray(0, most), truncated: false, problem: null };
        },
      };
    },
    openAhead: () => {},
    requestCount: 0,
    close: async () => {},
  };
  const deps = {
    fetcher: { openSession: () => session },
    parser: {
      parse: async (input: Parameters<typeof parsePage>[0]) => {
        parsed += 1;
        return { ok: true as const, page: parsePage(input) };
      },
    },
    now: () => 0,
    today: () => new Date(day),
    userAgent: 'PorchlightBot/test',
  };
  const target = { url: new URL(HOME), schemeTyped: true };
  const outcome = await runAudit(target, deps, { deadlineMs: 30_000, earlier }, () => {}, new AbortController().signal);
  if (outcome.kind === 'failed') throw new Error(outcome.failure.error);
  return { outcome, asked, parsed: () => parsed, bytes: () => bytes, parser: deps.parser };
}

/** As stored and read again. */
const stored = ({ analysis, bundle }: Extract<AuditOutcome, { kind: 'done' }>): EarlierAudit => ({
  analysis,
  bundle: decodeBundle(encodeBundle(bundle)),
});
const first = async () => stored((await audit(SITE, FIRST_DAY)).outcome);
const withoutNote = ({ site, ...rest }: EarlierAudit['analysis']) => ({
  ...rest,
  site: { ...site, notes: site.notes.filter((note) => note !== UNCHANGED) },
});

/** Audits `site` with and without the audit of `SITE` a week before: the analysis has to be the same. */
async function auditBoth(site: Site, answering = byTheBook, day = NEXT_WEEK) {
  const full = await audit(site, day, answering);
  const again = await audit(site, day, answering, await first());
  return { full, again };
}

describe('an audit that knows the one before', () => {
  it('gives the same analysis where nothing has changed, without bodies and parsing', async () => {
    const { full, again } = await auditBoth(SITE);
    expect(again.outcome.isAsBefore).toBe(true);
    expect(withoutNote(again.outcome.analysis)).toEqual(full.outcome.analysis);
    expect(again.outcome.analysis.site.notes).toContain(UNCHANGED);
    expect(again.parsed()).toBe(1);
    expect(full.parsed()).toBe(4);
    expect(again.bytes()).toBeLessThan(full.bytes());
    const conditional = again.asked.flatMap(({ path, isConditional }) => (isConditional ? [path] : []));
    expect(conditional.toSorted()).toEqual(['/about', '/contact', '/drains']);
    expect(again.asked.map(({ path }) => path).toSorted()).toEqual(full.asked.map(({ path }) => path).toSorted());
    const bodies = (one: typeof full) =>
      one.outcome.bundle.responses.map(({ url, body, status }) => ({ url, body, status }));
    expect(bodies(again)).toEqual(bodies(full));
  });

  it('gives the analysis that its evidence gives when it is evaluated anew', async () => {
    const { again } = await auditBoth(SITE);
    const kept = stored(again.outcome);
    expect(await replay(kept.bundle, again.parser)).toEqual(kept.analysis);
  });

  it('keeps the day of the first of several audits alike', async () => {
    const second = stored((await audit(SITE, NEXT_WEEK, byTheBook, await first())).outcome);
    const third = await audit(SITE, '2026-03-16T09:00:00.000Z', byTheBook, second);
    expect(third.outcome.isAsBefore).toBe(true);
    expect(third.outcome.analysis.site.notes).toEqual([UNCHANGED]);
    expect(third.outcome.bundle.responses.find(({ url }) => url.endsWith('/about'))?.bodyFrom).toBe(FIRST_DAY);
  });

  it.each([
    ['a server that ignores conditions', ignoring],
    ['a server that says 304 to every condition', lying],
  ])('needs no parsing with %s', async (_name, answering) => {
    const { full, again } = await auditBoth(SITE, answering);
    expect(again.outcome.isAsBefore).toBe(true);
    expect(again.parsed()).toBe(1);
    expect(withoutNote(again.outcome.analysis)).toEqual(full.outcome.analysis);
  });

  const changes: readonly [string, Site][] = [
    ['a page', { ...SITE, '/contact': page('Contact us today') }],
    ['a page that only another page links to', { ...SITE, '/drains': page('Drains and sewers') }],
    ['the home page', { ...SITE, '/': { body: `${SITE['/']?.body}<p>New: call (218) 555-0199.</p>` } }],
    [
      'robots.txt',
      {
        ...SITE,
        '/robots.txt': { body: 'User-agent: GPTBot\nDisallow: /', headers: { 'content-type': 'text/plain' } },
      },
    ],
    [
      'a header of the home page',
      { ...SITE, '/': { body: SITE['/']?.body ?? '', headers: { 'x-robots-tag': 'noindex' } } },
    ],
    ['a page that is gone', { ...SITE, '/contact': { status: 404, body: '' } }],
    [
      'a new sitemap',
      { ...SITE, '/new': page('New'), '/sitemap.xml': { body: `<urlset><url><loc>${HOME}new</loc></url></urlset>` } },
    ],
    [
      'a page that is now another one',
      { ...SITE, '/about': { ...SITE['/contact'], body: SITE['/contact']?.body ?? '' } },
    ],
  ];
  it.each(changes)('sees a change of %s', async (_name, site) => {
    const { full, again } = await auditBoth(site);
    expect(again.outcome.isAsBefore).toBe(false);
    expect(again.outcome.analysis).toEqual(full.outcome.analysis);
  });

  it('sees a bot that is turned away now', async () => {
    const turningAway: Answering = (request, resource) =>
      request.userAgent.includes('GPTBot') || request.userAgent.includes('OAI')
        ? { status: 403, body: '' }
        : byTheBook(request, resource);
    const { full, again } = await auditBoth(SITE, turningAway);
    expect(again.outcome.isAsBefore).toBe(false);
    expect(again.outcome.analysis).toEqual(full.outcome.analysis);
  });

  it('believes no 304 of a server whose headers have changed', async () => {
    const site = {
      ...SITE,
      '/': { body: SITE['/']?.body ?? '', headers: { 'content-type': 'text/html; charset=latin1' } },
    };
    const { again } = await auditBoth(site);
    expect(again.asked.some(({ isConditional }) => isConditional)).toBe(false);
  });

  it('asks anew where a 304 names another version', async () => {
    const changed = { ...SITE, '/contact': page('Contact us today') };
    const mistaken: Answering = (request, resource) =>
      request.conditions ? { ...NOT_MODIFIED, headers: { etag: resource.headers?.etag ?? '' } } : resource;
    const { full, again } = await auditBoth(changed, mistaken);
    expect(again.outcome.analysis).toEqual(full.outcome.analysis);
    expect(again.asked.filter(({ path }) => path === '/contact').map(({ isConditional }) => isConditional)).toEqual([
      true,
      false,
    ]);
  });

  it('believes no 304 of a server that says it without being asked, and asks again once', async () => {
    const lyingAtRobots: Answering = (request, resource) =>
      request.conditions || resource === SITE['/robots.txt'] ? NOT_MODIFIED : resource;
    const changed = { ...SITE, '/contact': page('Contact us today') };
    const { full, again } = await auditBoth(changed, lyingAtRobots);
    expect(again.asked.filter(({ path }) => path === '/robots.txt')).toHaveLength(2);
    expect(again.asked.some(({ isConditional }) => isConditional)).toBe(false);
    expect(again.outcome.analysis).toEqual(full.outcome.analysis);
    await expect(audit(SITE, NEXT_WEEK, lyingAlways, await first())).rejects.toThrow();
  });

  it('asks for a page whole once its body is old', async () => {
    const later = await audit(SITE, '2026-05-02T09:00:00.000Z', byTheBook, await first());
    expect(later.asked.some(({ isConditional }) => isConditional)).toBe(false);
  });

  it.each([
    ['on another day of the evidence', { '/about': page('Updated on January 4, 2026') }, '2026-04-20T09:00:00.000Z'],
    ['in another year', {}, '2027-01-02T09:00:00.000Z'],
    [
      'with a day from which the page is not listed',
      { '/': { body: SITE['/']?.body ?? '', headers: { 'x-robots-tag': 'unavailable_after: 2026-03-05' } } },
      NEXT_WEEK,
    ],
  ])('evaluates anew %s', async (_name, resources, day) => {
    const dated = Object.entries(resources).map(([path, resource]) => [
      path,
      path === '/about'
        ? { ...resource, body: `${resource.body}<p>January 4, 2026</p><a href="/drains">Drains</a>` }
        : resource,
    ]);
    const site: Site = { ...SITE, ...Object.fromEntries(dated) };
    const before = stored((await audit(site, FIRST_DAY)).outcome);
    const [full, again] = [await audit(site, day), await audit(site, day, byTheBook, before)];
    expect(again.outcome.isAsBefore).toBe(false);
    expect(again.outcome.analysis).toEqual(full.outcome.analysis);
  });

  it('evaluates anew under other rules, and takes nothing from another site or another bot', async () => {
    const { analysis, bundle } = await first();
    const old = await audit(SITE, NEXT_WEEK, byTheBook, {
      bundle,
      analysis: { ...analysis, algorithmVersion: 'older' },
    });
    expect(old.outcome.isAsBefore).toBe(false);
    expect(old.outcome.analysis).toEqual((await audit(SITE, NEXT_WEEK)).outcome.analysis);
    for (const change of [{ target: 'http://other.test/' }, { userAgent: 'Other/1' }]) {
      const other = await audit(SITE, NEXT_WEEK, byTheBook, { analysis, bundle: { ...bundle, ...change } });
      expect(other.outcome.isAsBefore).toBe(false);
      expect(other.asked.some(({ isConditional }) => isConditional)).toBe(false);
    }
  });
});
