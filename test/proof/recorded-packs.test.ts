import { beforeAll, describe, expect, it } from 'vitest';
import { buildActionPack, packLanguage } from '#engine/action-pack/build-action-pack.ts';
import { composePackTexts } from '#engine/action-pack/compose-pack-texts.ts';
import { jsonLdScript } from '#engine/action-pack/local-business-json-ld.ts';
import { zipFiles } from '#engine/action-pack/zip-files.ts';
import { parsePage } from '#engine/crawl/html/parse-page.ts';
import { dryRunDocuments } from '#engine/dry-run/dry-run.ts';
import { entryParts } from '#engine/factors/entry-parts.ts';
import type { DryRun } from '#shared/audit/dry-run.ts';
import { usableFacts } from '#shared/fixes/fact-sheet.ts';
import { readSchemaOrgVocabulary, vocabularyFaults } from '../../scripts/compile-data/schema-org-vocabulary.ts';
import { RECORDED_SITES } from '../golden/recorded-sites.ts';
import { parserHere, readRecordedAudit } from '../recorded-audits.ts';
import { readRecordedMaterials } from '../recorded-materials.ts';
import { packChanges } from './pack-changes.ts';
import { packFalsehoods } from './pack-falsehoods.ts';

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
    [{ '@type': 'Roofer' }, ['$: unknown type Roofer']],
    [{ '@type': 'Plumber', phone: '1' }, ['$: Plumber has no property phone']],
    [{ '@type': 'Plumber', geo: { '@type': 'PostalAddress' } }, ['$.geo takes no PostalAddress']],
    [{ '@type': 'Plumber', openingHoursSpecification: 'Mo-Fr' }, ['$.openingHoursSpecification takes no text']],
    [{ '@type': 'Plumber', name: 5 }, ['$.name takes no number']],
  ])('finds what is wrong with %j', (data, faults) => {
    expect(vocabularyFaults(data, vocabulary)).toEqual(faults);
  });
});

/** What a pack breaks: checks that passed and do not, facts that the site loses, statements that contradict each other. */
function harmIn({ worseChecks, lostFacts, contradictions }: DryRun) {
  const broken = worseChecks.filter(({ status }) => status.before === 'pass' && status.after !== 'notMeasured');
  return {
    checks: broken.map(({ checkId, finding }) => `${checkId}: ${finding.after}`),
    facts: lostFacts,
    contradictions,
  };
}

describe('the pack of every recorded site', () => {
  beforeAll(readRecordedMaterials);

  it.each(RECORDED_SITES)('keeps to the vocabulary and to the facts: $id', async (site) => {
    const { outcome } = await readRecordedAudit(site.id);
    if (outcome.kind === 'failed') return;
    const material = (await readRecordedMaterials()).get(site.id) ?? expect.fail();
    const build = () => buildActionPack(material, composePackTexts(material, packLanguage(material)));
    const built = build();
    const { pack, promise, plan, files } = built;
    const packed = files();
    expect(packFalsehoods(material, built, new Map(packed.map(({ path, text }) => [path, text])))).toEqual([]);
    for (const { path, text } of packed.filter((file) => file.path.endsWith('structured-data.json')))
      expect([path, vocabularyFaults(JSON.parse(text), vocabulary)]).toEqual([path, []]);
    expect(packed.map(({ text }) => text).join('')).not.toContain('aggregateRating');

    // At most one section or draft for each service in the facts, and none for a town.
    const named = usableFacts(material.sheet).flatMap(({ kind, value }) => (kind === 'service' ? [value] : []));
    const parts = [...plan.services, ...plan.drafts].map(({ service }) => service.name);
    expect(new Set(parts).size).toBe(parts.length);
    for (const name of parts) expect(named).toContain(name);
    for (const { city } of pack.bundles) expect(['', material.analysis.business.address?.city]).toContain(city);

    // Every change is an improvement, and the same facts give the same bytes.
    const checks = new Map(
      Object.values(material.analysis.factors).flatMap((factor) => factor.checks.map((check) => [check.id, check])),
    );
    for (const { id, status, points } of promise.changes)
      expect([id, status === 'notMeasured' || points > (checks.get(id)?.points ?? 0)]).toEqual([id, true]);
    expect(promise.pointsGained).toBeGreaterThanOrEqual(0);

    // What Google requires of an entry (`entryParts`) is in it.
    const entries = parsePage({
      url: material.analysis.websiteUrl,
      body: new TextEncoder().encode(plan.entry === null ? '' : jsonLdScript(plan.entry)),
      contentType: 'text/html; charset=utf-8',
    }).structured;
    expect(entries).toHaveLength(plan.entry === null ? 0 : 1);
    const isStreetless = material.analysis.business.isServiceArea === true;
    const required = entries.flatMap((entry) => entryParts(entry, isStreetless).required);
    expect(required.filter(({ isPresent }) => !isPresent)).toEqual([]);

    // Applied, it gains what it promises and harms nothing.
    const change = packChanges(material, plan, packLanguage(material));
    const run = await dryRunDocuments({ bundle: outcome.bundle }, change, parserHere);
    expect(harmIn(run)).toEqual({ checks: [], facts: [], contradictions: [] });
    expect(run.points).toBeGreaterThanOrEqual(promise.pointsGained);
    const day = material.analysis.collectedAt.slice(0, 10);
    expect(zipFiles(build().files(), day)).toEqual(zipFiles(packed, day));
    for (const { files: paths } of pack.bundles)
      for (const path of Object.values(paths)) expect(packed.map((file) => file.path)).toContain(path);
  });
});
