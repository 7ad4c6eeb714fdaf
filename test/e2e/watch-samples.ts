import { BusinessWatch } from '#shared/api/watch.ts';

/** An active watch that has scanned the site once. */
export const watched: BusinessWatch = BusinessWatch.parse({
  businessId: 'b1',
  domain: 'harborandpine.example',
  isOn: true,
  sendsMail: true,
  mailObstacle: null,
  rhythm: 'monthly',
  nextScanAt: '2027-12-18T17:20:00Z',
  lastScan: { auditId: 'a11', at: '2026-11-18T17:20:00Z', status: 'done' },
});
