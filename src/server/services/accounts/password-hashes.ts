import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Viewer } from '../viewer.ts';
import { HashSemaphore } from './hash-semaphore.ts';

/** The network of a request for limits: see `Viewer`. */
type NetworkOfCaller = Pick<Viewer, 'addressKey' | 'wideNetworkKeys'>;

interface Cost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's floor for argon2id (Password Storage Cheat Sheet, 2026): 19 MiB, two passes, one lane. */
export const PASSWORD_COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Node hashes on a pool of four threads, which file access and DNS lookups need too. */
const MAX_HASHES_AT_ONCE = 3;
/** About a second of waiting on two cores. */
const MAX_WAITING = 60;

const ENCODED =
  /^\$argon2id\$v=19\$m=(?<memory>\d{1,8}),t=(?<passes>\d{1,3}),p=(?<parallelism>\d{1,3})\$(?<salt>[A-Za-z0-9+/]{11,86})\$(?<hash>[A-Za-z0-9+/]{16,171})$/;

const derive = promisify(argon2);

/**
 * Creates and verifies password hashes, few at once. A password is hashed as its exact UTF-8 bytes: not trimmed, cut or
 * normalised (ASVS 6.2.8). Callers have checked its length.
 */
export class PasswordHashes {
  readonly #cost: Cost;
  readonly #gate: HashSemaphore;

  constructor(cost: Cost = PASSWORD_COST, gate = new HashSemaphore(hashesAtOnce(), MAX_WAITING)) {
    this.#cost = cost;
    this.#gate = gate;
  }

  /** All hashes within `work` take turns with other networks. */
  forNetwork<Result>(
    { addressKey, wideNetworkKeys = [] }: NetworkOfCaller,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.#gate.forNetwork(wideNetworkKeys.at(-1) ?? addressKey, work);
  }

  /** Hashes a password to an `$argon2id$` string. Throws 503 when too many are waiting. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#gate.run(() => deriveHash(password, salt, HASH_BYTES, this.#cost));
    const { memory, passes, parallelism } = this.#cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
  }

  /** True when the hash matches this password. Throws 503 as `hash` does. */
  async verify(encoded: string, password: string): Promise<boolean> {
    const parsed = parseEncoded(encoded);
    if (parsed === null) return false;
    const { cost, salt, hash } = parsed;
    return timingSafeEqual(hash, await this.#gate.run(() => deriveHash(password, salt, hash.length, cost)));
  }

  /** True when the hash uses weaker parameters than today's. */
  isOutdated(encoded: string): boolean {
    const kept = parseEncoded(encoded);
    if (kept === null) return true;
    const { memory, passes } = kept.cost;
    return memory < this.#cost.memory || passes < this.#cost.passes || kept.hash.length < HASH_BYTES;
  }
}

function hashesAtOnce(): number {
  return Math.min(availableParallelism(), MAX_HASHES_AT_ONCE);
}

function deriveHash(password: string, salt: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password, 'utf8'), nonce: salt, tagLength, ...cost });
}

function parseEncoded(encoded: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const parts = ENCODED.exec(encoded)?.groups;
  if (parts === undefined) return null;
  return {
    cost: { memory: Number(parts.memory), passes: Number(parts.passes), parallelism: Number(parts.parallelism) },
    salt: Buffer.from(parts.salt ?? '', 'base64'),
    hash: Buffer.from(parts.hash ?? '', 'base64'),
  };
}

/** Base64 without padding, as in the standard encoding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
