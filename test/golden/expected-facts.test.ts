import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import type { AuditOutcome } from '#engine/run-audit.ts';
import type { SiteServer } from '../site-server.ts';
import { ExpectedFacts, pickExpectedFacts, meets } from './expected-facts.ts';
import { auditRecordedSite, RECORDED_SITES, serveRecordedSites } from './recorded-sites.ts';

const expected = ExpectedFacts.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'expected-facts.json'), 'utf8')),
);

/**
 * Expected facts of each recorded site, written down by hand before running the engine. A field that the engine is known to
 * get wrong is marked `known_miss` with the reason and is listed as skipped; once it is right, the mark has to be removed.
 */
describe('facts of recorded sites', () => {
  const outcomes = new Map<string, AuditOutcome>();
  let server: SiteServer;
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 5000, memoryLimitMb: 256 });

  beforeAll(async () => {
    server = await serveRecordedSites();
    for (const site of RECORDED_SITES) outcomes.set(site.id, (await auditRecordedSite(site, server, parser)).outcome);
  });
  afterAll(async () => {
    await server.close();
    await parser.close();
  });

  it('are written down for every site', () => {
    expect(Object.keys(expected).toSorted()).toEqual(RECORDED_SITES.map(({ id }) => id).toSorted());
  });

  describe.each(Object.entries(expected))('%s', (id, fields) => {
    it.for(Object.entries(fields))('%s', ([name, expectation], { skip }) => {
      const outcome = outcomes.get(id);
      if (outcome === undefined) throw new Error(`${id} was not audited`);
      const found = pickExpectedFacts(outcome)[name];
      const right = meets(expectation, found);
      if (expectation.known_miss === undefined) {
        expect(right, `found ${JSON.stringify(found)}, a careful reader says ${JSON.stringify(expectation)}`).toBe(
          true,
        );
        return;
      }
      expect(right, `${id} ${name} is right now: take its known_miss away`).toBe(false);
      skip(expectation.known_miss);
    });
  });
});
