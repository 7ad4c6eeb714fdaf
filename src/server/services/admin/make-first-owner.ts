import { isOwnerThere } from '../../store/admin/admin-users.ts';
import { ApiError } from '../api-error.ts';
import type { AdminServices } from './admin-services.ts';
import { createOwner } from './create-owner.ts';
import { TERMINAL } from './operator.ts';

/** The result of ensuring an owner at start. */
export type FirstOwner =
  | { readonly kind: 'there' }
  /** Created from the settings. */
  | { readonly kind: 'made' }
  /** There is no owner, and the settings name none. */
  | { readonly kind: 'none' }
  /** The settings name an existing account that is not an owner. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Creates the first owner account from OWNER_EMAIL and OWNER_PASSWORD when there is no owner yet. */
export async function makeFirstOwner(
  admin: Pick<AdminServices, 'core' | 'accounts'>,
  settings: { readonly email: string; readonly password: string } | null,
): Promise<FirstOwner> {
  const { orm } = admin.core.database;
  if (await isOwnerThere(orm)) return { kind: 'there' };
  if (settings === null) return { kind: 'none' };
  try {
    await createOwner(admin, TERMINAL, { ...settings, reason: 'OWNER_EMAIL at the first start' });
    return { kind: 'made' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.response.code !== 'email-taken') return { kind: 'refused', sentence: error.message };
    // Another process that started at the same time may have created it.
    return { kind: (await isOwnerThere(orm)) ? 'there' : 'taken' };
  }
}
