import { tmpdir } from 'node:os';
import { decodeBundle } from '#engine/evidence/bundle-file.ts';
import { parseHostMapping } from '#providers/host-mapping.ts';
import { readConfig } from '#server/config.ts';
import type { EarlierRun } from '#server/services/audit-engine.ts';
import { openSiteEngine } from '#server/site-engine.ts';
import type { BenchSection } from './bench-context.ts';
import { requireSame } from './expected.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

/**
 * The engine alone, at a site that has not changed: an audit as for the first time, and one that knows the audit before, in turns.
 * CPU is that of this process with its parser threads, and the evidence encoded.
 */
export const benchWatched: BenchSection = async ({ near, options }) => {
  const settings = readConfig({ DATA_DIR: tmpdir(), PUBLIC_URL: 'https://porchlight.example' }, process.version);
  const engine = openSiteEngine({ ...settings, hostMapping: parseHostMapping(near.connectTo) });
  const target = { target: near.url, schemeTyped: true };
  const audit = async (earlier: EarlierRun | null) => {
    const before = process.cpuUsage();
    const outcome = await engine.run(target, () => {}, new AbortController().signal, undefined, earlier);
    const { user, system } = process.cpuUsage(before);
    if (outcome.kind === 'failed') throw new Error(outcome.failure.error);
    const { responses } = decodeBundle(outcome.bundle);
    const received = responses.filter(({ bodyFrom }) => bodyFrom === undefined);
    const bytes = received.reduce((sum, { bodyLength }) => sum + bodyLength, 0);
    return { outcome, cpuMs: (user + system) / 1000, bytes };
  };
  try {
    for (let count = 0; count < (options.quick ? 10 : 40); count += 1) await audit(null);
    const first = await audit(null);
    const full: number[] = [];
    const again: number[] = [];
    let bytes = 0;
    for (let round = 0; round < (options.quick ? 15 : 45); round += 1) {
      full.push((await audit(null)).cpuMs);
      const scan = await audit(first.outcome);
      again.push(scan.cpuMs);
      bytes = scan.bytes;
      requireSame('the score', scan.outcome.analysis.overallScore, first.outcome.analysis.overallScore);
      requireSame('notes about a site that has not changed', scan.outcome.analysis.site.notes.length, 1);
    }
    return [
      context('CPU of an audit, the engine alone', median(full), 'ms'),
      context('  of one that knows the audit before, nothing changed', median(again), 'ms'),
      context('  as a share of it', median(again) / median(full), 'x'),
      context('bodies received by an audit', first.bytes / 1000, 'kB'),
      context('  by one that knows the audit before', bytes / 1000, 'kB'),
    ];
  } finally {
    await engine.close();
  }
};

function context(name: string, value: number, unit: Figure['unit']): Figure {
  return { name, value, unit, aim: null };
}
