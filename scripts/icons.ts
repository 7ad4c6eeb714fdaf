import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listIcons } from './list-icons.ts';

/**
 * Draws the icons that the web app imports: `npm run icons` after one more is imported. Each becomes a file, so that a page
 * loads only what it shows. The drawings are Lucide's; its package (51 MB) is fetched for this, and is no dependency.
 */
const LUCIDE = 'lucide-react@1.75.0';
const FOLDER = 'src/web/components/icons';
/** Below node_modules, so that the package finds React. */
const CACHE = `node_modules/.cache/porchlight/${LUCIDE}`;
const WRITTEN_BY_HAND = ['make-icon.tsx', 'make-icon.test.tsx'];

const drawn: Readonly<Record<string, unknown>> = await import(resolve(fetchLucide(), 'dist/esm/lucide-react.mjs'));
const names = listIcons();
for (const file of readdirSync(FOLDER)) if (!WRITTEN_BY_HAND.includes(file)) rmSync(join(FOLDER, file));
for (const name of names) writeFileSync(join(FOLDER, nameFile(name)), drawIcon(name));
writeFileSync(
  join(FOLDER, 'index.ts'),
  `// Written by \`npm run icons\`.\n${names.map((name) => `export { ${name} } from './${nameFile(name)}';\n`).join('')}export type { IconComponent } from './make-icon.tsx';\n`,
);
copyFileSync(join(CACHE, 'package/LICENSE'), join(FOLDER, 'LICENSE'));
execFileSync('biome', ['check', '--write', FOLDER], { stdio: 'inherit' });
process.stdout.write(`${names.length} icons written.\n`);

/** Downloads and unpacks the package, unless it is there. */
function fetchLucide(): string {
  const folder = join(CACHE, 'package');
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const archive = execFileSync('npm', ['pack', '--silent', LUCIDE, '--pack-destination', CACHE], { encoding: 'utf8' });
  execFileSync('tar', ['xzf', join(CACHE, archive.trim()), '-C', CACHE]);
  return folder;
}

/** `FilePlus2` is in `file-plus-2.tsx`. */
function nameFile(name: string): string {
  return `${name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;
}

function drawIcon(name: string): string {
  if (!(name in drawn)) throw new Error(`Lucide has no icon ${name}.`);
  const svg = renderToStaticMarkup(createElement(drawn[name] as ElementType));
  const shapes = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/\w+>/g, ' />');
  const drawing = shapes.indexOf('<') === shapes.lastIndexOf('<') ? shapes : `<>${shapes}</>`;
  return `// Written by \`npm run icons\` from Lucide, under the license in this folder.\nimport { makeIcon } from './make-icon.tsx';\n\nexport const ${name} = /* @__PURE__ */ makeIcon(${drawing});\n`;
}
