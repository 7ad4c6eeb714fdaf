import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface UnzippedTable {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Limits for an export, which contains a few tables. Anything larger is another kind of archive. */
const LIMITS = { entries: 60, tables: 12, tableBytes: 20 * 1024 * 1024, allBytes: 40 * 1024 * 1024 } as const;
const TABLE = /\.(?:csv|tsv|txt)$/i;
const INSIDE = 'Unzip it and upload the CSV inside.';

/**
 * Extracts the tables of a zip such as Google's exports. Sizes are checked before anything is decompressed, and the zip
 * library rejects an entry that decompresses to more than declared. Returns a sentence for the owner where it is no such
 * zip. Never throws.
 */
export async function unzipTables(bytes: Uint8Array): Promise<readonly UnzippedTable[] | string> {
  let zip: ZipFile | null = null;
  try {
    zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (zip.entryCount > LIMITS.entries) return `This zip holds too many files. ${INSIDE}`;
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (entries.some(({ fileName }) => /^xl\/|^content\.xml$/i.test(fileName)))
      return 'This is a spreadsheet file. Open it, choose “Save as”, take CSV, and upload that.';
    const tables = entries
      .filter(({ fileName }) => TABLE.test(fileName) && !fileName.startsWith('__MACOSX/'))
      .slice(0, LIMITS.tables);
    if (tables.length === 0) return 'This zip holds no CSV file.';
    const size = tables.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (size > LIMITS.allBytes || tables.some(({ uncompressedSize }) => uncompressedSize > LIMITS.tableBytes))
      return `This zip holds more than 20 MB. ${INSIDE}`;
    if (tables.some((entry) => entry.isEncrypted() || !entry.canDecodeFileData()))
      return `This zip is locked. ${INSIDE}`;
    const unzipped: UnzippedTable[] = [];
    for (const entry of tables) {
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      unzipped.push({ name: entry.fileName.split('/').at(-1) ?? '', bytes: Buffer.concat(chunks) });
    }
    return unzipped;
  } catch {
    return `This zip can’t be opened. ${INSIDE}`;
  } finally {
    zip?.close();
  }
}
