import { createHmac, timingSafeEqual } from 'node:crypto';
import { unsubscribeEndpoint } from '#shared/api/unsubscribe.ts';
import type { Config } from '../../config.ts';
import type { CoreServices } from '../core-services.ts';
import { parseEmailAddress } from './parse-email-address.ts';

/**
 * The unsubscribe links of a mail to `address` (as parsed by `parseEmailAddress`): `endpoint` for the header
 * `List-Unsubscribe`, `page` for the link at the end. They do not expire, as a mail may be read years later.
 */
export function makeUnsubscribeLinks(
  { secret, config }: Pick<CoreServices, 'secret'> & { readonly config: Pick<Config, 'publicUrl'> },
  address: string,
): { readonly endpoint: string; readonly page: string } {
  const token = `${Buffer.from(address).toString('base64url')}.${sign(secret, address).toString('base64url')}`;
  const at = (path: string) => {
    const url = new URL(path, config.publicUrl);
    url.searchParams.set('token', token);
    return url.href;
  };
  return { endpoint: at(unsubscribeEndpoint.path), page: at('/unsubscribe') };
}

/** The address that one of our tokens was made for; null for an invalid token. */
export function readUnsubscribeToken({ secret }: Pick<CoreServices, 'secret'>, token: string): string | null {
  const [encoded = '', mac = '', ...more] = token.split('.');
  if (more.length > 0) return null;
  const address = Buffer.from(encoded, 'base64url').toString();
  const expected = sign(secret, address);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = parseEmailAddress(address);
  return parsed.ok ? parsed.address : null;
}

function sign(secret: string, address: string): Buffer {
  return createHmac('sha256', secret).update(`unsubscribe\n${address}`).digest();
}
