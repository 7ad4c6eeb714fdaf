import { describe, expect, it } from 'vitest';
import type { KnownFiles, StoredAnswer } from '#shared/owner-files/stored-files.ts';
import { describeOldFile, ownerFileEvidence } from './owner-file-evidence.ts';

const subject = {
  name: 'Harbor & Pine Plumbing LLC',
  towns: ['Duluth'],
  country: 'US',
  siteUrl: 'https://www.harborandpine.example/',
  collectedAt: '2026-11-22T10:00:00.000Z',
};
const given = { fileName: 'file.csv', uploadedAt: '2026-11-20T10:00:00.000Z' };
const read = (files: KnownFiles) => ownerFileEvidence(files, subject);
const answer = (over: Partial<StoredAnswer>): StoredAnswer => ({
  engine: 'ChatGPT',
  question: 'Who unclogs drains in Duluth?',
  answer: 'Try Harbor and Pine Plumbing.',
  date: '2026-11-19',
  cited: [],
  ...over,
});
const readAnswer = (over: Partial<StoredAnswer>) => {
  const { answers } = read({ answers: { ...given, answers: [answer(over)] } });
  return answers.kind === 'found' ? answers.value.answers[0] : null;
};

describe('ownerFileEvidence', () => {
  it('is not configured without files', () => {
    const { links, traffic, answers } = ownerFileEvidence(undefined, subject);
    expect([links.kind, traffic.kind, answers.kind]).toEqual(['notConfigured', 'notConfigured', 'notConfigured']);
  });

  it('marks trusted and spam domains with their reasons, each once', () => {
    const names = [
      'duluthmn.gov',
      'd.umn.edu',
      'duluthchamber.com',
      'bbb.org',
      'duluthnewstribune.com',
      'joes-blog.com',
      'cheap-backlinks.com',
      'seo-rank-4711-best-top.xyz',
      'rotary.org',
    ];
    const { links } = read({
      links: { ...given, domains: names.map((domain) => ({ domain, links: 1 })), moreDomains: 1 },
    });
    expect(links).toMatchObject({
      kind: 'found',
      value: {
        totalRefDomains: 10,
        avgAuthorityScore: null,
        highQualityLinksCount: 5,
        spammyLinksCount: 2,
        trustedSourcePercentage: 50,
      },
    });
    if (links.kind !== 'found') return;
    expect(links.value.trusted.map(({ reason }) => reason)).toEqual([
      'public body',
      'school or university',
      'chamber of commerce',
      'consumer body',
      'press',
    ]);
    expect(links.value.spam.map(({ domain }) => domain)).toEqual(['cheap-backlinks.com', 'seo-rank-4711-best-top.xyz']);
  });

  it.each([
    'alphabet.com',
    'better.org',
    'sexton-plumbing.com',
    'casinocitynews.top',
    'my-little-pony.com',
    'essexplumbers.co.uk',
    'xn--mnchen-3ya.de',
    'echochamber.com',
  ])('leaves %s unmarked', (domain) => {
    const { links } = read({ links: { ...given, domains: [{ domain, links: null }], moreDomains: 0 } });
    expect(links).toMatchObject({ value: { highQualityLinksCount: 0, spammyLinksCount: 0 } });
  });

  it.each([
    ['with another "and"', 'Try Harbor and Pine Plumbing in Duluth.', true],
    ['in capitals, without its legal form', 'HARBOR & PINE PLUMBING, 5 stars', true],
    ['as part of other words', 'The harbors, pineapple plumbing shop', false],
    ['in another order', 'Pine Plumbing at the harbor', false],
    ['of a namesake in another town', 'In Phoenix, Arizona, call Harbor & Pine Plumbing.', false],
    ['that it knows nothing about', 'I couldn’t find anything about Harbor & Pine Plumbing. Call others.', false],
    ['with its own town', 'In Duluth, Harbor & Pine Plumbing is open; in Phoenix, others are.', true],
    ['with a word between', 'Harbor & Old Pine Plumbing', false],
  ])('finds a name %s', (_, text, isNamed) => {
    expect(readAnswer({ answer: text })?.naming !== null).toBe(isNamed);
  });

  it('finds pages of the site in the answer and beside it, and no others', () => {
    const read = readAnswer({
      answer: 'See harborandpine.example/drains and https://notharborandpine.example/x.',
      cited: ['https://www.harborandpine.example/', 'https://yelp.com/biz/harborandpine.example'],
    });
    expect(read).toMatchObject({
      naming: null,
      ownPages: ['https://www.harborandpine.example/', 'harborandpine.example/drains'],
    });
  });

  it('counts fresh files, and dates stale ones', () => {
    const { answers } = read({ answers: { ...given, answers: [answer({}), answer({ date: '2026-06-01' })] } });
    expect(answers).toMatchObject({ kind: 'found', value: { oldAnswers: 1 } });
    const traffic = {
      ...given,
      period: { from: '2026-01-01', to: '2026-03-31' },
      by: 'source' as const,
      sources: [],
      total: { sessions: 10, keyEvents: null },
    };
    expect(read({ traffic }).traffic).toEqual({
      kind: 'unavailable',
      reason: 'The traffic report ends on Mar 31, 2026',
    });
    expect(describeOldFile('traffic', { traffic }, subject.collectedAt)).toBe(
      'This ends on Mar 31, 2026. Only the 120 days before your audit count, so it adds nothing.',
    );
  });

  describe('of a business whose name is one word', () => {
    const bloom = { ...subject, name: 'Bloom', towns: ['Leeds'], country: 'GB', siteUrl: 'https://bloom.example/' };
    const readBloom = (over: Partial<StoredAnswer>) => {
      const { answers } = ownerFileEvidence({ answers: { ...given, answers: [answer(over)] } }, bloom);
      if (answers.kind !== 'found') throw new Error('There are no answers.');
      return answers.value;
    };

    it('counts none of doubt before the owner has said whom it means', () => {
      const text = { answer: 'Bloom on King Street delivers the same day.' };
      const quote = text.answer;
      expect(readBloom(text)).toMatchObject({ answers: [], doubtful: [{ quote, isUs: null, date: '2026-11-19' }] });
      expect(readBloom({ ...text, isUs: true })).toMatchObject({
        answers: [{ naming: quote }],
        doubtful: [{ isUs: true }],
      });
      expect(readBloom({ ...text, isUs: false })).toMatchObject({
        answers: [{ naming: null }],
        doubtful: [{ isUs: false }],
      });
    });

    it.each([
      ['the verb', 'Tulips bloom in April.', null],
      ['the town beside it', 'In Leeds, Bloom delivers the same day.', 'In Leeds, Bloom delivers the same day.'],
      ['a link to the site', 'Bloom: https://bloom.example/shop', 'Bloom: https://bloom.example/shop'],
    ])('asks nothing about %s', (_, text, naming) => {
      expect(readBloom({ answer: text })).toMatchObject({ answers: [{ naming }], doubtful: [] });
    });
  });

  it('has no word against what counts or is not there, and goes by the newest answer', () => {
    const answers = { ...given, answers: [answer({}), answer({ date: '2026-06-01' })] };
    expect(describeOldFile('answers', { answers }, subject.collectedAt)).toBeNull();
    expect(describeOldFile('links', { answers }, subject.collectedAt)).toBeNull();
    const old = { ...given, answers: [answer({ date: '2026-06-01' })] };
    expect(describeOldFile('answers', { answers: old }, subject.collectedAt)).toContain('Jun 1, 2026');
    const links = { fileName: null, uploadedAt: '2025-11-01T00:00:00.000Z', domains: [], moreDomains: 0 };
    expect(describeOldFile('links', { links }, subject.collectedAt)).toContain('365 days');
  });

  it('sums up visits by tool, with no key events where none are set up', () => {
    const sources = [
      { source: 'chatgpt.com', sessions: 3, users: 3, keyEvents: 0 },
      { source: 'perplexity.ai', sessions: 2, users: 2, keyEvents: 0 },
    ];
    const traffic = { ...given, period: { from: '2026-08-24', to: '2026-11-21' }, by: 'source' as const, sources };
    expect(read({ traffic: { ...traffic, total: { sessions: 90, keyEvents: 0 } } }).traffic).toMatchObject({
      value: { sessions: 5, users: 5, keyEvents: null, period: { days: 90 } },
    });
    expect(read({ traffic: { ...traffic, total: { sessions: 90, keyEvents: 7 } } }).traffic).toMatchObject({
      value: { keyEvents: 0 },
    });
  });
});
