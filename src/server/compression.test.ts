import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServiceFixture, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

const ask = (path: string, encodings?: string) =>
  fixture.ask(path, encodings === undefined ? {} : { headers: { 'accept-encoding': encodings } });

it('compresses long JSON for clients that accept it, and only for them', async () => {
  const path = '/api/openapi.json';
  const plain = await ask(path);
  expect(plain.headers.get('content-encoding')).toBeNull();
  const text = await plain.text();
  const packed = await ask(path, 'gzip, deflate, br, zstd');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  const bytes = new Uint8Array(await packed.arrayBuffer());
  expect(bytes.byteLength * 4).toBeLessThan(text.length);
  expect(gunzipSync(bytes).toString()).toBe(text);
});

it('sends short JSON and refused encodings as it is', async () => {
  const short = await ask('/api/audits', 'gzip');
  expect(short.headers.get('content-encoding')).toBeNull();
  expect(Number(short.headers.get('content-length'))).toBe((await short.arrayBuffer()).byteLength);
  expect((await ask('/api/openapi.json', 'gzip;q=0')).headers.get('content-encoding')).toBeNull();
});
