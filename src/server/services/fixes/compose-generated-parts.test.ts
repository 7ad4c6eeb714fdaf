import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { composeGeneratedParts } from './compose-generated-parts.ts';

/** The digest of the texts and offers of the recorded sites. */
const DIGEST = 'IpGU5g4OaKlVf_b-XkdGX0dbUlUskW9oISEvfmWy9mg';

it('the same facts make the same texts and offers: after a change, read the difference and update the digest', async () => {
  const digest = createHash('sha256');
  const materials = [...(await readRecordedMaterials())].sort(([one], [other]) => one.localeCompare(other));
  expect(materials.length).toBeGreaterThan(10);
  for (const [id, material] of materials) {
    const parts = await composeGeneratedParts(material);
    digest.update(JSON.stringify([id, parts]));
  }
  expect(digest.digest('base64url')).toBe(DIGEST);
});
