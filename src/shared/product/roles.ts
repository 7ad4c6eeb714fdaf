import { z } from 'zod';

/** An account's role in the admin screens: none, read and help, or everything. Each includes the previous ones. */
export const ROLES = ['user', 'support', 'owner'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** True when `role` includes what `needed` may do. */
export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
