import { z } from 'zod';
import { benchSite } from './bench-site.ts';
import { countElements } from './floor.ts';
import type { AskedRequests } from './site-server.ts';

/** The work was not done, so its time does not count. */
export class WrongFacts extends Error {
  override readonly name = 'WrongFacts';
}

/** The fields of an analysis that this bench uses. */
export const AuditedSite = z.object({
  businessName: z.string().nullable(),
  business: z.object({
    phones: z.array(z.object({ e164: z.string(), isMain: z.boolean() })),
    address: z.object({ postalCode: z.string().nullable() }).nullable(),
  }),
  site: z.object({ pages: z.array(z.object({ url: z.string(), title: z.string().nullable(), status: z.number() })) }),
  factors: z.record(
    z.string(),
    z.object({ checks: z.array(z.object({ status: z.string() })), bots: z.array(z.unknown()).optional() }),
  ),
  collectedInMs: z.number(),
});
export type AuditedSite = z.infer<typeof AuditedSite>;

/** Pages an audit reads of a site that has enough of them, the home page included. */
const PAGES_READ = 15;

/** Throws `WrongFacts` unless the facts are right and the pages match the site. */
export function requireRightAudit(audited: AuditedSite, host: string): void {
  const { facts, files } = benchSite(host);
  requireSame('name', audited.businessName, facts.name);
  requireSame('main phone', audited.business.phones.find(({ isMain }) => isMain)?.e164, facts.phone);
  requireSame('postal code', audited.business.address?.postalCode, facts.postalCode);
  requireSame('number of pages read', audited.site.pages.length, PAGES_READ);
  for (const { url, title, status } of audited.site.pages) {
    const html = files.get(new URL(url).pathname)?.body.toString('utf8') ?? '';
    requireSame(`status of ${url}`, status, 200);
    requireSame(`title of ${url}`, title, titleOf(html));
  }
}

/** The pages among the requests of one audit, each once, the home page first. */
export function pagesAmong(requests: AskedRequests): string[] {
  const asked = new Set(requests.map(({ path }) => path));
  return benchSite()
    .pagePaths.filter((path) => asked.has(path))
    .sort();
}

/** The number of elements in the bodies of these paths; missing pages have none. */
export function sumElements(host: string, paths: readonly string[]): number {
  const { files } = benchSite(host);
  return paths.reduce((sum, path) => sum + countElements(files.get(path)?.body.toString('utf8') ?? ''), 0);
}

/** Throws `WrongFacts` unless these are requests of one audit for all its pages. */
export function requireExpectedRequests(audited: AuditedSite, requests: AskedRequests): void {
  const read = audited.site.pages.map(({ url }) => new URL(url).pathname).sort();
  requireSame('pages asked for', pagesAmong(requests).join(' '), read.join(' '));
}

export function requireSame<T>(what: string, found: T, expected: T): void {
  if (found !== expected)
    throw new WrongFacts(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}

/** Throws `WrongFacts` unless these are the requests of one audit, in any order. */
export function requireSameRequests(who: string, found: AskedRequests, expected: AskedRequests): void {
  const sorted = (requests: AskedRequests) => requests.map(({ path, userAgent }) => `${path} ${userAgent}`).sort();
  const [theirs, ours] = [sorted(found), sorted(expected)];
  requireSame(`number of requests of ${who}`, theirs.length, ours.length);
  for (const [index, request] of theirs.entries()) requireSame(`a request of ${who}`, request, ours[index]);
}

function titleOf(html: string): string | null {
  return /<title>([^<]{0,500})<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;
}
