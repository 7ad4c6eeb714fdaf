import { useQueryClient } from '@tanstack/react-query';
import type { Analysis } from '#shared/audit/analysis.ts';
import { auditQuery } from '#web/lib/audit-queries.ts';
import type { AuditStatusOwner } from '#web/lib/score-change.ts';

/** How a section asks for the audit that its input changed. */
export function useAuditStatus(auditId: string, analysis: Analysis): AuditStatusOwner {
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
