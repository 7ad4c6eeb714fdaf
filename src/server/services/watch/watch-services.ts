import type { AuditServices } from '../audits/audit-services.ts';
import type { CoreServices } from '../core-services.ts';

/** Dependencies of the watch services. */
export interface WatchServices {
  readonly core: Pick<CoreServices, 'database' | 'now' | 'log' | 'config' | 'secret' | 'addTask' | 'wakeTasks'>;
  readonly audits: AuditServices;
}
