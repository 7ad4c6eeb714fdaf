import { describe, expect, it } from 'vitest';
import type { AuditEvent, AuditStep } from '#shared/audit/progress.ts';
import { arrivedCount, currentStep, getStepStatus, initialProgress, readAuditEvent } from './progress-state.ts';

const progress = (step: AuditStep, done: number, total: number, elapsedMs: number, detail: string | null = null) =>
  ({ type: 'progress', step, done, total, elapsedMs, detail }) satisfies AuditEvent;
const stateAfter = (...events: AuditEvent[]) => events.reduce(readAuditEvent, initialProgress);

describe('readAuditEvent', () => {
  it('counts a step up and notes when it ended', () => {
    const state = stateAfter(progress('pages', 3, 12, 400, 'Read /about'), progress('pages', 12, 12, 900));
    expect(state.steps.pages).toEqual({ done: 12, total: 12, detail: 'Read /about', endedAtMs: 900 });
    expect(state.elapsedMs).toBe(900);
  });

  it('is the same after a replay of everything', () => {
    const events: AuditEvent[] = [
      progress('address', 1, 1, 40, 'https works'),
      progress('pages', 1, 12, 100),
      progress('pages', 7, 12, 600, 'Read /faq'),
      { type: 'factor', key: 'websiteH1', score: 20, summary: 'Welcome' },
    ];
    const once = stateAfter(...events);
    expect(events.reduce(readAuditEvent, once)).toEqual(once);
  });

  it('ends the factors although some cannot be measured', () => {
    const state = stateAfter(progress('factors', 9, 14, 1000, '9 of 14 factors measured'));
    expect(getStepStatus(state, 'factors')).toBe('done');
  });

  it('keeps a factor that is not measured apart from one that has not arrived', () => {
    const state = stateAfter({ type: 'factor', key: 'linkAuthority', score: null, summary: 'No source' });
    expect(state.factors.linkAuthority).toEqual({ score: null, summary: 'No source' });
    expect(state.factors.websiteH1).toBeUndefined();
    expect(arrivedCount(state)).toBe(1);
  });

  it.each([
    [{ type: 'done', overallScore: 54 } as const, 'done'],
    [{ type: 'failed', code: 'timed-out', error: 'Too slow.' } as const, 'failed'],
  ])('ends on %o', (event, end) => {
    expect(stateAfter(event).end).toBe(end);
  });
});

describe('steps', () => {
  it('shows the first unfinished step and those that have begun as running', () => {
    const state = stateAfter(
      progress('address', 1, 1, 40),
      progress('sitemap', 1, 1, 90),
      progress('readers', 2, 5, 120),
    );
    expect(currentStep(state)).toBe('robots');
    expect(getStepStatus(state, 'address')).toBe('done');
    expect(getStepStatus(state, 'robots')).toBe('running');
    expect(getStepStatus(state, 'home')).toBe('waiting');
    expect(getStepStatus(state, 'sitemap')).toBe('done');
    expect(getStepStatus(state, 'readers')).toBe('running');
  });

  it('takes what comes before the pages as done, and what was passed over as skipped', () => {
    const reading = stateAfter(progress('robots', 1, 1, 20), progress('pages', 1, 1, 40), progress('pages', 1, 5, 60));
    expect(getStepStatus(reading, 'home')).toBe('done');
    expect(getStepStatus(reading, 'pages')).toBe('running');
    expect(getStepStatus(stateAfter(progress('pages', 1, 1, 40)), 'pages')).toBe('running');
    const judged = readAuditEvent(reading, progress('facts', 1, 1, 90));
    expect(getStepStatus(judged, 'readers')).toBe('skipped');
    expect(currentStep(judged)).toBe('factors');
  });
});
