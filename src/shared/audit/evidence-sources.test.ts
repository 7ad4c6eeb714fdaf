import { describe, expect, it } from 'vitest';
import {
  describeEvidenceSources,
  EVIDENCE_SOURCES,
  type EvidenceSource,
  type EvidenceSourceId,
  findEvidenceSource,
  sourcesNamedIn,
} from './evidence-sources.ts';

const rows: readonly (readonly [string, EvidenceSource])[] = Object.entries(EVIDENCE_SOURCES);
const ids = rows.map(([id]) => id).filter((id): id is EvidenceSourceId => id in EVIDENCE_SOURCES);

describe('the sources of evidence', () => {
  it.each(rows)('%s: words that go on after "What would measure it:"', (_, { words }) => {
    expect(words).toMatch(/^[a-z][^!;]+[^.!; ]$/);
  });

  it('none has words that hold those of another, so that a phrase can be read back', () => {
    for (const id of ids) expect(sourcesNamedIn(describeEvidenceSources([id]))).toEqual([id]);
  });

  it('are read back from a phrase of several', () => {
    const phrase = describeEvidenceSources(['bingExport', 'pastedAnswers']);
    expect(phrase).toBe('your Bing AI Performance export or five answers of that tool that you paste (Your files)');
    expect(sourcesNamedIn(phrase)).toEqual(['bingExport', 'pastedAnswers']);
    expect(sourcesNamedIn('a Perplexity key')).toEqual([]);
  });

  it.each([
    [['takeout', 'ownProfile'], 'profile'],
    [['trafficExport'], 'yourFiles'],
    [['ownName'], 'facts'],
    [['newAudit'], null],
  ] as const)('%j is given in %s', (sources, place) => {
    expect(findEvidenceSource(describeEvidenceSources(sources))).toBe(place);
  });

  it('are keys only where the server reads such a setting: none of its keys measures anything', () => {
    expect(rows.filter(([, { kind }]) => kind === 'key')).toEqual([]);
  });
});
