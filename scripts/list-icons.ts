import { globSync, readFileSync } from 'node:fs';

const IMPORT = /import (?:type )?\{([^}]+)\} from '(?:#web\/components|\.\.?)\/icons\/index\.ts'/g;

/** The names of the icons that files of the web app import, sorted. */
export function listIcons(): string[] {
  return [...new Set(globSync('src/web/**/*.{ts,tsx}').flatMap(namesIn))].sort();
}

function namesIn(file: string): string[] {
  const lists = [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, list = '']) => list.split(','));
  return lists.map((one) => one.trim()).filter((one) => one !== '' && !one.endsWith('IconComponent'));
}
