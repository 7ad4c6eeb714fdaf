import type { AuditServices } from '../audits/audit-services.ts';

/** Dependencies of the downloads of an audit. */
export type ExportServices = Pick<
  AuditServices,
  'database' | 'bundles' | 'caches' | 'engine' | 'composeParts' | 'log' | 'now' | 'secret'
>;
