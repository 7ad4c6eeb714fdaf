import { AUDIT_FILES, exportReportEndpoint } from '#shared/api/report-files.ts';
import type { FileKind } from '#web/lib/request-file.ts';

/** A file of a report, described for the owner. */
export interface DataFile {
  readonly id: 'checks' | 'plan' | 'report' | 'evidence';
  readonly title: string;
  readonly format: string;
  readonly purpose: string;
  /** With `:auditId`. */
  readonly path: string;
  readonly kind: FileKind;
}

const csv: FileKind = { type: 'text/csv', ending: '.csv' };

export const DATA_FILES: readonly DataFile[] = [
  {
    id: 'checks',
    title: 'All checks',
    format: 'CSV',
    purpose: 'One row for each check with its points, what was seen and the rule. Opens in any spreadsheet.',
    path: AUDIT_FILES.checks.path,
    kind: csv,
  },
  {
    id: 'plan',
    title: 'Action plan',
    format: 'CSV',
    purpose:
      'One row for each step with what it gains. For your to-do list, or for the person who looks after your site.',
    path: AUDIT_FILES.plan.path,
    kind: csv,
  },
  {
    id: 'report',
    title: 'Whole report',
    format: 'JSON',
    purpose: 'The full report as a data file, signed by us. You need it to verify the report.',
    path: exportReportEndpoint.path,
    kind: { type: 'application/json', ending: '.json' },
  },
  {
    id: 'evidence',
    title: 'Evidence',
    format: 'Bundle',
    purpose: 'Exactly what your site sent on the day of the audit. Anyone can work out the score again from it.',
    path: AUDIT_FILES.evidence.path,
    kind: { type: 'application/octet-stream', ending: '.bundle' },
  },
];
