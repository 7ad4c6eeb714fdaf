import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { PROGRAM_ENDPOINTS } from '#shared/api/program-endpoints.ts';
import { expectNoBarriers, SIZES, sidewaysScroll, visit } from './browser.ts';
import { withSharedProduct } from './with-product.ts';

const run = promisify(execFile);

const product = withSharedProduct();

const page = async () => (await fetch(`${product.origin}/developers`)).text();
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('the page for developers, without scripts', () => {
  it('has a first call that works as written, says how programs sign in and fail, and lists every endpoint', async () => {
    const html = await page();
    const [, markup = ''] = /<code data-example="First call">(.*?)<\/code>/s.exec(html) ?? [];
    const command = wordsOf(markup);
    expect(command).toMatch(/^curl http:\/\/localhost:\d+\/api\/analyze/);
    // The name of the sample site does not resolve here; the rest of the command runs unchanged.
    const { stdout } = await run('sh', ['-c', command.replace('example.com', 'lantern.test')]);
    const analysis = AuditedAnalysis.parse(JSON.parse(stdout));
    expect(analysis.websiteUrl).toContain('lantern.test');

    const words = wordsOf(html);
    expect(words).toContain('Authorization: Bearer $PORCHLIGHT_KEY');
    expect(html).toMatch(/<th scope="row">Audits asked for<\/th><td>[\d,]+ in (an hour|\d+ minutes)<\/td>/);
    for (const code of ['invalid-request', 'not-signed-in', 'plan-required', 'too-many-requests'])
      expect(words).toContain(code);
    for (const { method, path } of PROGRAM_ENDPOINTS.flatMap(({ endpoints }) => endpoints))
      expect(words).toContain(`${method} ${path}`);
    expect(html).not.toContain('porchlight-origin.invalid');
  });
});

it('the page for developers is readable on a phone and on a desk', async () => {
  const visited = await visit(product.browser, { viewport: { width: SIZES.phone, height: 800 } });
  await visited.page.goto(`${product.origin}/developers`, { waitUntil: 'networkidle' });
  await visited.page.getByRole('button', { name: /^Copy the command ?: First call/ }).waitFor();
  expect(await visited.page.locator('[data-example="First call"]').textContent()).toContain(product.origin);
  for (const width of [SIZES.phone, SIZES.desk]) {
    await visited.page.setViewportSize({ width, height: 800 });
    expect([width, await sidewaysScroll(visited.page)]).toEqual([width, 0]);
    await expectNoBarriers(visited.page);
  }
  await visited.close();
  expect(visited.complaints).toEqual([]);
});
