import { z } from 'zod';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { asStoredAnalysis, readStoredAnalysis } from '#shared/stored/stored-analysis.ts';
import { announceSavedAudit, savedAuditKey } from './saved-audit-presence.ts';

/** An analysis as its viewer may see it. */
export const SavedAnalysis = AuditedAnalysis.omit({ auditId: true });
export type SavedAnalysis = z.infer<typeof SavedAnalysis>;

/** The audit a browser keeps, without its page list, so that a report opens at once and without a connection. */
export const SavedAudit = z.object({
  auditId: z.string().min(1),
  url: z.string(),
  savedAt: z.string(),
  analysis: SavedAnalysis,
});
export type SavedAudit = z.infer<typeof SavedAudit>;

/** Storage as this module needs it; the browser's own by default. */
type AuditStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is around the analysis, whichever release saved it. */
const SavedFrame = SavedAudit.extend({ analysis: z.unknown() });

/** The saved audit in the shape of this release, or null. What cannot be brought into it (a foreign value) is discarded. */
export function readSavedAudit(storage: AuditStorage = localStorage): SavedAudit | null {
  try {
    const text = storage.getItem(savedAuditKey);
    if (text === null) return null;
    const frame = SavedFrame.safeParse(JSON.parse(text));
    const analysis = frame.success ? readStoredAnalysis(SavedAnalysis, frame.data.analysis) : null;
    if (frame.success && analysis !== null) return { ...frame.data, analysis };
    storage.removeItem(savedAuditKey);
  } catch {
    discard(storage);
  }
  return null;
}

/** Keeps `audit` in place of the one before. A full or closed storage is no reason to fail. */
export function saveAudit(audit: SavedAudit, storage: AuditStorage = localStorage): void {
  const { site } = audit.analysis;
  const lean = { ...audit, analysis: asStoredAnalysis({ ...audit.analysis, site: { ...site, pages: [] } }) };
  try {
    storage.setItem(savedAuditKey, JSON.stringify(lean));
  } catch {
    return;
  }
  announceSavedAudit();
}

function discard(storage: AuditStorage): void {
  try {
    storage.removeItem(savedAuditKey);
  } catch {
    // Closed storage keeps nothing that could be wrong.
  }
}
