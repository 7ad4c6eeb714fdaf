import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BuiltActionPack, buildActionPack, packLanguage } from '#engine/action-pack/build-action-pack.ts';
import { composePackTexts } from '#engine/action-pack/compose-pack-texts.ts';
import { zipFiles } from '#engine/action-pack/zip-files.ts';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { dryRunDocuments, type SiteChange } from '#engine/dry-run/dry-run.ts';
import { pointsGained } from '#engine/points-gained.ts';
import { PROFILE_STEPS } from '#engine/profile-steps.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { computeScore } from '#shared/audit/score-arithmetic.ts';
import { makeWritingMaterial } from '../audited-material.ts';
import { auditRecordedSite } from '../golden/recorded-sites.ts';
import { startSiteServer } from '../site-server.ts';
import { applyPack } from './apply-pack.ts';
import { packChanges } from './pack-changes.ts';
import { lostNodes, packFalsehoods } from './pack-falsehoods.ts';

const SITES = join(import.meta.dirname, 'sites');
const SITE_IDS = readdirSync(SITES);
const parser = createPageParserPool({ workers: 1, timeLimitMs: 5000, memoryLimitMb: 256 });
const made: string[] = [];

/**
 * A pack is generated for a site that nothing was tuned on and applied to a copy of it by its files alone; the copy is then
 * audited like any site: it gains exactly what the pack promised, and no other check changes.
 */
describe('a pack gains what it promises and changes nothing else', () => {
  afterAll(async () => {
    await parser.close();
    for (const folder of made) rmSync(folder, { recursive: true });
  });

  it.each(SITE_IDS)('%s', async (id) => {
    const folder = join(SITES, id);
    const before = await audit(folder);
    const { built, zip, change } = await packFor(before);
    const copy = mkdtempSync(join(tmpdir(), 'pack-'));
    made.push(copy);
    const { promise } = applyPack(folder, copy, zip);
    const published = await audit(copy);
    const { analysis: after } = published;

    const [then, now] = [checksOf(before.analysis), checksOf(after)];
    const promised = new Map<string, { status: string; points: number }>(promise.changes.map((one) => [one.id, one]));
    for (const fixed of promise.fixes)
      promised.set(fixed, { status: 'pass', points: then.get(fixed)?.maxPoints ?? Number.NaN });
    const unpromised = [...now].flatMap(([check, { status, points, finding }]) => {
      const was = promised.get(check) ?? then.get(check);
      const isSame = was !== undefined && was.status === status && was.points === points;
      return isSame ? [] : [`${check}: ${was?.status} ${was?.points} -> ${status} ${points}: ${finding}`];
    });
    expect(unpromised).toEqual([]);
    const gained =
      (computeScore(after.factors).exactScore ?? 0) - (computeScore(before.analysis.factors).exactScore ?? 0);
    expect(Math.round(gained * 10) / 10).toBe(built.promise.pointsGained);
    // A dry run of the pack on the evidence gives the same score, and finds no harm.
    const run = await dryRunDocuments({ bundle: before.outcome.bundle }, change, parser);
    expect(run.after.exact).toBeCloseTo(computeScore(after.factors).exactScore ?? Number.NaN, 6);
    expect(run).toMatchObject({ worseChecks: [], lostFacts: [], contradictions: [] });
    // Nothing that the owner states is lost, and nothing false is said.
    const material = await makeWritingMaterial(before.outcome, parser);
    const files = new Map(built.files().map(({ path, text }) => [path, text]));
    expect(packFalsehoods(material, built, files)).toEqual([]);
    const { outline } = await makeWritingMaterial(published.outcome, parser);
    expect(lostNodes(material.outline, outline)).toEqual([]);
    if (process.env.SHOW === '1') console.log(id, built.promise, before.analysis.overallScore, after.overallScore);

    // The plan's promise for the items that the pack completes is their actual gain.
    const whole = before.analysis.actionPlan.filter(({ checkIds }) =>
      checkIds.every((one) => promise.fixes.includes(one)),
    );
    expect(whole.length).toBeGreaterThan(0);
    for (const { checkIds, pointsGained: points } of whole)
      expect(pointsGained(before.analysis.factors, new Set(checkIds))).toBe(points);
    // "Up to" is the most that a step of unmeasured checks can gain. Only the owner settles those about the profile.
    const atMost = before.analysis.actionPlan.filter(({ gain }) => gain === 'upTo');
    for (const { checkIds, pointsGained: points } of atMost) {
      expect(new Set(checkIds.map((one) => then.get(one)?.status))).toEqual(new Set(['notMeasured']));
      expect(pointsGained(before.analysis.factors, new Set(checkIds))).toBe(points);
    }
    const ofProfile = PROFILE_STEPS.flatMap(({ checks }) => checks);
    expect(atMost.flatMap(({ checkIds }) => checkIds)).toEqual(expect.arrayContaining(ofProfile));
    expect(ofProfile.filter((one) => promise.fixes.includes(one))).toEqual([]);
    const left = new Set(after.actionPlan.flatMap(({ checkIds }) => checkIds));
    expect(whole.flatMap(({ checkIds }) => checkIds).filter((one) => left.has(one))).toEqual([]);
    // A second pack repeats nothing.
    const again = await packFor(await audit(copy));
    expect(again.built.promise.fixes.filter((one) => promise.fixes.includes(one))).toEqual([]);
  });
});

async function packFor(
  audited: Awaited<ReturnType<typeof audit>>,
): Promise<{ built: BuiltActionPack; zip: Uint8Array; change: SiteChange }> {
  const material = await makeWritingMaterial(audited.outcome, parser);
  const built = buildActionPack(material, composePackTexts(material, packLanguage(material)));
  const change = packChanges(material, built.plan, packLanguage(material));
  return { built, zip: zipFiles(built.files(), '2026-11-21'), change };
}

async function audit(folder: string) {
  const { host } = z.object({ host: z.string() }).parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));
  const server = await startSiteServer({ sites: { [host]: folder } });
  try {
    const { outcome } = await auditRecordedSite({ id: host, folder, host, url: `http://${host}/` }, server, parser);
    if (outcome.kind !== 'done') throw new Error(`${host} could not be audited.`);
    return { outcome, analysis: outcome.analysis };
  } finally {
    await server.close();
  }
}

function checksOf({ factors }: Analysis) {
  return new Map(Object.values(factors).flatMap(({ checks }) => checks.map((check) => [check.id, check] as const)));
}
