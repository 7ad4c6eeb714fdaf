import { describe, expect, it } from 'vitest';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { compareNap } from './nap-comparison.ts';

const { business } = sampleAuditedAnalysis();

describe('compareNap', () => {
  const { reference, lines } = compareNap(business);

  it('compares with what was taken as the business’s own', () => {
    expect(reference).toEqual({
      name: 'Harbor & Pine Plumbing',
      address: '2114 Lantern St, Suite 3, Duluth, MN 55802',
      phone: '(218) 555-0142',
    });
  });

  it('draws the same footer of many pages into one line', () => {
    expect(lines.find(({ place }) => place === 'footer')?.urls).toHaveLength(11);
    expect(lines).toHaveLength(5);
  });

  it('marks the digits that differ, and only in a conflict', () => {
    const contact = lines.find(({ conflicts }) => conflicts.includes('phone'));
    expect(contact?.cells.phone).toEqual([
      { text: '(218) 555-01', kind: 'same' },
      { text: '24', kind: 'extra' },
    ]);
    const about = lines.find(({ urls }) => urls[0]?.endsWith('/about') && urls.length === 1);
    expect(about?.cells.phone).toEqual([{ text: '218.555.0142', kind: 'same' }]);
  });

  it('shows what is missing in its place, and nothing where a place states nothing', () => {
    const markup = lines.find(({ place }) => place === 'json-ld');
    expect(markup?.cells.address).toContainEqual({ text: 'Suite 3, ', kind: 'missing' });
    expect(lines.find(({ place }) => place === 'tel-link')?.cells.name).toBeNull();
  });
});
