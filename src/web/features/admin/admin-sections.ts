import { paths } from '#web/paths.ts';

/** The admin sections in navigation order. */
export const ADMIN_SECTIONS = [
  { to: paths.admin.to(), label: 'Overview' },
  { to: paths.admin.section('users'), label: 'Users' },
  { to: paths.admin.section('purchases'), label: 'Purchases' },
  { to: paths.admin.section('audits'), label: 'Audits' },
  { to: paths.admin.section('queue'), label: 'Queue' },
  { to: paths.admin.section('mails'), label: 'Mails' },
  { to: paths.admin.section('suppressions'), label: 'Suppressions' },
  { to: paths.admin.section('providers'), label: 'Providers' },
  { to: paths.admin.section('flags'), label: 'Flags' },
  { to: paths.admin.section('rollout-metrics'), label: 'Metrics' },
  { to: paths.admin.section('content'), label: 'Content' },
  { to: paths.admin.section('log'), label: 'Log' },
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** The section of a path: `/admin/users/42` is in Users. */
export function findAdminSection(pathname: string): AdminSection {
  const path = pathname.replace(/\/+$/, '');
  const inside = ADMIN_SECTIONS.slice(1).find(({ to }) => path === to || path.startsWith(`${to}/`));
  return inside ?? ADMIN_SECTIONS[0];
}
