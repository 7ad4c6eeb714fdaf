import type { AuditServices } from '../audits/audit-services.ts';

/** What the verbs on downloads of an audit are given from outside. */
export type ExportServices = Pick<
  AuditServices,
  'database' | 'bundles' | 'caches' | 'engine' | 'log' | 'now' | 'secret'
>;
