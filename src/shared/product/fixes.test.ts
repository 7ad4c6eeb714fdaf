import { describe, expect, it } from 'vitest';
import type { AddOnId } from './add-ons.ts';
import { lockedFixes } from './fixes.ts';

describe('lockedFixes', () => {
  it.each<[string, boolean, AddOnId[], string[]]>([
    ['a visitor', false, [], ['fix-qa', 'fix-h1']],
    ['Pro', true, [], []],
    ['the Q&A pack', false, ['qa-year-pack'], ['fix-h1']],
    ['a pack that brings no fix', false, ['photo-seo-pack'], ['fix-qa', 'fix-h1']],
  ])('%s', (_, isPro, addOns, expected) => expect(lockedFixes(isPro, addOns)).toEqual(expected));
});
