import { describe, expect, it } from 'vitest';
import type { AdminPublicClaim } from '#shared/api/admin/content.ts';
import { draftFrom, getClaimVisibility, typedFrom } from './public-claim-draft.ts';

const kept: AdminPublicClaim = {
  id: 's1',
  kind: 'testimonial',
  text: 'They fixed our page.',
  author: 'Ada Harbor',
  authorRole: null,
  basis: null,
  isPublished: true,
  isShown: false,
  updatedAt: '2026-11-20T10:00:00Z',
};

describe('a statement', () => {
  it('becomes a draft with null for what was left empty', () => {
    expect(draftFrom({ ...typedFrom(kept), basis: '  ' })).toEqual({
      draft: {
        kind: 'testimonial',
        text: 'They fixed our page.',
        author: 'Ada Harbor',
        authorRole: null,
        basis: null,
        isPublished: true,
      },
    });
  });

  it('says what is wrong, field by field', () => {
    expect(draftFrom(typedFrom(null))).toEqual({ problems: { text: 'Write what the statement says.' } });
    const long = draftFrom({ ...typedFrom(kept), author: 'a'.repeat(121) });
    expect(Object.keys('problems' in long ? long.problems : {})).toEqual(['author']);
  });

  it.each([
    [{ isShown: true, basis: 'A letter' }, 'Shown to visitors'],
    [{}, 'Not shown: it has no basis'],
    [{ isPublished: false }, 'Not shown: it has no basis and it is not published'],
    [{ isPublished: false, basis: 'A letter' }, 'Not shown: it is not published'],
  ])('%j: %s', (change, words) => {
    expect(getClaimVisibility({ ...kept, ...change }).words).toBe(words);
  });
});
