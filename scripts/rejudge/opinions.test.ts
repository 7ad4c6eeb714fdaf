import { describe, expect, it } from 'vitest';
import { compareWithOpinions, type ReadFinding } from './opinions.ts';

const read = (check: string, finding: string, opinion: ReadFinding['opinion']): ReadFinding => ({
  check,
  finding,
  opinion,
});

describe('compareWithOpinions', () => {
  const known = [
    read('a.one', 'No phone.', 'right'),
    read('a.two', 'No address.', 'false'),
    read('a.three', 'No hours.', 'false'),
    read('a.four', 'No name.', 'right'),
  ];

  it('keeps the opinion on a finding that is made in the same words', () => {
    const { made } = compareWithOpinions([{ check: 'a.one', finding: 'No phone.' }], known);
    expect(made.right).toEqual([known[0]]);
    expect(made.false).toEqual([]);
  });

  it('tells what is no longer found, false alarms and right ones apart', () => {
    const { gone } = compareWithOpinions([{ check: 'a.one', finding: 'No phone.' }], known);
    expect(gone.false.map(({ check }) => check)).toEqual(['a.two', 'a.three']);
    expect(gone.right.map(({ check }) => check)).toEqual(['a.four']);
  });

  it('asks for a finding in other words to be read again', () => {
    const { made, gone, unread } = compareWithOpinions([{ check: 'a.two', finding: 'No street.' }], known);
    expect(unread).toEqual([{ check: 'a.two', finding: 'No street.' }]);
    expect(made.false).toEqual([]);
    expect(gone.false.map(({ check }) => check)).toEqual(['a.three']);
  });
});
