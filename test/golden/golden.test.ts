import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeBundle, encodeBundle } from '#engine/evidence/bundle-file.ts';
import { replay } from '#engine/replay.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { parserHere, readRecordedAudit, readRecordedAudits } from '../recorded-audits.ts';
import { leaveOutConstants, readGolden, writeGolden } from './golden-analyses.ts';
import { RECORDED_SITES } from './recorded-sites.ts';

/**
 * Every recorded site is audited over loopback and compared with its whole stored analysis. After a change of rules:
 * regenerate them with `npm run fixtures`, and review the printed differences.
 */
describe('recorded sites give the analysis that was read and agreed', () => {
  beforeAll(readRecordedAudits);

  it.each(RECORDED_SITES)('$id', async (site) => {
    const { outcome, events } = await readRecordedAudit(site.id);
    const result =
      outcome.kind === 'done' ? { ...Analysis.parse(outcome.analysis), collectedInMs: 0 } : outcome.failure;
    if (process.env.UPDATE_GOLDEN === '1') writeGolden(site.id, result);
    expect(leaveOutConstants(result)).toEqual(readGolden(site.id));

    if (outcome.kind === 'failed') return;
    expect(await replay(decodeBundle(encodeBundle(outcome.bundle)), parserHere)).toEqual(outcome.analysis);
    expect(events.filter(({ type }) => type === 'factor')).toHaveLength(FACTOR_KEYS.length);
  });
});
