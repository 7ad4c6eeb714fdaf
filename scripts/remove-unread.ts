import { globSync, rmSync } from 'node:fs';
import { PDF_FONT_FILES } from '../src/report/pdf/pdf-fonts.ts';

/**
 * Removes from `node_modules` what nobody reads, at the end of `npm ci`: the headers of Node (67 MB), the source maps of packages
 * (75 MB), what packages bring for other loaders than ours (21 MB), and the weights of fonts that no document has (9 MB).
 */
const UNREAD = [
  'node_modules/node/node_modules/*/include',
  'node_modules/**/*.map',
  'node_modules/pdfjs-dist/{build,image_decoders,web}',
  'node_modules/stripe/cjs',
  'node_modules/happy-dom/src',
  'node_modules/libphonenumber-js/bundle',
];
const FONTS = 'node_modules/@expo-google-fonts';

const read = new Set(PDF_FONT_FILES.map((file) => `${FONTS}/${file}`));
const fonts = globSync(`${FONTS}/**/*.ttf`).filter((path) => !read.has(path));
for (const path of [...globSync(UNREAD), ...fonts]) rmSync(path, { recursive: true, force: true });
