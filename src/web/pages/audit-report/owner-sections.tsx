import { FactsSection } from '#web/features/facts/facts-section.tsx';
import { ProfileSection } from '#web/features/facts/profile-section.tsx';
import { YourFilesSection } from '#web/features/facts/your-files-section.tsx';
import type { SavedAnalysis } from '#web/lib/saved-audit.ts';
import { useAuditStatus } from './audit-status.ts';

/** The owner's input on facts, the Google profile and files. Its effect on the audit is requested at once. */
export function OwnerSections({ auditId, analysis }: { readonly auditId: string; readonly analysis: SavedAnalysis }) {
  const status = useAuditStatus(auditId, analysis);
  return (
    <>
      <FactsSection {...status} />
      <ProfileSection {...status} />
      <YourFilesSection auditId={auditId} />
    </>
  );
}
