import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The file is not an intact backup; the message is a sentence for the operator. */
export class BackupDamagedError extends Error {
  override readonly name = 'BackupDamagedError';
}

/** One entry of a backup: a chunk of a table, an evidence bundle, ... */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A backup being written. Its final path stays empty until `finish`. */
export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** A digest of everything added so far, including names and order. */
  contents(): string;
  /** Writes the end, syncs the file to disk and moves it to its path. Returns its size. */
  finish(): Promise<number>;
  /** Deletes what was written. */
  abandon(): Promise<void>;
}

const BLOCK = 512;
/** Larger than any bundle or chunk of a table: a header with a larger size is damaged. */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024;
const NAME = /^[a-z0-9][a-z0-9./_-]{0,98}$/;
export const PARTIAL = '.partial';

/**
 * Opens a tar file (ustar) for writing: any tar program lists it, and entries are read one at a time. It is written under a
 * temporary name and renamed, so that an interrupted backup leaves no partial file under its name.
 */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}${PARTIAL}`);
  const file = await open(draft, 'wx', 0o600);
  const contents = createHash('sha256');
  let size = 0;
  const write = async (bytes: Uint8Array) => {
    await file.writeFile(bytes);
    size += bytes.length;
  };
  return {
    async add(name, bytes) {
      await write(headerOf(name, bytes.length));
      await write(bytes);
      await write(Buffer.alloc(paddingOf(bytes.length)));
      contents.update(lineOf(name, bytes));
    },
    contents: () => contents.copy().digest('hex'),
    async finish() {
      await write(Buffer.alloc(2 * BLOCK));
      await file.sync();
      await file.close();
      await rename(draft, path);
      await syncFolder(dirname(path));
      return size;
    },
    async abandon() {
      await file.close().catch(() => {});
      await rm(draft, { force: true });
    },
  };
}

/**
 * Reads a backup from first to last entry. `contents` is the digest of all entries before this one, as in the writer.
 * Verifies every byte and throws `BackupDamagedError` for anything that the writer would not have written.
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry & { readonly contents: string }> {
  const file = await open(path, 'r');
  const contents = createHash('sha256');
  try {
    for (;;) {
      const header = await readExactly(file, BLOCK);
      if (header.every((byte) => byte === 0)) break;
      const { name, size } = readHeader(header);
      const bytes = await readExactly(file, size);
      const padding = await readExactly(file, paddingOf(size));
      if (padding.some((byte) => byte !== 0)) throw damaged('there is something between two of its parts');
      yield { name, bytes, contents: contents.copy().digest('hex') };
      contents.update(lineOf(name, bytes));
    }
    const end = await readExactly(file, BLOCK);
    const { bytesRead } = await file.read(Buffer.alloc(1));
    if (end.some((byte) => byte !== 0) || bytesRead > 0) throw damaged('there is something after its end');
  } finally {
    await file.close();
  }
}

/** SHA-256 in hexadecimal. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function lineOf(name: string, bytes: Uint8Array): string {
  return `${sha256(bytes)}  ${name}\n`;
}

function headerOf(name: string, size: number): Buffer {
  if (!NAME.test(name)) throw new Error(`An entry of a backup cannot be named ${name}.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 'latin1');
  header.write('0000600\0', 100, 'latin1');
  header.write('0000000\0', 108, 'latin1');
  header.write('0000000\0', 116, 'latin1');
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  header.write('00000000000\0', 136, 'latin1');
  header.write('        0', 148, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** Takes only name and size from a header and compares the rest with the header that those two produce. */
function readHeader(header: Buffer): { name: string; size: number } {
  const name = header.toString('latin1', 0, 100).replace(/\0+$/, '');
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
  if (!NAME.test(name) || !(size >= 0 && size <= MAX_ENTRY_BYTES) || !headerOf(name, size).equals(header))
    throw damaged('one of its parts has no proper beginning');
  return { name, size };
}

async function readExactly(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done);
    if (bytesRead === 0) throw damaged('it ends too early');
    done += bytesRead;
  }
  return bytes;
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** The error for a file that is not an intact backup; `how` is a clause with the reason. */
export function damaged(how: string): BackupDamagedError {
  return new BackupDamagedError(`This file is not a whole backup of Porchlight: ${how}. Take another one.`);
}

/** A rename is durable only once its folder is synced. Not every system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  if (handle === null) return;
  await handle.sync().catch(() => {});
  await handle.close();
}
