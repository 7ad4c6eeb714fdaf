import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CoreServices } from '../core-services.ts';

/** 96 random bits, so that ids are unique. The id is not secret; the keyed hash is. */
const ID_BYTES = 12;
/** 128 bits of the keyed hash: as hard to guess as the id of an audit. */
const MAC_BYTES = 16;
/** Letters and digits only: punctuation at the end of a URL is often lost when it is pasted. */
const ID_LENGTH = lengthOf(ID_BYTES);
const MAC_LENGTH = lengthOf(MAC_BYTES);
const TOKEN = new RegExp(`^([0-9a-z]{${ID_LENGTH}})-([0-9a-z]{${MAC_LENGTH}})$`);

/** A new id for a link. */
export function newShareId(): string {
  return spell(randomBytes(ID_BYTES), ID_LENGTH);
}

/** The token in a link's URL: its id with a keyed hash that only this server can make. */
export function makeShareToken({ secret }: Pick<CoreServices, 'secret'>, id: string): string {
  return `${id}-${macOf(secret, id)}`;
}

/** The id in one of our tokens; null for an invalid one. Compared in constant time. */
export function readShareToken({ secret }: Pick<CoreServices, 'secret'>, token: string): string | null {
  const [, id, mac] = TOKEN.exec(token) ?? [];
  if (id === undefined || mac === undefined) return null;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, id))) ? id : null;
}

function macOf(secret: string, id: string): string {
  const mac = createHmac('sha256', secret).update(`share\n${id}`).digest();
  return spell(mac.subarray(0, MAC_BYTES), MAC_LENGTH);
}

function spell(bytes: Uint8Array, length: number): string {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
    .toString(36)
    .padStart(length, '0');
}

function lengthOf(bytes: number): number {
  return Math.ceil((bytes * 8) / Math.log2(36));
}
