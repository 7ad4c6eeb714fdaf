import type { Business } from '#shared/audit/business.ts';
import { MapPin } from '#web/components/icons/index.ts';
import { ListRow } from '#web/components/list-row.tsx';
import { CorrectionForm } from './correction-form.tsx';

interface CorrectionRowProps {
  readonly auditId: string;
  readonly business: Business;
}

/** The row behind "Who you are" for a report about another location, or about another business. */
export function CorrectionRow({ auditId, business }: CorrectionRowProps) {
  return (
    <ListRow
      id="correction"
      label="Not right?"
      value="Wrong business or another location?"
      action={{ label: 'Change', icon: <MapPin aria-hidden className="size-[1.1em]" /> }}
    >
      <CorrectionForm auditId={auditId} business={business} />
    </ListRow>
  );
}
