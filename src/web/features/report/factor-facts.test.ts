import { describe, expect, it } from 'vitest';
import { FACTOR_KEYS, type FactorKey } from '#shared/audit/factor-keys.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { type FactorSource, factorFacts } from './factor-facts.ts';

const analysis = sampleAuditedAnalysis();

/** The lines of one factor as "label: value", with some of its fields changed. */
function linesOf<K extends FactorKey>(key: K, over: Partial<Factors[K]>, source: Partial<FactorSource> = {}): string[] {
  const factors = { ...analysis.factors, [key]: { ...analysis.factors[key], ...over } };
  return factorFacts({ ...analysis, factors, ...source }, key).map(({ label, value }) => `${label}: ${value}`);
}

describe('factorFacts', () => {
  it('shows category and description with what is missing', () => {
    expect(linesOf('businessCategory', { issues: ['Too broad.'] })).toEqual([
      'Current: Plumber',
      'Recommended: Plumber, with Water heater installation as a second category',
      'Issues: Too broad.',
    ]);
    expect(linesOf('description', { actionRequired: true, suggestions: ['Say it first.'] })).toEqual([
      expect.stringMatching(/^Current: Harbor & Pine/),
      'Action required: Yes',
      expect.stringMatching(/^Missing keywords: drain cleaning, /),
      'Suggestions: Say it first.',
    ]);
  });

  it('counts the locked rewrites of the Q&A content, too', () => {
    const locked = { qaRewriteSuggestions: { count: 4, code: 'plan-required' as const, titles: [] } };
    expect(linesOf('qaContentOptimization', {}, { locked })).toEqual([
      'Status: Needs improvement',
      'Rewrite suggestions: 4',
    ]);
  });

  it('shows the trusted share only above zero', () => {
    const links = { status: 'SPAM_HEAVY', totalRefDomains: 1_200, spammyLinksCount: 40 } as const;
    expect(linesOf('linkAuthority', { ...links, trustedSourcePercentage: 0 })).toEqual([
      'Status: Many spam links',
      'Referring domains: 1,200',
      'Authority score: Nobody can check this here',
      'Spam links: 40',
    ]);
    expect(linesOf('linkAuthority', { ...links, trustedSourcePercentage: 12.5 })).toContain('Trusted sources: 12.5%');
  });

  it('ticks JSON-LD and names types found and missing', () => {
    const data = {
      status: 'PARTIAL',
      totalSchemaElements: 3,
      detectedTypesCount: 1,
      detectedTypes: ['Plumber'],
      missingTypesCount: 0,
      missingTypes: [],
    } as const;
    expect(
      linesOf('structuredData', { ...data, detectedTypes: ['Plumber'], missingTypes: [], hasJsonLd: true }),
    ).toEqual([
      'Status: Partial',
      'Schema elements: 3',
      'Types detected: 1: Plumber',
      'Types missing: 0',
      'JSON-LD: ✓ Present',
    ]);
  });

  it('notes several platforms only above two, and rates to one decimal', () => {
    const signals = { gbpAvgRating: 4.666, sentimentScore: 71, status: 'EXCELLENT' } as const;
    expect(linesOf('communitySignals', { ...signals, diversityCount: 2 })).toEqual([
      'Status: Excellent',
      'Average rating: 4.7',
      'Reddit threads: Nobody can check this here',
      'Sentiment: 71% positive',
    ]);
    expect(linesOf('communitySignals', { ...signals, diversityCount: 3 }).at(-1)).toMatch(/^Spread: 3 platforms/);
  });

  it.each([
    [71, 'good'],
    [41, 'mid'],
    [40, 'poor'],
  ])('gives a sentiment of %d its colour', (sentimentScore, band) => {
    const communitySignals = { ...analysis.factors.communitySignals, sentimentScore };
    const facts = factorFacts({ ...analysis, factors: { ...analysis.factors, communitySignals } }, 'communitySignals');
    expect(facts).toContainEqual({ label: 'Sentiment', value: `${sentimentScore}% positive`, band });
    expect(facts.filter((fact) => fact.band !== undefined)).toHaveLength(1);
  });

  it('says what to add when no analytics were given, and shows fractions as percent when they are', () => {
    expect(linesOf('aiReferrals', { configured: false })).toEqual([expect.stringContaining('Not configured')]);
    const connected = { configured: true, totalSessions: 48, conversionRate: 0.125, status: 'SOME' } as const;
    expect(linesOf('aiReferrals', { ...connected, windowDays: 90 })).toEqual([
      'Status: Some',
      'Sessions in 90 days: 48',
      'Conversion: 12.5%',
    ]);
    expect(linesOf('aiReferrals', { ...connected, windowDays: null })).toContain('Sessions: 48');
  });

  it('shows no presence rate without its sample and its error', () => {
    const presence = {
      queriesTotal: 10,
      engines: ['perplexity'],
      positivesCount: 3,
      gapsCount: 7,
      presenceRate: { perplexity: 0.3, chatgpt: null, copilot: null },
    };
    const lines = linesOf('answerPresence', presence);
    expect(lines).toContain('Perplexity: 30% of 10, between 11% and 60%');
    expect(lines).toContain('Copilot: Not sampled');
    const sizes = { ...presence, queriesTotal: 30, sampleSizes: { perplexity: 10, chatgpt: 20, copilot: 0 } };
    expect(linesOf('answerPresence', sizes)).toContain('Perplexity: 30% of 10, between 11% and 60%');
    expect(lines).toContain('Window: 7 days');
    expect(lines.at(-1)).toBe(`How this is known: ${analysis.factors.answerPresence.legalNote}`);
  });

  it('leaves no line without a value', () => {
    for (const key of FACTOR_KEYS) {
      for (const { value } of factorFacts(analysis, key)) expect(value).not.toMatch(/^$|null|undefined|NaN/);
    }
  });
});
