import { describe, expect, it } from 'vitest';
import { AuditTexts } from '#shared/api/audits.ts';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { markedTexts, SAMPLE_SECRETS, secret, secretsIn, title, titlesIn } from '#test/marked-texts.ts';
import { redactForPlan } from './redact-for-plan.ts';

/** The texts of an audit, `count` of each kind. */
const someTexts = (count: number): AuditTexts => AuditTexts.parse(markedTexts(count));

/** What leaves the server: through the contract, as text. */
const sent = (texts: AuditTexts) => JSON.stringify(AuditTexts.parse(texts));

describe('redactForPlan', () => {
  it.each([2, 3, 5])('lets out for free one complete sample of each of %i, and of the rest the titles', (count) => {
    const text = sent(redactForPlan(someTexts(count), 'free', []));
    expect(secretsIn(text)).toEqual(SAMPLE_SECRETS);
    expect(titlesIn(text)).toEqual(titlesIn(sent(someTexts(count))));
  });

  it.each([0, 1, 5])('lets all of %i out for pro and agency', (count) => {
    for (const plan of ['pro', 'agency'] as const) {
      const view = redactForPlan(someTexts(count), plan, []);
      expect(view).toEqual(someTexts(count));
      expect(secretsIn(sent(view))).toEqual(secretsIn(sent(someTexts(count))));
    }
  });

  it('says for free how much is withheld', () => {
    const { locked, aeoActionPack } = redactForPlan(someTexts(3), 'free', []);
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
    const nothing = { ...someTexts(0), aeoActionPack: null };
    expect(redactForPlan(nothing, 'free', [])).not.toHaveProperty('locked');
  });

  it('does not take the whole text of an idea for its title', () => {
    const ideas = { ...someTexts(1), contentIdeas: ['shown', secret('one-line', '1'), secret('one-line', '2')] };
    const view = redactForPlan(ideas, 'free', []);
    expect(view.contentIdeas).toEqual(['shown']);
    expect(view.locked?.contentIdeas).toEqual({ count: 2, code: 'plan-required', titles: [] });
    expect(sent(view)).not.toContain('one-line');
  });

  it('withholds the sentences of a template with its text', () => {
    const whole = someTexts(3);
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
      const { locked, qaRewriteSuggestions } = redactForPlan(someTexts(3), 'free', [id]);
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
    const whole = someTexts(3);
    const before = structuredClone(whole);
    const stale = { ...whole, locked: { templates: { count: 9, code: 'plan-required' as const, titles: [] } } };
    expect(redactForPlan(stale, 'pro', [])).not.toHaveProperty('locked');
    redactForPlan(whole, 'free', []);
    expect(whole).toEqual(before);
  });
});
