import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN_PLACEHOLDER } from '#shared/product/public-pages.ts';
import { openServiceFixture, type ServiceFixture } from '#test/server-fixture.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;
const FILES: Readonly<Record<string, string>> = {
  'client/index.html': `<title>Home</title><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/">`,
  'client/__spa-fallback.html': '<title>App</title>',
  'client/pricing/index.html': '<title>Pricing</title>',
  'client/assets/app-1a2b3c.js': `console.log(${JSON.stringify('x'.repeat(5000))})`,
  'client/assets/face.woff2': 'font',
  'client/icon.svg': '<svg/>',
  'client/templates/sheet.csv': '\uFEFFFact,Yours\r\n',
  'client/templates/page.md': '# Questions',
  'client/templates/weeks.ics': 'BEGIN:VCALENDAR\r\n',
  'client/templates/card.html': '<style>p{}</style><script>1</script>',
  'client/csp-hashes.json': JSON.stringify({ '/index.html': [HASH] }),
  'client/notes.secret': 'not for browsers',
  'outside.txt': 'not of the app',
};

let folder = '';
let fixture: ServiceFixture;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  fixture = await openServiceFixture({ WEB_DIR: join(folder, 'client') });
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fixture.service.app.request(path, { method, headers });

describe('the web app', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/index.html', 200, 'Home'],
    ['/?url=example.com', 200, 'App'],
    ['/?legacy=true', 200, 'App'],
    ['/?agency=1', 200, 'Home'],
    ['/pricing', 200, 'Pricing'],
    ['/pricing/', 200, 'Pricing'],
    ['/audit', 200, 'App'],
    ['/audit?id=1', 200, 'App'],
    ['/account/billing', 200, 'App'],
    ['/pay-desk/portal', 404, 'App'],
    ['/pay-desk/cs_1', 404, 'App'],
    ['/nothing', 404, 'App'],
    ['/__spa-fallback.html', 404, 'App'],
    ['/csp-hashes.json', 404, 'App'],
    ['/notes.secret', 404, 'App'],
    ['/outside.txt', 404, 'App'],
    ['/../outside.txt', 404, 'App'],
    ['/..%2foutside.txt', 404, 'App'],
    ['/%2e%2e/outside.txt', 404, 'App'],
    ['/assets/..%5c..%5coutside.txt', 404, 'App'],
    ['//etc/passwd', 404, 'App'],
    ['/%00', 404, 'App'],
    ['/%E0%A4%A', 404, 'App'],
  ])('answers %s with %i and %s', async (path, status, title) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('names the scripts a page may run, and nothing else', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' '${HASH}'`);
    expect(policy).not.toContain('unsafe');
    expect((await get('/pricing')).headers.get('content-security-policy')).not.toContain(HASH);
    for (const directive of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(directive);
    }
  });

  it('puts the public address in the place that the build left for it', async () => {
    const page = await (await get('/')).text();
    expect(page).toContain('<link rel="canonical" href="http://localhost:3000/">');
    expect(page).not.toContain('.invalid');
  });

  it('lets browsers keep what carries a hash in its name, and ask again for the rest', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each([
    ['sheet.csv', 'text/csv; charset=utf-8'],
    ['page.md', 'text/markdown; charset=utf-8'],
    ['weeks.ics', 'text/calendar; charset=utf-8'],
    ['card.html', 'text/html; charset=utf-8'],
  ])('has browsers save the template %s as it is, and never run it', async (name, type) => {
    const response = await get(`/templates/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toBe('attachment');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(FILES[`client/templates/${name}`]);
    expect((await get('/icon.svg')).headers.has('content-disposition')).toBe(false);
  });

  it('answers 304 to a browser that has it', async () => {
    const etag = (await get('/', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const response = await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it('compresses text for those who accept it', async () => {
    const packed = async (accept: string) => {
      const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accept });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      return { encoding: response.headers.get('content-encoding'), bytes };
    };
    const text = FILES['client/assets/app-1a2b3c.js'];
    const brotli = await packed('gzip, deflate, br;q=0.9');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
    const gzip = await packed('gzip, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    expect((await packed('identity')).encoding).toBeNull();
    expect((await get('/assets/face.woff2', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/', {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

it('without a build the API works and the pages say what is missing', async () => {
  const bare = await openServiceFixture({ WEB_DIR: join(folder, 'nowhere') });
  const response = await bare.ask('/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
  expect((await bare.ask('/readyz')).status).toBe(200);
  await bare.close();
});
