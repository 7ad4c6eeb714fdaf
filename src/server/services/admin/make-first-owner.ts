import { isOwnerThere } from '../../store/admin/admin-users.ts';
import { ApiError } from '../api-error.ts';
import type { AdminServices } from './admin-services.ts';
import { createOwner } from './create-owner.ts';
import { TERMINAL } from './operator.ts';

/** What came of looking for an owner at the start. */
export type FirstOwner =
  | { readonly kind: 'there' }
  /** Made of the settings. */
  | { readonly kind: 'made' }
  /** Nobody is one, and nothing says who should be. */
  | { readonly kind: 'none' }
  /** The settings name an account that is there and no owner. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Makes the first owner's account of OWNER_EMAIL and OWNER_PASSWORD, when nobody is an owner yet. */
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
    if (error.refusal.code !== 'email-taken') return { kind: 'refused', sentence: error.message };
    // Another process that started at once may have made it.
    return { kind: (await isOwnerThere(orm)) ? 'there' : 'taken' };
  }
}
