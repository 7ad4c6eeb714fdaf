import type { PageParser } from '#engine/crawl/collector.ts';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { parsePage } from '#engine/crawl/html/parse-page.ts';
import type { AuditOutcome } from '#engine/run-audit.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { auditRecordedSite, RECORDED_SITES, serveRecordedSites } from './golden/recorded-sites.ts';

/** What an audit of a recorded site over loopback gave. */
export interface RecordedAudit {
  readonly outcome: AuditOutcome;
  readonly events: readonly AuditEvent[];
}

/** Parses pages in this thread, as the threads of the pool do. */
export const parserHere: PageParser = { parse: async (input) => ({ ok: true, page: parsePage(input) }) };

let audits: Promise<ReadonlyMap<string, RecordedAudit>> | null = null;

/**
 * The audit of every recorded site, by the site's folder name. Made once per worker; frozen, so that no test can change it
 * for the others.
 */
export function readRecordedAudits(): Promise<ReadonlyMap<string, RecordedAudit>> {
  audits ??= auditAll();
  return audits;
}

/** The audit of the recorded site in one folder. */
export async function readRecordedAudit(id: string): Promise<RecordedAudit> {
  const audit = (await readRecordedAudits()).get(id);
  if (audit === undefined) throw new Error(`There is no recorded site ${id}.`);
  return audit;
}

async function auditAll(): Promise<ReadonlyMap<string, RecordedAudit>> {
  const server = await serveRecordedSites();
  const parser = createPageParserPool({ workers: 1, timeLimitMs: 5000, memoryLimitMb: 256 });
  try {
    const found = new Map<string, RecordedAudit>();
    for (const site of RECORDED_SITES) found.set(site.id, deepFreeze(await auditRecordedSite(site, server, parser)));
    return found;
  } finally {
    await server.close();
    await parser.close();
  }
}

/** Freezes a value and all it holds; bytes cannot be frozen. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
