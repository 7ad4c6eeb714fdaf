import type { Analysis } from '#shared/audit/analysis.ts';
import { KnowledgeSection } from '#web/features/facts/knowledge-section.tsx';
import { YourFilesSection } from '#web/features/facts/your-files-section.tsx';
import { CorrectionRow } from '#web/features/report/correction-row.tsx';
import { useAuditStatus } from './audit-status.ts';

/** Everything known of the business, and the owner's files. The effect of a change on the audit is requested at once. */
export function OwnerSections({ auditId, analysis }: { readonly auditId: string; readonly analysis: Analysis }) {
  const status = useAuditStatus(auditId, analysis);
  const { business, factors } = analysis;
  return (
    <>
      <KnowledgeSection
        {...status}
        business={business}
        factors={factors}
        correction={<CorrectionRow auditId={auditId} business={business} />}
      />
      <YourFilesSection auditId={auditId} />
    </>
  );
}
