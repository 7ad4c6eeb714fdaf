import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { parsePage } from '#engine/crawl/html/parse-page.ts';
import { deriveCategory } from '#engine/facts/category/category.ts';
import { createFactContext } from '#engine/facts/fact-context.ts';

const Table = z.strictObject({ place: z.string(), trades: z.record(z.string(), z.string().nullable()) });

/** The label that a home page with nothing but the trade, its town and a name is given; null for none. */
function labelFor(trade: string, place: string, lang: string): string | null {
  const says = `${trade.charAt(0).toUpperCase()}${trade.slice(1)} ${place}`;
  const text = `Harlow &amp; Finch: ${trade} ${place}.`;
  const html = `<html lang="${lang}"><title>${says} | Harlow &amp; Finch</title><meta name="description" content="${text}">
    <header>Harlow &amp; Finch</header><main><h1>${says}</h1><p>${text}</p></main></html>`;
  const url = 'https://harlowfinch.test/';
  const body = new TextEncoder().encode(html);
  const page = parsePage({ url, body, contentType: 'text/html; charset=utf-8' });
  return deriveCategory(createFactContext([page], url)).value?.label ?? null;
}

describe('what owners call their trade', () => {
  it.each(globSync('*.yaml', { cwd: import.meta.dirname }))('%s', (file) => {
    const { place, trades } = Table.parse(parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
    const said = Object.keys(trades).map((trade) => [trade, labelFor(trade, place, basename(file, '.yaml'))]);
    expect(Object.fromEntries(said)).toEqual(trades);
  });
});
