import { parseSiteUrl } from '#engine/crawl/fetch/site-url.ts';
import type { ParsedTarget } from './services/audit-engine.ts';

/** Accepts or rejects a visitor's URL without network access. */
export function parseTarget(input: string): ParsedTarget {
  const parsed = parseSiteUrl(input);
  if (parsed.ok) return { ok: true, url: parsed.url.href, schemeTyped: parsed.schemeTyped };
  return { ok: false, failure: { code: parsed.code, error: parsed.error } };
}
