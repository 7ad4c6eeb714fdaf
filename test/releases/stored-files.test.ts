import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ALGORITHM_VERSION } from '#engine/algorithm-version.ts';
import { parsePage } from '#engine/crawl/html/parse-page.ts';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { replay } from '#engine/replay.ts';
import { recomputeAndCompare } from '#engine/verify/verify-report.ts';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { restateMeasuring } from '#shared/stored/restate-measuring.ts';
import { readStoredAnalysis } from '#shared/stored/stored-analysis.ts';
import { RECORDED_RELEASES } from './recorded-releases.ts';

/** The same value without what `restateMeasuring` may change: everything else stays as stored. */
function withoutRestated(stored: object): object {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    return typeof value === 'object' && value !== null ? withoutRestated(value) : value;
  };
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, part]) =>
      key === 'measuredBy' || key === 'fixItScores' ? [] : [[key, within(part)]],
    ),
  );
}

const parser = {
  parse: async (input: Parameters<typeof parsePage>[0]) => ({ ok: true as const, page: parsePage(input) }),
};

describe.each(RECORDED_RELEASES)('what release $name stored', (release) => {
  it('its analysis is read whole: nothing that it says is left out', () => {
    const stored = release.answer.result;
    const read = readStoredAnalysis(AuditedAnalysis.partial({ auditId: true }), stored);
    // What would measure a check, and Fix-It scores with little measured weight, are restated on purpose.
    expect(read).toMatchObject(restateMeasuring(stored));
    expect(withoutRestated(read ?? {})).toMatchObject(withoutRestated(stored));
    const kept = Object.entries(read?.fixItScores ?? {}).filter(([, score]) => score !== null);
    expect(stored.fixItScores).toMatchObject(Object.fromEntries(kept));
  });

  it('its evidence is evaluated by today’s rules', async () => {
    const bundle = decodeBundle(await readFile(release.path('evidence.bundle')));
    const analysis = Analysis.parse(await replay(bundle, parser));
    expect(analysis).toMatchObject({ algorithmVersion: ALGORITHM_VERSION, collectedAt: bundle.collectedAt });
    expect(analysis.overallScore).not.toBeNull();
  });

  it.runIf(existsSync(release.path('report.json')))('its report file is compared with its evidence', async () => {
    const [report, evidence] = await Promise.all([
      readFile(release.path('report.json')),
      readFile(release.path('evidence.bundle')),
    ]);
    const judged = await recomputeAndCompare({ report, evidence }, parser);
    expect(judged).toMatchObject({ kind: 'compared', comparison: { rules: { today: ALGORITHM_VERSION } } });
    const isSameRules = release.answer.result.algorithmVersion === ALGORITHM_VERSION;
    // Another analysis by the same rules would be called a fault of ours: raise ALGORITHM_VERSION.
    if (isSameRules) expect(judged).toMatchObject({ isSame: true, comparison: { differences: [], otherParts: [] } });
  });
});
