import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { composeGeneratedParts, PARTS_VERSION } from './compose-generated-parts.ts';

/** What version `PARTS_VERSION` makes of the recorded sites. */
const MADE_BY_VERSION: Readonly<Record<number, string>> = {
  1: 'hI0FoLE6dxU9Qmw-g6ZEb3XfvmMGFrs6xhyLbyFqO9E',
  2: '5giISxskVjGhoUsCS-yK-F1-Y2WY01RGKyBI1f2YkUk',
  3: 'VPx8oeYh_3HlPl4jgl8SzMn_95Glb2eaeQ86gl3L96o',
  4: '3GhEv4vuQwuTcG3_m1Z7w2c362Ssvw3GYxZulkXZ-gE',
  5: 'v-6SGGBc1o2GOdBlcorLmvuwfzLRzswN7b1kuY_v8DE',
};

it('the same facts make what this version of the parts makes: otherwise raise PARTS_VERSION and add its digest here', async () => {
  const digest = createHash('sha256');
  const materials = [...(await readRecordedMaterials())].sort(([one], [other]) => one.localeCompare(other));
  expect(materials.length).toBeGreaterThan(10);
  for (const [id, material] of materials) {
    const parts = await composeGeneratedParts(material);
    digest.update(JSON.stringify([id, { ...parts, packFixes: [...parts.packFixes] }]));
  }
  expect(MADE_BY_VERSION[PARTS_VERSION]).toBe(digest.digest('base64url'));
});
