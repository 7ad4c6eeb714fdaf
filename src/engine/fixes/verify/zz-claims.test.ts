import { it } from 'vitest';
import { CLAIM_CORPUS, findClaimSheet } from '#test/claims/corpus.ts';
import { findPracticeSheet, PRACTICE_TEXTS } from '#test/claims/practice-texts.ts';
import { verifyText } from '#engine/fixes/verify/verify-text.ts';
it('x', () => {
  const rows = [...CLAIM_CORPUS.tuning.map(t=>({...t, s: findClaimSheet(t), h:'tuning'})), ...(process.env.PR? PRACTICE_TEXTS.map(t=>({...t, s: findPracticeSheet(t), h:'practice'})):[])];
  const n: Record<string, number[]> = {};
  for (const t of rows) {
    const { unsupported } = verifyText(t.text, t.s, 2026);
    const key = t.h + ' ' + (t.planted===null?'clean':'planted');
    const c = (n[key] ??= [0,0]); c[1]++;
    if (t.planted === null) { if (unsupported.length) { c[0]++; if (process.env.SHOW==='clean') console.log(t.id, t.text, '\n   ', unsupported.map(u=>`${u.words}(${u.kind})`).join(' | ')); } }
    else { const a = t.text.indexOf(t.planted.words), b = a + t.planted.words.length;
      if (unsupported.some(u => u.start < b && u.end > a)) c[0]++; else if (process.env.SHOW==='planted') console.log(t.id, t.text, `[${t.planted.words}]`, '\n   ', unsupported.map(u=>`${u.words}(${u.kind})`).join(' | ')); }
  }
  console.log(n);
});
