import { expect, it } from 'vitest';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { composePosts } from '../write/compose-posts.ts';
import { composeTemplates } from '../write/compose-templates.ts';
import { spokenWording } from './business-slots.ts';
import { composeQa } from './compose-qa.ts';

it('texts are not written for a site in a language without wordings, rather than in English', async () => {
  const recorded = await readRecordedMaterials();
  const foreign = [...recorded.values()].filter((material) => spokenWording(material).isForeign);
  expect(foreign.length).toBeGreaterThan(0);
  for (const material of foreign) {
    expect(composeQa(material, 24).filter(({ url }) => url === null)).toEqual([]);
    expect(composePosts(material)).toEqual([]);
    expect(composeTemplates(material, 0).size).toBe(0);
  }
});
