import { beforeEach, describe, expect, it } from 'vitest';
import firstRelease from '#test/fixtures/releases/1-the-audit/answer.json' with { type: 'json' };
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { readSavedAudit, type SavedAudit, saveAudit } from './saved-audit.ts';
import { savedAuditKey } from './saved-audit-presence.ts';

const analysis = sampleAuditedAnalysis();
const audit: SavedAudit = { auditId: 'a1', url: 'harborandpine.example', savedAt: '2026-11-18T10:43:00Z', analysis };

function memoryStorage(initial: Record<string, string> = {}, capacity = Number.POSITIVE_INFINITY) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the saved audit', () => {
  beforeEach(() => {
    // The notification to other parts of the page needs an event target.
    globalThis.dispatchEvent = () => true;
  });

  it('comes back as it was, without its page list', () => {
    const storage = memoryStorage();
    saveAudit(audit, storage);
    const read = readSavedAudit(storage);
    expect(read).toMatchObject({ auditId: 'a1', url: 'harborandpine.example' });
    expect(read?.analysis.site.pages).toEqual([]);
    expect(read?.analysis.factors).toEqual(analysis.factors);
  });

  it('of an earlier release opens, also without a factor that is new since', () => {
    const { websiteH1: _, ...factors } = firstRelease.result.factors;
    const before = { ...audit, analysis: { ...firstRelease.result, factors } };
    const storage = memoryStorage({ [savedAuditKey]: JSON.stringify(before) });
    const read = readSavedAudit(storage);
    expect(read?.analysis).toMatchObject({ auditId: 'a1', overallScore: firstRelease.result.overallScore });
    expect(read?.analysis.factors.websiteH1).toMatchObject({ score: null, weight: 0 });
    expect(storage.kept.has(savedAuditKey)).toBe(true);
  });

  it.each([
    ['a foreign value', '"hello"'],
    ['an older shape', JSON.stringify({ auditId: 'a1', url: 'x', savedAt: 'y', analysis: { overallScore: 3 } })],
    ['broken text', '{"auditId":'],
  ])('is discarded when it is %s', (_, text) => {
    const storage = memoryStorage({ [savedAuditKey]: text });
    expect(readSavedAudit(storage)).toBeNull();
    expect(storage.kept.has(savedAuditKey)).toBe(false);
  });

  it('is nothing to fail over when storage is full or closed', () => {
    expect(() => saveAudit(audit, memoryStorage({}, 10))).not.toThrow();
    const closed = {
      getItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
      setItem: () => {},
      removeItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    };
    expect(readSavedAudit(closed)).toBeNull();
  });
});
