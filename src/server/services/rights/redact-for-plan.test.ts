import { describe, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { PLANS } from '#shared/product/plan-names.ts';
import { SAMPLE_SECRETS, secret, secretsIn, title, titlesIn, withMarkedTexts } from '#test/marked-texts.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { redactForPlan } from './redact-for-plan.ts';

const EMPTY = sampleAnalysis();

/** An analysis with `count` texts of each kind. */
const anAnalysis = (count: number): AuditedAnalysis => ({ ...withMarkedTexts(EMPTY, count), auditId: 'a'.repeat(32) });

/** What leaves the server: through the contract, as text. */
const sent = (analysis: AuditedAnalysis) => JSON.stringify(AuditedAnalysis.parse(analysis));

describe('redactForPlan', () => {
  it.each([2, 3, 5])('lets out for free one complete sample of each of %i, and of the rest the titles', (count) => {
    const text = sent(redactForPlan(anAnalysis(count), 'free', []));
    expect(secretsIn(text)).toEqual(SAMPLE_SECRETS);
    expect(titlesIn(text)).toEqual(titlesIn(sent(anAnalysis(count))));
  });

  it.each([0, 1, 5])('lets all of %i out for pro and agency', (count) => {
    for (const plan of ['pro', 'agency'] as const) {
      const view = redactForPlan(anAnalysis(count), plan, []);
      expect(view).toEqual(anAnalysis(count));
      expect(secretsIn(sent(view))).toEqual(secretsIn(sent(anAnalysis(count))));
    }
  });

  it('says for free how much is withheld', () => {
    const { locked, aeoActionPack } = redactForPlan(anAnalysis(3), 'free', []);
    const titles = (kind: string) => [title(kind, 'beta'), title(kind, 'gamma')];
    expect(aeoActionPack).toBeNull();
    expect(locked).toEqual({
      qaRewriteSuggestions: { count: 2, code: 'plan-required', titles: titles('rewrite') },
      templates: { count: 2, code: 'plan-required', titles: titles('template') },
      contentIdeas: { count: 2, code: 'plan-required', titles: titles('idea') },
      aeoActionPack: { count: 3, code: 'plan-required', titles: [title('bundle', 'alpha'), ...titles('bundle')] },
    });
  });

  it('says nothing of locks where nothing is withheld', () => {
    const nothing = { ...EMPTY, auditId: 'a', qaRewriteSuggestions: [], templates: {}, contentIdeas: [] };
    expect(redactForPlan({ ...nothing, aeoActionPack: null }, 'free', [])).not.toHaveProperty('locked');
  });

  it('keeps every check, score and step for every plan', () => {
    for (const plan of PLANS) {
      const { factors, actionPlan, overallScore, business, site } = redactForPlan(anAnalysis(3), plan, []);
      expect({ factors, actionPlan, overallScore, business, site }).toEqual({
        factors: EMPTY.factors,
        actionPlan: EMPTY.actionPlan,
        overallScore: EMPTY.overallScore,
        business: EMPTY.business,
        site: EMPTY.site,
      });
    }
  });

  it('does not take the whole text of an idea for its title', () => {
    const ideas = { ...anAnalysis(1), contentIdeas: ['shown', secret('one-line', '1'), secret('one-line', '2')] };
    const view = redactForPlan(ideas, 'free', []);
    expect(view.contentIdeas).toEqual(['shown']);
    expect(view.locked?.contentIdeas).toEqual({ count: 2, code: 'plan-required', titles: [] });
    expect(sent(view)).not.toContain('one-line');
  });

  it('withholds the sentences of a template with its text', () => {
    const whole = anAnalysis(3);
    const templateSentences = Object.fromEntries(
      Object.entries(whole.templates).map(([title, text]) => [title, [{ text, factIds: [] }]]),
    );
    const view = redactForPlan({ ...whole, templateSentences }, 'free', []);
    expect(Object.keys(view.templateSentences ?? {})).toEqual(Object.keys(view.templates));
    const given = new Set(secretsIn(sent(view)));
    expect(given).toEqual(new Set(secretsIn(sent(redactForPlan(whole, 'free', [])))));
    expect(Object.keys(redactForPlan({ ...whole, templateSentences }, 'pro', []).templateSentences ?? {})).toHaveLength(
      3,
    );
  });

  it('opens by an add-on what that add-on is about, and nothing else', () => {
    for (const { id } of ADD_ONS) {
      const { locked, qaRewriteSuggestions } = redactForPlan(anAnalysis(3), 'free', [id]);
      const isOpen = id === 'qa-year-pack';
      expect(qaRewriteSuggestions.length, id).toBe(isOpen ? 3 : 1);
      expect(Object.keys(locked ?? {}), id).toEqual([
        ...(isOpen ? [] : ['qaRewriteSuggestions']),
        'templates',
        'contentIdeas',
        'aeoActionPack',
      ]);
    }
  });

  it('drops a lock that an earlier view left, and changes nothing of what it is given', () => {
    const whole = anAnalysis(3);
    const before = structuredClone(whole);
    const stale = { ...whole, locked: { templates: { count: 9, code: 'plan-required' as const, titles: [] } } };
    expect(redactForPlan(stale, 'pro', [])).not.toHaveProperty('locked');
    redactForPlan(whole, 'free', []);
    expect(whole).toEqual(before);
  });
});
