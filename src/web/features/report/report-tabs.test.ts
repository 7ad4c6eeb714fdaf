import { describe, expect, it } from 'vitest';
import { findReportAnchor, findReportTab, REPORT_TABS } from './report-tabs.ts';

describe('the tab of an address', () => {
  it('is the one that it names', () => {
    for (const { id } of REPORT_TABS) {
      expect(findReportTab(`#${id}`)).toBe(id);
      expect(findReportAnchor(`#${id}`)).toBeNull();
    }
  });

  it.each([
    ['#plan', 'result'],
    ['#fixit', 'fixes'],
    ['#fix-h1', 'fixes'],
    ['#pack-qa-year', 'fixes'],
    ['#keywords', 'fixes'],
    ['#factors', 'proof'],
    ['#factor-websiteH1', 'proof'],
    ['#nap', 'proof'],
    ['#pages', 'proof'],
    ['#facts', 'business'],
    ['#fact-name', 'business'],
    ['#profile', 'business'],
    ['#yourFiles', 'business'],
    ['#watch', 'business'],
    ['#takeout', 'business'],
    ['#profile-stars', 'business'],
    ['#profile-texts', 'fixes'],
  ])('of %s is %s, which then scrolls there', (hash, tab) => {
    expect(findReportTab(hash)).toBe(tab);
    expect(findReportAnchor(hash)).toBe(hash.slice(1));
  });

  it('of the panel of five parts of earlier releases holds their rows', () => {
    expect(findReportTab('#parts')).toBe('fixes');
    expect(findReportAnchor('#parts')).toBe('fixit');
  });

  it.each(['', '#', '#no-such-place'])('of %j is the result', (hash) => {
    expect(findReportTab(hash)).toBe('result');
  });
});
