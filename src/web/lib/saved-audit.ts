import { z } from 'zod';
import { AuditedAnalysis, AuditResult, AuditTexts } from '#shared/api/audits.ts';
import { asStoredAnalysis, readStoredAnalysis } from '#shared/stored/stored-analysis.ts';
import { announceSavedAudit, savedAuditKey } from './saved-audit-presence.ts';

/** Whether the texts of an analysis are here: they are asked for after it. */
export function hasTexts(analysis: AuditResult): analysis is AuditedAnalysis {
  return 'templates' in analysis;
}

/** The envelope of a saved analysis, whichever release saved it. */
const SavedFrame = z.object({
  auditId: z.string().min(1),
  url: z.string(),
  savedAt: z.string(),
  analysis: z.looseObject({}),
});

/** The audit saved in a browser, without its page list, so that a report opens at once and offline. */
export interface SavedAudit extends z.infer<typeof SavedFrame> {
  /** With its texts if they were here when it was saved. */
  readonly analysis: AuditResult;
}

/** The storage interface of this module; local storage by default. */
type AuditStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The saved audit in the format of this release, or null. Data that cannot be migrated is discarded. */
export function readSavedAudit(storage: AuditStorage = localStorage): SavedAudit | null {
  try {
    const text = storage.getItem(savedAuditKey);
    if (text === null) return null;
    const { data: frame } = SavedFrame.safeParse(JSON.parse(text));
    const analysis = frame === undefined ? null : readSavedAnalysis(frame);
    if (frame !== undefined && analysis !== null) return { ...frame, analysis };
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

/** The texts of a saved audit as the server sends them; undefined where they were not here when it was saved. */
export function getSavedTexts({ analysis }: SavedAudit): AuditTexts | undefined {
  return hasTexts(analysis) ? AuditTexts.parse(analysis) : undefined;
}

/** Null for an analysis that cannot be read. The id of the audit is that of the envelope. */
function readSavedAnalysis({ auditId, analysis }: z.infer<typeof SavedFrame>): AuditResult | null {
  return readStoredAnalysis('templates' in analysis ? AuditedAnalysis : AuditResult, { ...analysis, auditId });
}

function discard(storage: AuditStorage): void {
  try {
    storage.removeItem(savedAuditKey);
  } catch {
    // Blocked storage holds nothing.
  }
}
