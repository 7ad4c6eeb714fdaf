import type { AuditServices } from '../audits/audit-services.ts';
import type { CoreServices } from '../core-services.ts';

/** What the verbs on watching are given from outside. */
export interface WatchServices {
  readonly core: Pick<CoreServices, 'database' | 'now' | 'log' | 'config' | 'secret' | 'addTask' | 'wakeTasks'>;
  readonly audits: AuditServices;
}
