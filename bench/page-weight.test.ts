import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weighPages } from './page-weight.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-weight-'));
  await mkdir(join(folder, 'assets'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the weight of pages', () => {
  it('is unknown where the app is not built', async () => {
    expect(await weighPages(folder)).toBeNull();
  });

  it('counts each script, style and font once, fonts as they are', async () => {
    const files = {
      'index.html': '<link href="/assets/f-1.woff2"><script>["/assets/a-1.js","/assets/a-1.js"]</script>',
      '__report.html':
        '<script>["/assets/a-1.js","/assets/audit-1.js","/assets/own-1.js"]</script><link href="/assets/s-1.css">',
      'assets/f-1.woff2': 'f'.repeat(1000),
      'assets/s-1.css': 'a{}',
      'assets/a-1.js': 'a'.repeat(9000),
      'assets/own-1.js': 'b',
      'assets/audit-1.js': 'c',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const [landing, result] = (await weighPages(folder)) ?? [];
    expect(landing).toMatchObject({ page: 'landing page', files: 2 });
    expect(landing?.bytes).toBeGreaterThan(1000);
    expect(landing?.bytes).toBeLessThan(1100);
    expect(result).toMatchObject({ page: 'result page', files: 4 });
  });
});
