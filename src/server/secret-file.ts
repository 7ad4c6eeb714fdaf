import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/**
 * The secret of a server that has none configured: generated once, stored in `DATA_DIR/secret`, readable by its owner only.
 * Two processes that start at once agree on one, as the file is created atomically (`link` never replaces). Throws
 * `ConfigError` with a sentence when it cannot be read or created.
 */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  try {
    return await keepOneSecret(dataDir);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The secret in ${join(dataDir, 'secret')} cannot be read or made (${reason}). Mend its folder, or set SECRET.`,
      { cause: error },
    );
  }
}

async function keepOneSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secret');
  const kept = await readSecret(path);
  if (kept !== null) return kept;
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(path);
  if (made === null) throw new ConfigError(`The secret in ${path} disappeared while the server was starting.`);
  return made;
}

/** Replaces the secret in the data folder by one from a backup. */
export async function writeSecret(dataDir: string, secret: string): Promise<void> {
  const path = join(dataDir, 'secret');
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600 });
  await rename(draft, path);
}

async function readSecret(path: string): Promise<string | null> {
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (Buffer.byteLength(secret) < 32)
      throw new ConfigError(`The secret in ${path} is damaged; delete the file and a new one is made.`);
    await chmod(path, 0o600);
    return secret;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
