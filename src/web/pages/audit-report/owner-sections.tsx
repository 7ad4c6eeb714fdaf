import { useQueryClient } from '@tanstack/react-query';
import { FactsSection } from '#web/features/facts/facts-section.tsx';
import { ProfileSection } from '#web/features/facts/profile-section.tsx';
import { YourFilesSection } from '#web/features/facts/your-files-section.tsx';
import { auditQuery } from '#web/features/report/audit-query.ts';
import type { SavedAnalysis } from '#web/lib/saved-audit.ts';
import type { AuditStatusOwner } from '#web/lib/score-change.ts';

/** How a section asks for the audit that its input changed. */
export function useAuditStatus(auditId: string, analysis: SavedAnalysis): AuditStatusOwner {
  const queryClient = useQueryClient();
  return {
    auditId,
    standing: { score: analysis.overallScore, coverage: analysis.coverage },
    refetchAudit: async () => {
      const { queryKey } = auditQuery(auditId);
      await queryClient.invalidateQueries({ queryKey });
      const result = queryClient.getQueryData(queryKey)?.result;
      return result === undefined ? null : { score: result.overallScore, coverage: result.coverage };
    },
  };
}

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
