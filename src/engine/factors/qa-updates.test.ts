import { describe, expect, it } from 'vitest';
import { aBlock, aBusiness, aNode, aPage, aProfile, aSilentPage, aSite, someEvidence } from '#test/builders.ts';
import { scoreCheck, testFactorCases } from '#test/factor-cases.ts';
import { qaUpdates } from './qa-updates.ts';

const posted = (daysSinceLastPost: number | null) =>
  ({ profile: { kind: 'found', value: aProfile({ daysSinceLastPost }) } }) as const;
const dated = (written: string) => ({ home: aPage({ openGraph: { 'article:modified_time': written } }) });
const { questions } = aBusiness();

describe('qaUpdates', () => {
  testFactorCases(qaUpdates, [
    { when: 'five answers', given: {}, check: 'questionsOnSite', status: 'pass', says: '5 questions' },
    {
      when: 'two answers',
      given: { business: aBusiness({ questions: questions.slice(0, 2) }) },
      check: 'questionsOnSite',
      status: 'partial',
    },
    {
      when: 'none',
      given: { business: aBusiness({ questions: [] }), pages: [aSilentPage()] },
      check: 'questionsOnSite',
      status: 'fail',
    },
    {
      when: 'none without scripts',
      given: { business: aBusiness({ questions: [] }), site: aSite({ textWithoutScripts: false }) },
      check: 'questionsOnSite',
      status: 'notMeasured',
    },
    {
      when: 'a date last week',
      given: dated('2026-11-14'),
      check: 'freshContent',
      status: 'pass',
      says: 'Nov 14, 2026',
    },
    { when: 'a date last winter', given: dated('2026-02-01'), check: 'freshContent', status: 'partial' },
    { when: 'a date years ago', given: dated('2021-02-01T10:00:00+01:00'), check: 'freshContent', status: 'fail' },
    { when: 'a date to come only', given: dated('2027-01-01'), check: 'freshContent', status: 'notMeasured' },
    { when: 'no dates', given: { home: aPage({ openGraph: {} }) }, check: 'freshContent', status: 'notMeasured' },
    { when: 'a date in words', given: dated('last Monday'), check: 'freshContent', status: 'notMeasured' },
    {
      when: 'only a review has a date',
      given: { home: aPage({ openGraph: {}, structured: [aNode('Review', { datePublished: '2026-11-01' })] }) },
      check: 'freshContent',
      status: 'notMeasured',
    },
    {
      when: 'only a legal notice has a date',
      given: {
        home: aPage({
          url: 'https://harborandpine.example/impressum',
          openGraph: { 'article:modified_time': '2026-11-14' },
        }),
      },
      check: 'freshContent',
      status: 'notMeasured',
    },
    { when: 'no profile', given: {}, check: 'profilePosts', status: 'notMeasured' },
    { when: 'posts unknown', given: posted(null), check: 'profilePosts', status: 'notMeasured' },
    { when: 'posted this week', given: posted(3), check: 'profilePosts', status: 'pass' },
    { when: 'posted this month', given: posted(25), check: 'profilePosts', status: 'partial' },
    { when: 'posted in spring', given: posted(200), check: 'profilePosts', status: 'fail', says: '200 days' },
  ]);

  it('takes no date below a picture for one of the page', () => {
    const status = (tag: string) => {
      const home = aPage({ openGraph: {}, structured: [], blocks: [aBlock('Training\nMarch 13, 2026', { tag })] });
      const evidence = someEvidence({ home, pages: [home] });
      return qaUpdates.evaluate(evidence).checks.find(({ id }) => id === 'qaUpdates.freshContent')?.status;
    };
    expect([status('p'), status('figcaption')]).toEqual(['partial', 'notMeasured']);
  });

  const shown = (lines: readonly string[]) => {
    const blocks = lines.map((line) => aBlock(line, { hints: 'list' }));
    const home = aPage({ openGraph: {}, structured: [], blocks });
    const { checks } = qaUpdates.evaluate(
      someEvidence({ home, business: aBusiness({ languages: ['ko', 'ja', 'de', 'en'] }) }),
    );
    return checks.find(({ id }) => id === 'qaUpdates.freshContent')?.finding ?? '';
  };

  it.each([
    [
      'a Korean board',
      ['모던 핏 정장 최고관리자 2023.11.10 0', '클래식 정장 P 최고관리자 2023.11.10 0', '체크 정장 2023.11.09 3'],
    ],
    ['a Japanese one', ['秋のお知らせ 2023年11月10日', '夏休みのお知らせ 2023年7月1日', '開店 2023年1月5日']],
    ['a German one', ['Neue Bilder, 10.11.2023', 'Sommerfest am Hof, 02.07.2023', 'Winterpause 04.01.2023']],
    ['the second line of a teaser', ['October 6, 2022\nRead More', 'November 10, 2023\nRead More']],
  ])('reads the newest date of %s', (_what, lines) => {
    expect(shown(lines)).toContain('Nov 10, 2023');
  });

  it.each([
    ['a history', ['Gegründet am 03.05.1987', 'Umzug am 01.02.2004', 'Übergabe am 10.11.2019']],
    ['one that begins with its dates', ['10.11.2019 Übergabe', '01.02.2014 Umzug', '03.05.2007 Gründung']],
    ['two sentences', ['Meister seit 10.11.2019', 'Umzug am 01.02.2014']],
  ])('takes %s for no date of the page', (_what, lines) => {
    expect(shown(lines)).toContain('no dates');
  });

  it('earns more points with more answers', () => {
    const points = [1, 2, 3, 4, 5].map((count) =>
      scoreCheck(qaUpdates, { business: aBusiness({ questions: questions.slice(0, count) }) }, 'questionsOnSite'),
    );
    expect(points).toEqual([4, 8, 12, 16, 25]);
  });

  it('explains why it evaluates the website', () => {
    expect(qaUpdates.evaluate(someEvidence()).details).toContain('Nov 3, 2025');
  });
});
