import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Where `vite` sends API calls while screens are worked on; the built product is served by our own server. */
const apiOrigin = process.env.PORCHLIGHT_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'src/web/public',
  server: { proxy: { '/api': { target: apiOrigin } } },
  build: {
    /** Fonts must stay files: the content security policy has no `data:` in font-src, and they are preloaded. */
    assetsInlineLimit: 0,
  },
});
