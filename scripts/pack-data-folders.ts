import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';

/**
 * Packs the data folders of `record-release.ts` into one deduplicated file. Usage: node scripts/pack-data-folders.ts FILE
 * NAME=FOLDER ...
 */

const [file, ...named] = process.argv.slice(2);
if (file === undefined || named.length === 0) throw new Error('Name a file to write, and folders as NAME=FOLDER.');

const entries: { release: string; path: string; bytes: number | null }[] = [];
const contents: Buffer[] = [];
for (const [release = '', folder = ''] of named.map((one) => one.split('='))) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.map((entry) => ({ isFile: entry.isFile(), path: join(entry.parentPath, entry.name) }));
  for (const { isFile, path } of paths.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    // The process that had it open.
    if (basename(path).startsWith('lock')) continue;
    const content = isFile ? await readFile(path) : null;
    entries.push({ release, path: path.slice(folder.length + 1), bytes: content?.byteLength ?? null });
    if (content !== null) contents.push(content);
  }
}
const whole = Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents]);
const packed = zstdCompressSync(whole, {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  },
});
await writeFile(file, packed);
process.stdout.write(`${whole.byteLength} bytes in ${packed.byteLength}\n`);
