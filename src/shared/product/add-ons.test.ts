import { describe, expect, it } from 'vitest';
import type { FixItScores } from '../audit/analysis.ts';
import { ADD_ONS, addOnsToShow } from './add-ons.ts';

const good: FixItScores = { qa: 100, reviews: 100, h1: 100, photos: 100, nap: 100, keywords: 100 };

/** The specification's table (section 9). */
const specified = [
  ['Q&A Year Pack', 49, 'qa', 60],
  ['Review Reply Pack', 29, 'reviews', 70],
  ['Site Tune-Up Report', 49, 'h1', 70],
  ['Photo SEO Pack', 19, 'photos', 70],
  ['Competitor Snapshot', 29, 'keywords', 60],
] as const;

describe('the add-ons', () => {
  it('are the five of the specification, at its prices', () => {
    expect(ADD_ONS.map(({ title, usDollars }) => [title, usDollars])).toEqual(
      specified.map(([title, usDollars]) => [title, usDollars]),
    );
  });

  it.each(specified)('%s ($%i) is offered for %s below %i, and not at it', (title, _, score, limit) => {
    const titles = (value: number | null) => addOnsToShow({ ...good, [score]: value }).map((addOn) => addOn.title);
    expect(titles(limit - 1)).toEqual([title]);
    expect(titles(limit)).toEqual([]);
    expect(titles(null)).toEqual([]);
  });
});
