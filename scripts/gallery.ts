/** Draws every component in its states, both themes and from right to left: `npm run gallery` writes one HTML file. */
import { mkdir, writeFile } from 'node:fs/promises';
import tailwindcss from '@tailwindcss/vite';
import { build, runnerImport } from 'vite';

interface GalleryModule {
  readonly renderGallery: (css: string) => string;
}

const file = 'build/gallery.html';

/** The styles of the product, with the typefaces inside. */
async function readStyles(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssTarget: 'esnext',
      assetsInlineLimit: () => true,
      rollupOptions: { input: 'src/web/styles/app.css' },
    },
  });
  const outputs = 'output' in built ? built.output : [];
  return outputs
    .map((each) => (each.type === 'asset' && each.fileName.endsWith('.css') ? String(each.source) : ''))
    .join('');
}

const { module } = await runnerImport<GalleryModule>('./src/web/gallery/gallery.tsx', {
  configFile: false,
  logLevel: 'error',
});
await mkdir('build', { recursive: true });
await writeFile(file, module.renderGallery(await readStyles()));
process.stdout.write(`${file}\n`);
// The runner of modules keeps watching them.
process.exit(0);
