import { z } from 'zod';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { WRITTEN_FIELDS } from '#shared/audit/analysis.ts';
import { asStoredAnalysis, readStoredAnalysis } from '#shared/stored/stored-analysis.ts';
import { announceSavedAudit, savedAuditKey } from './saved-audit-presence.ts';

/** An analysis as its viewer may see it. Its texts are asked for after it; until they are here, these fields are absent. */
export const SavedAnalysis = AuditedAnalysis.omit({ auditId: true }).partial(WRITTEN_FIELDS);
export type SavedAnalysis = z.infer<typeof SavedAnalysis>;

/** An analysis whose texts are here. */
export type WrittenAnalysis = SavedAnalysis & Pick<AuditedAnalysis, keyof typeof WRITTEN_FIELDS>;

/** Whether the texts of an analysis are here. */
export function hasTexts(analysis: SavedAnalysis): analysis is WrittenAnalysis {
  return analysis.templates !== undefined;
}

/** The audit saved in a browser, without its page list, so that a report opens at once and offline. */
export const SavedAudit = z.object({
  auditId: z.string().min(1),
  url: z.string(),
  savedAt: z.string(),
  analysis: SavedAnalysis,
});
export type SavedAudit = z.infer<typeof SavedAudit>;

/** The storage interface of this module; local storage by default. */
type AuditStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The envelope of the analysis, whichever release saved it. */
const SavedFrame = SavedAudit.extend({ analysis: z.unknown() });

/** The saved audit in the format of this release, or null. Data that cannot be migrated is discarded. */
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

/** Saves `audit`, replacing the previous one. Full or blocked storage is not an error. */
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
    // Blocked storage holds nothing.
  }
}
