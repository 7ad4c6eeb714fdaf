import type { AuditChange } from '#shared/history/audit-change.ts';
import type { AuditRecord } from '../../store/audits.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import type { CoreServices } from '../core-services.ts';

/** What differs between two finished audits of a business, each difference with its cause. */
export type CompareAudits = (before: AuditRecord, after: AuditRecord) => Promise<readonly AuditChange[]>;

/** What the verbs on watching are given from outside. */
export interface WatchServices {
  readonly core: Pick<CoreServices, 'database' | 'now' | 'log' | 'config' | 'secret' | 'addTask' | 'wakeTasks'>;
  readonly audits: AuditServices;
  readonly compareAudits: CompareAudits;
}
