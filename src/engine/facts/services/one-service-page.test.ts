import { beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '#shared/audit/business.ts';
import type { Check } from '#shared/audit/check.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import { RECORDED_SITES } from '#test/golden/recorded-sites.ts';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { packLanguage } from '../../action-pack/build-action-pack.ts';
import { realServices } from '../../action-pack/real-services.ts';
import { checkServicePages } from '../../factors/website-h1.ts';
import { findPageForService } from '../../fixes/write/find-page-for-service.ts';
import type { WritingMaterial } from '../../fixes/writing-material.ts';
import { buildKeywordInput } from '../../keywords/build-keyword-input.ts';
import { findTargetPage } from '../../keywords/site-targets.ts';
import { summarizeOutlinePages } from '../pages/page-summary.ts';

let materials: ReadonlyMap<string, WritingMaterial>;
beforeAll(async () => {
  materials = await readRecordedMaterials();
}, 60_000);

const CHECK_ID = 'websiteH1.servicePages';
const pathOf = (url: string | null) => (url === null ? null : (getUrlPath(url) ?? '/'));

/** The pages that a check names, by service. */
function pagesInEvidence(checks: readonly Pick<Check, 'id' | 'evidence'>[]): Map<string, string> {
  const evidence = checks.find(({ id }) => id === CHECK_ID)?.evidence ?? [];
  const named = evidence.filter(({ note }) => note?.endsWith('service page'));
  return new Map(named.flatMap(({ quote, url }) => (url === null ? [] : [[quote, url]])));
}

/** The path of the page of each service, by everything that says one. */
function answersFor(material: WritingMaterial): { readonly name: string; readonly answers: (string | null)[] }[] {
  const { analysis, outline } = material;
  const { business, businessName, site } = analysis;
  const request = { business_name: businessName ?? 'x', primary_category: '', location: { city: '', state: '' } };
  const input = buildKeywordInput(request, analysis, outline);
  // The list of keywords has no services in languages that it has no patterns for.
  const keywordInput = { ...input, services: business.services };
  const checked = pagesInEvidence(checkServicePages(business, summarizeOutlinePages(outline), site));
  const packed = new Map(
    realServices(material, packLanguage(material) ?? 'en').map((one) => [one.name, one.existingUrl]),
  );
  return business.services.map((service) => {
    const { found } = findPageForService(material, service.name);
    const answers = [
      found.kind === 'none' ? null : pathOf(found.url),
      findTargetPage(service.name, service, keywordInput),
      // The check shows three pages, and the pack names a service once however it is worded.
      ...(checked.has(service.name) ? [pathOf(checked.get(service.name) ?? null)] : []),
      ...(packed.has(service.name) ? [pathOf(packed.get(service.name) ?? null)] : []),
    ];
    return { name: service.name, answers };
  });
}

/** The same audit where the owner names the services, so that no link of the site leads to them. */
function namedByOwner(material: WritingMaterial, services: readonly Service[]): WritingMaterial {
  const business = { ...material.analysis.business, services: [...services] };
  const others = material.sheet.facts.filter(({ kind }) => kind !== 'service');
  const [sample] = material.sheet.facts;
  const named = services.flatMap(({ name }, index) =>
    sample === undefined ? [] : [{ ...sample, id: `service-${index}`, kind: 'service' as const, value: name }],
  );
  return {
    ...material,
    analysis: { ...material.analysis, business },
    sheet: { ...material.sheet, facts: [...others, ...named] },
  };
}

describe.each(RECORDED_SITES.map(({ id }) => id))('the page of each service of %s', (id) => {
  const expectOneAnswer = (material: WritingMaterial) => {
    for (const { name, answers } of answersFor(material))
      expect([name, [...new Set(answers)]]).toEqual([name, [answers[0]]]);
  };

  it('is the same for check, texts, keywords and action pack', ({ skip }) => {
    const material = materials.get(id);
    if (material === undefined) return skip('its audit gives no result');
    expectOneAnswer(material);
    // The check of the audit itself also reads the words of links.
    const answers = new Map(answersFor(material).map((one) => [one.name, one.answers[0]]));
    for (const [name, url] of pagesInEvidence(material.analysis.factors.websiteH1.checks))
      expect([name, answers.get(name)]).toEqual([name, pathOf(url)]);
  });

  it('is the same where the owner names the services', ({ skip }) => {
    const material = materials.get(id);
    if (material === undefined) return skip('its audit gives no result');
    const { business } = material.analysis;
    expectOneAnswer(
      namedByOwner(
        material,
        business.services.map(({ name }) => ({ name, url: null })),
      ),
    );
    // Also where a page names it in its title alone.
    const titles = material.outline.pages.slice(1).flatMap(({ title }) => title?.split(/\s+[|–—·-]\s+/)[0] ?? []);
    expectOneAnswer(
      namedByOwner(
        material,
        [...new Set(titles)].map((name) => ({ name, url: null })),
      ),
    );
  });
});

it('the recorded sites have services with pages', () => {
  const found = [...materials.values()].flatMap((one) => answersFor(one)).filter(({ answers }) => answers[0] !== null);
  expect(found.length).toBeGreaterThan(10);
});
