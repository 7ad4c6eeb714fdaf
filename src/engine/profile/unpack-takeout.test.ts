import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#test/random.ts';
import { readTakeout } from './read-takeout.ts';
import { TAKEOUT_LIMITS } from './unpack-takeout.ts';

const HOME = 'Takeout/Google Business Profile/account-1/location-2';
const REVIEWS = JSON.stringify({
  reviews: [
    {
      name: 'accounts/1/locations/2/reviews/a',
      starRating: 'FIVE',
      comment: 'Good',
      createTime: '2026-01-01T00:00:00Z',
    },
  ],
});
const goodZip = () => zipSync({ [`${HOME}/reviews.json`]: strToU8(REVIEWS) });

async function outcome(bytes: Uint8Array, limits: Partial<typeof TAKEOUT_LIMITS> | Record<string, number> = {}) {
  const reading = await readTakeout(bytes, { ...TAKEOUT_LIMITS, ...limits });
  if ('profiles' in reading) return `read ${reading.profiles[0]?.reviews?.length ?? 0}`;
  expect(reading.sentence).toMatch(/^[A-Z].{20,200}\.$/);
  return reading.code;
}

/** Puts a number into every header of the central directory, or of the entries themselves. */
function patch(
  bytes: Uint8Array,
  signature: 'entry' | 'directory',
  offset: number,
  value: number,
  size: 2 | 4,
): Uint8Array {
  const patched = bytes.slice();
  const view = new DataView(patched.buffer);
  for (let at = 0; at + offset + size <= patched.length; at += 1) {
    if (view.getUint32(at, true) !== (signature === 'entry' ? 0x04034b50 : 0x02014b50)) continue;
    if (size === 2) view.setUint16(at + offset, value, true);
    else view.setUint32(at + offset, value, true);
  }
  return patched;
}

describe('a file that is no good zip', () => {
  it.each([
    ['not-a-zip', new Uint8Array(0)],
    ['not-a-zip', strToU8('%PDF-1.7 and so on')],
    ['not-zip-format', gzipSync(strToU8('a tar'))],
    ['not-zip-format', strToU8('Rar!xxxx')],
    ['single-file', strToU8(`\n ${REVIEWS}`)],
    ['damaged', strToU8('PK\x03\x04 and then nothing')],
    ['damaged', goodZip().subarray(0, -30)],
    ['no-profile', zipSync({})],
  ])('is refused as %s', async (code, bytes) => {
    expect(await outcome(bytes)).toBe(code);
  });

  it('is refused when it is locked with a password', async () => {
    const locked = patch(patch(goodZip(), 'entry', 6, 1, 2), 'directory', 8, 1, 2);
    expect(await outcome(locked)).toBe('encrypted');
  });

  it.each(['../../etc/reviews.json', '/reviews.json', 'C:/reviews.json', 'a\\..\\..\\reviews.json'])(
    'is refused when it names %s',
    async (path) => {
      expect(await outcome(zipSync({ [path]: strToU8(REVIEWS) }))).toBe('unsafe-names');
    },
  );
});

describe('a zip that would unfold to too much', () => {
  const bomb = zipSync({
    [`${HOME}/reviews.json`]: strToU8(REVIEWS),
    [`${HOME}/reviews-2.json`]: new Uint8Array(32 * 1024 * 1024),
  });

  it('loses the file that says it is too large', async () => {
    expect(bomb.length).toBeLessThan(100_000);
    const reading = await readTakeout(bomb);
    expect('profiles' in reading && reading.warnings).toEqual([
      'The file reviews-2.json is too large and was left out.',
    ]);
  });

  it('loses the file that unfolds to more than it says', async () => {
    const lying = patch(bomb, 'directory', 24, REVIEWS.length, 4);
    const reading = await readTakeout(lying);
    expect('profiles' in reading && reading.warnings).toEqual([
      'The file reviews-2.json could not be read and was left out.',
    ]);
    expect('profiles' in reading && reading.profiles[0]?.reviews).toHaveLength(1);
  });

  it('is refused when its files together are too large, or too many', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 40 }, (_, page) => [`${HOME}/reviews-${page}.json`, strToU8(REVIEWS)]),
    );
    expect(await outcome(zipSync(pages))).toBe('read 1');
    expect(await outcome(zipSync(pages), { allDocumentBytes: REVIEWS.length * 39 })).toBe('too-big');
    expect(await outcome(zipSync(pages), { documents: 39 })).toBe('too-big');
    expect(await outcome(zipSync(pages), { entries: 39 })).toBe('too-big');
    expect(await outcome(zipSync(pages), { zipBytes: 1000 })).toBe('too-big');
  });

  it('is refused when one stretch of it is unfolded over and over', async () => {
    const shared = patch(bomb, 'directory', 42, 0, 4);
    expect(await outcome(shared)).toMatch(/^(?:read 1|damaged)$/);
  });

  it('is not followed into deep folders or endless names', async () => {
    const deep = `${'a/'.repeat(200)}reviews.json`;
    expect(await outcome(zipSync({ [deep]: strToU8(REVIEWS) }))).toBe('no-profile');
    expect(await outcome(zipSync({ [`${'n'.repeat(5000)}.json`]: strToU8(REVIEWS) }))).toBe('no-profile');
  });

  it('is read past the text files of other products, but not past any number of them', async () => {
    const others = Object.fromEntries(
      Array.from({ length: 400 }, (_, photo) => [`Takeout/Photos/p${photo}.jpg.json`, strToU8('{"title":"p"}')]),
    );
    expect(await outcome(zipSync({ ...others, [`${HOME}/reviews.json`]: strToU8(REVIEWS) }))).toBe('read 1');
  });
});

describe('hostile content', () => {
  it.each([
    ['a text nested a million deep', '['.repeat(1_000_000)],
    ['a review list nested deep', `{"reviews":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['names of the language itself', '{"__proto__":{"reviews":[]},"constructor":{"name":"x"},"reviews":{"length":3}}'],
    ['bytes that are no text', '\u0000'],
  ])('%s gives a refusal', async (_, json) => {
    expect(await outcome(zipSync({ [`${HOME}/reviews.json`]: strToU8(json) }))).toMatch(/^(?:damaged|no-profile)$/);
  });

  it('is never thrown on, whatever bytes are broken', async () => {
    const random = seededRandom(5);
    const good = zipSync({
      [`${HOME}/reviews.json`]: strToU8(REVIEWS),
      [`${HOME}/data.json`]: strToU8('{"title":"A","profile":{"description":"B"}}'),
    });
    const outcomes = new Set<string>();
    for (let round = 0; round < 600; round += 1) {
      const broken = good.slice();
      for (let flip = 0; flip < 1 + (round % 4); flip += 1)
        broken[Math.floor(random() * broken.length)] = Math.floor(random() * 256);
      outcomes.add(await outcome(broken));
    }
    expect(outcomes.size).toBeGreaterThan(2);
  });

  it('stays out of sentences: names lose what turns or hides text', async () => {
    const reading = await readTakeout(
      zipSync({
        [`${HOME}/reviews.json`]: strToU8(REVIEWS),
        [`${HOME}/data\u202Egnp\u0007${'x'.repeat(90)}.json`]: strToU8('{'),
      }),
    );
    const warning = 'profiles' in reading ? (reading.warnings[0] ?? '') : '';
    expect(warning).toMatch(/^The file datagnpx{53} could not be read and was left out\.$/);
  });
});
