import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inlineScriptHashes, writeCspHashes } from './write-csp-hashes.ts';

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT_HASH = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

describe('inlineScriptHashes', () => {
  it.each([
    ['<script>alert(1)</script>', [ALERT_HASH]],
    ['<script type="module" async="">alert(1)</script><script>alert(1)</script>', [ALERT_HASH]],
    ['<script src="/a.js"></script><link rel="preload">', []],
    ['<script type="application/ld+json">{"a":1}</script>', []],
    ['<script type="application/json" id="a">{"a":1}</script>', []],
  ])('%s', (html, hashes) => {
    expect(inlineScriptHashes(html)).toEqual(hashes);
  });
});

describe('writeCspHashes', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'csp-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes the hashes of each page beside them', async () => {
    await writeFile(join(folder, 'index.html'), '<script>alert(1)</script>');
    await writeFile(join(folder, 'other.html'), '<script>alert(1)</script><script>alert(2)</script>');
    const written = await writeCspHashes(folder);
    expect(written['/index.html']).toEqual([ALERT_HASH]);
    expect(written['/other.html']).toHaveLength(2);
    expect(JSON.parse(await readFile(join(folder, 'csp-hashes.json'), 'utf8'))).toEqual(written);
  });

  it('stops the build over a style attribute that the policy would drop', async () => {
    await writeFile(join(folder, 'index.html'), '<p style="color:red">x</p>');
    await expect(writeCspHashes(folder)).rejects.toThrow('index.html');
  });
});
