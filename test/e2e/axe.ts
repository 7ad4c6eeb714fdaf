import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { z } from 'zod';

/** What to check: everything or what `within` selects, by the rules of these tags or by these rules alone. */
export interface AxeOrder {
  readonly within?: string | undefined;
  readonly only: { readonly type: 'tag' | 'rule'; readonly values: readonly string[] };
}

const Violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }));
/** A violated rule with its elements. */
export type AxeViolation = z.infer<typeof Violations>[number];

/** The shortened source, which a page reads faster. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The violations that axe finds on a page without frames. The source of axe goes into a page once: reading it costs as
 * much as checking a short page.
 */
export async function findViolations(page: Page, { within, only }: AxeOrder): Promise<AxeViolation[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(source);
  const options = { runOnly: only, resultTypes: ['violations'] };
  const found = await page.evaluate(
    `axe.run(${within === undefined ? 'document' : JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return Violations.parse(found);
}
