import { describe, expect, it } from 'vitest';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { ApiCallError, ConnectionError } from '#web/lib/api-error.ts';
import { type AuditKnowledge, readAuditView } from './audit-view-state.ts';

const result = sampleAuditedAnalysis();
const nothing: AuditKnowledge = { view: undefined, texts: undefined, error: null, saved: null, startedUrl: null };
const url = 'https://harborandpine.example/';
const view = { auditId: 'a', url, createdAt: '2026-11-18T10:42:00Z', businessId: 'b1', progress: null } as const;
const saved = { auditId: 'a', url, savedAt: '2026-11-18T10:43:00Z', analysis: result };
const gone = new ApiCallError({ status: 404, code: 'not-found', sentence: 'Gone.', retryAfterSeconds: null });
const away = new ConnectionError('No answer.');

describe('readAuditView', () => {
  it.each([
    ['nothing is known', nothing, { kind: 'opening' }],
    ['it was just started', { ...nothing, startedUrl: 'a.example' }, { kind: 'running', url: 'a.example' }],
    ['it runs', { ...nothing, view: { ...view, status: 'queued' } }, { kind: 'running', url }],
    [
      'it failed',
      { ...nothing, view: { ...view, status: 'failed', error: { code: 'timed-out', error: 'Slow.' } } },
      { kind: 'failed', url, failure: { code: 'timed-out', error: 'Slow.' } },
    ],
    [
      'it is done',
      { ...nothing, saved, view: { ...view, status: 'done', result } },
      { kind: 'result', analysis: result, isSavedCopy: false, staleReason: null },
    ],
    ['only a copy is here yet', { ...nothing, saved }, { kind: 'result', isSavedCopy: true, staleReason: null }],
    ['the server is away', { ...nothing, saved, error: away }, { kind: 'result', staleReason: 'offline' }],
    ['the server forgot it', { ...nothing, saved, error: gone }, { kind: 'result', staleReason: 'gone' }],
    ['nobody has it', { ...nothing, error: gone }, { kind: 'missing' }],
    ['nobody answers', { ...nothing, error: away }, { kind: 'unreachable', error: away }],
  ] satisfies [string, AuditKnowledge, object][])('when %s', (_, known, state) => {
    expect(readAuditView(known)).toMatchObject(state);
  });
});
