import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageParserPool } from '#engine/crawl/page-parser-pool.ts';
import { localBusinessJsonLd } from '#engine/action-pack/local-business-json-ld.ts';
import { materialOf } from '../audited-material.ts';
import { readSchemaOrgVocabulary, vocabularyFaults } from '../schema-org-vocabulary.ts';
import type { SiteServer } from '../site-server.ts';
import { auditRecordedSite, RECORDED_SITES, serveRecordedSites } from './recorded-sites.ts';

const vocabulary = readSchemaOrgVocabulary();

describe('the vocabulary of schema.org', () => {
  it('is read whole', () => {
    expect(vocabulary.hasType('RoofingContractor')).toBe(true);
    expect(vocabulary.hasType('Roofer')).toBe(false);
    expect(vocabulary.hasProperty('Plumber', 'openingHoursSpecification')).toBe(true);
    expect(vocabulary.hasProperty('Plumber', 'telephone')).toBe(true);
    expect(vocabulary.hasProperty('Plumber', 'recipeYield')).toBe(false);
    expect(vocabulary.isBelow('Dentist', 'LocalBusiness')).toBe(true);
    expect(vocabulary.isBelow('Recipe', 'LocalBusiness')).toBe(false);
  });

  it.each([
    [{ '@type': 'Roofer' }, ['$: unknown type Roofer', ]],
    [{ '@type': 'Plumber', phone: '1' }, ['$: Plumber has no property phone']],
    [{ '@type': 'Plumber', geo: { '@type': 'PostalAddress' } }, ['$.geo takes no PostalAddress']],
    [{ '@type': 'Plumber', openingHoursSpecification: 'Mo-Fr' }, ['$.openingHoursSpecification takes no text']],
    [{ '@type': 'Plumber', name: 5 }, ['$.name takes no number']],
  ])('finds what is wrong with %j', (data, faults) => {
    expect(vocabularyFaults(data, vocabulary)).toEqual(faults);
  });
});

describe('structured data for recorded sites', () => {
  let server: SiteServer;
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 5000, memoryLimitMb: 256 });

  beforeAll(async () => {
    server = await serveRecordedSites();
  });
  afterAll(async () => {
    await server.close();
    await parser.close();
  });

  it.each(RECORDED_SITES)('keeps to the vocabulary: $id', async (site) => {
    const { outcome } = await auditRecordedSite(site, server, parser);
    if (outcome.kind === 'failed') return;
    const material = await materialOf(outcome, parser);
    const entry = localBusinessJsonLd(material);
    if (process.env.SHOW === '1') console.log(JSON.stringify(entry, null, 1));
    expect(vocabularyFaults(entry, vocabulary)).toEqual([]);
    expect(JSON.stringify(entry)).not.toContain('aggregateRating');
  });
});
