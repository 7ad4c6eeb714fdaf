import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  BundleFileError,
  decodeBundle,
  decodeBundleInTurns,
  encodeBundle,
  encodeBundleInTurns,
} from './bundle-file.ts';
import type { CollectedResponse, EvidenceBundle } from './evidence-bundle.ts';

function aResponse(over: Partial<CollectedResponse> = {}): CollectedResponse {
  return {
    purpose: 'home',
    url: 'https://shop.example/',
    finalUrl: 'https://shop.example/',
    redirects: [{ from: 'http://shop.example/', to: 'https://shop.example/', status: 301 }],
    status: 200,
    headers: { 'content-type': 'text/html', server: 'half \ud83d of a pair, NUL \0, quotes "' },
    body: new TextEncoder().encode('<p>Grüße\n\n</p>'),
    bodyLength: 16,
    truncated: false,
    problem: null,
    detail: null,
    ms: 12,
    askedAs: null,
    ...over,
  };
}

const bundle: EvidenceBundle = {
  version: 1,
  target: 'https://shop.example/',
  schemeTyped: false,
  collectedAt: '2026-11-21T09:00:00.000Z',
  collectedInMs: 120,
  userAgent: 'PorchlightBot/1.0',
  responses: [
    aResponse(),
    aResponse({ purpose: 'robots', body: null, bodyLength: 0, status: 0, problem: 'timed-out', detail: 'too slow' }),
    aResponse({ purpose: 'page', body: new Uint8Array(0), bodyLength: 0 }),
    aResponse({
      purpose: 'reader-probe',
      body: Uint8Array.from({ length: 256 }, (_, index) => index),
      askedAs: 'Bingbot',
    }),
  ],
  pagesNotRead: [{ url: 'https://shop.example/x', reason: 'robots.txt doesn’t allow our visit' }],
  notes: ['A note with “quotes”.'],
};

/** Millions of bytes are compared as a digest: one after another would take seconds. */
function withDigests({ responses, ...rest }: EvidenceBundle) {
  const digest = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');
  return { ...rest, responses: responses.map(({ body, ...one }) => ({ ...one, body: body && digest(body) })) };
}

describe('a bundle file', () => {
  it('round-trips', () => {
    expect(decodeBundle(encodeBundle(bundle))).toEqual(bundle);
  });

  it('has the same bytes for the same bundle, whatever the order of its fields', () => {
    const file = encodeBundle(bundle);
    expect(encodeBundle(decodeBundle(file))).toEqual(file);
    const { responses, notes, pagesNotRead, userAgent, collectedInMs, collectedAt, schemeTyped, target, version } =
      bundle;
    const turned = {
      responses,
      notes,
      pagesNotRead,
      userAgent,
      collectedInMs,
      collectedAt,
      schemeTyped,
      target,
      version,
    };
    expect(encodeBundle(turned)).toEqual(file);
  });

  it('has the same bytes when written in turns, also with bodies larger than a turn', async () => {
    const [first] = bundle.responses;
    if (first === undefined) throw new Error('The bundle has no response.');
    const body = Uint8Array.from({ length: 9_000_001 }, (_, at) => at % 251);
    const large = { ...bundle, responses: [...bundle.responses, { ...first, body }, { ...first, body: null }, first] };
    expect(Buffer.compare(await encodeBundleInTurns(large), encodeBundle(large))).toBe(0);
    expect(Buffer.compare(await encodeBundleInTurns(bundle), encodeBundle(bundle))).toBe(0);
    expect(withDigests(await decodeBundleInTurns(encodeBundle(large)))).toEqual(withDigests(large));
  });

  const plain = (text: string) => zstdCompressSync(Buffer.from(text));
  it.each([
    ['nothing', new Uint8Array(0)],
    ['another file', new TextEncoder().encode('PK\u0003\u0004 something else')],
    ['another compressed file', plain('hello\nworld')],
    ['a header that is no JSON', plain('PLB1{"version":\n')],
    ['a header of another version', plain('PLB1{"version":2}\n')],
    ['a header without its line end', plain('PLB1{}')],
  ])('rejects %s with a sentence', (_what, file) => {
    expect(() => decodeBundle(file)).toThrow(BundleFileError);
    expect(() => decodeBundle(file)).toThrow(/^(?:This file|The evidence bundle) .+\.$/);
  });

  it('is rejected with the same sentence when decoded in turns', async () => {
    const whole = encodeBundle(bundle);
    const files = [new Uint8Array(0), plain('PLB1{}'), whole.subarray(0, 40), whole.subarray(0, whole.byteLength - 1)];
    for (const file of files) {
      const sentence = await decodeBundleInTurns(file).catch((error: unknown) => error);
      expect(sentence).toBeInstanceOf(BundleFileError);
      expect(() => decodeBundle(file)).toThrow(String((sentence as Error).message));
    }
  });

  it('rejects a file that was truncated, extended or changed', () => {
    const file = encodeBundle(bundle);
    for (let length = 0; length < file.byteLength; length += 7) {
      expect(() => decodeBundle(file.subarray(0, length))).toThrow(BundleFileError);
    }
    const { responses } = bundle;
    const header = {
      ...bundle,
      responses: responses.map(({ body, ...rest }) => ({ ...rest, bodyBytes: body?.byteLength ?? null })),
    };
    const withBodies = (bytes: number) => plain(`PLB1${JSON.stringify(header)}\n${'x'.repeat(bytes)}`);
    const whole = responses.reduce((total, { body }) => total + (body?.byteLength ?? 0), 0);
    expect(decodeBundle(withBodies(whole)).responses).toHaveLength(4);
    expect(() => decodeBundle(withBodies(whole - 1))).toThrow('a page is cut short');
    expect(() => decodeBundle(withBodies(whole + 1))).toThrow('it holds more than its pages');
  });

  describe('of another release', () => {
    const answers = bundle.responses.map(({ body, ...rest }) => ({ ...rest, bodyBytes: body?.byteLength ?? null }));
    const bodies = Buffer.concat(bundle.responses.flatMap(({ body }) => body ?? []));
    const file = (head: object) =>
      zstdCompressSync(Buffer.concat([Buffer.from(`PLB1${JSON.stringify(head)}\n`), bodies]));

    it('is read where a nullable field is missing, or one is new', () => {
      const older = answers.map(({ askedAs: _, detail: __, ...rest }) => ({ ...rest, colour: 'green' }));
      const read = decodeBundle(file({ ...bundle, responses: older, notes: undefined }));
      expect(read.responses.map(({ body }) => body)).toEqual(bundle.responses.map(({ body }) => body));
      expect(read).toMatchObject({ notes: [], responses: older.map(() => ({ askedAs: null, detail: null })) });
    });

    it('is rejected rather than read without a response, which would shift its bodies', () => {
      const [first, ...others] = answers;
      const odd = [{ ...first, purpose: 'postcard' }, ...others];
      expect(() => decodeBundle(file({ ...bundle, responses: odd }))).toThrow('damaged');
    });

    it('reports that only a later release can read it', () => {
      expect(() => decodeBundle(file({ ...bundle, version: 2, responses: answers }))).toThrow('A later release');
    });
  });

  it('rejects a bomb without decompressing it', () => {
    expect(() => decodeBundle(zstdCompressSync(Buffer.alloc(200 * 1024 * 1024)))).toThrow(BundleFileError);
  });
});
