import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { REVIEW_CAMPAIGN } from '#test/review-campaign.ts';
import { reviewKitData } from '../review-day/review-kit-data.ts';
import { breakable } from './breakable.ts';
import { openPdfMaker, type PdfMaker, usualPdfLimits } from './pdf-maker.ts';

const makers: PdfMaker[] = [];
const open = (limits: Partial<typeof usualPdfLimits> = {}) => {
  const maker = openPdfMaker({ ...usualPdfLimits, ...limits });
  makers.push(maker);
  return maker;
};
afterEach(async () => {
  await Promise.all(makers.splice(0).map((maker) => maker.close()));
});

const reviewLink = { kind: 'short-link', url: 'https://g.page/r/CExampleOnly0EBM/review' } as const;
const data = await reviewKitData(
  { ...REVIEW_CAMPAIGN, reviewLink },
  {
    branding: { brand: null, hasWatermark: false },
    madeAtMs: 0,
  },
);
const good = { template: 'review-kit', data, madeAtMs: 0 } as const;
const bad = { template: 'review-kit', data: {}, madeAtMs: 0 } as const;
const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString();

describe('openPdfMaker', () => {
  it('makes one document after the other in a process of its own', async () => {
    const maker = open();
    const made = await Promise.all([maker.make(good), maker.make(good), maker.make(good)]);
    expect(made.map(headOf)).toEqual(['%PDF-', '%PDF-', '%PDF-']);
  });

  it('stops a document that takes too long, and makes the next', async () => {
    await expect(open({ timeoutMs: 1 }).make(good)).rejects.toMatchObject({ kind: 'slow' });
    const maker = open({ timeoutMs: 20_000 });
    await expect(maker.make(bad)).rejects.toMatchObject({ kind: 'broken' });
    expect(headOf(await maker.make(good))).toBe('%PDF-');
  });

  it('reports a broken document without its data', async () => {
    const secret = { ...data, businessName: 17, title: 'Dana Miller' };
    const failing = open().make({ ...good, data: secret });
    await expect(failing).rejects.toMatchObject({ kind: 'broken', message: expect.not.stringContaining('Dana') });
  });

  it('lets no more wait than it may', async () => {
    const maker = open({ mostWaiting: 2 });
    const made = [maker.make(good), maker.make(good)];
    await expect(maker.make(good)).rejects.toMatchObject({ kind: 'busy' });
    await Promise.all(made);
    expect(headOf(await maker.make(good))).toBe('%PDF-');
  });

  it('ends its process when nothing is wanted, and starts another later', async () => {
    const maker = open({ idleMs: 1 });
    await maker.make(good);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(headOf(await maker.make(good))).toBe('%PDF-');
  });

  it('makes nothing once closed', async () => {
    const maker = open();
    await maker.close();
    await expect(maker.make(good)).rejects.toMatchObject({ kind: 'broken' });
  });
});

/** The typesetter could fetch packages and read files in its folder. Our templates do neither. */
const sharedTemplates = ['page-style.typ', 'scores.typ'];

it('templates read their data and what they share, and nothing else', () => {
  const folder = new URL('./templates/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const text = readFileSync(new URL(name, folder), 'utf8').replace(/^\s*\/\/.*$/gm, '');
    const imports = [...text.matchAll(/#?(?:import|include)\s*"([^"]+)"/g)].map(([, path]) => path);
    expect(
      imports.filter((path) => !sharedTemplates.includes(path ?? '')),
      name,
    ).toEqual([]);
    expect(text, name).not.toMatch(/\b(?:read|eval|csv|yaml|toml|xml|cbor|plugin)\s*\(|@preview|@local/);
    expect([...text.matchAll(/\bjson\s*\(([^)]*)/g)].map(([, argument]) => argument)).toEqual(
      sharedTemplates.includes(name) ? [] : ['bytes(sys.inputs.data'],
    );
  }
});

describe('breakable', () => {
  it.each([
    ['short words stay', 'short words stay'],
    ['a/b', 'a/b'],
    ['x'.repeat(50), `${'x'.repeat(24)}\u200b${'x'.repeat(24)}\u200bxx`],
    ['search.google.com/local/x', 'search.\u200bgoogle.\u200bcom/\u200blocal/\u200bx'],
    ['👩‍👩‍👧'.repeat(25), `${'👩‍👩‍👧'.repeat(24)}\u200b${'👩‍👩‍👧'}`],
  ])('%s', (text, expected) => {
    expect(breakable(text)).toBe(expected);
  });
});
