import { MISSING_PART } from '../src/web/lib/missing-part-name.ts';

/** What React Router does when the script of a route cannot be loaded. */
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Makes a missing script of a route an error, which our error page shows. React Router reloads the page instead, again and
 * again while the script is missing: at the old address, and without a word. Throws when React Router's code is not as expected.
 */
export function reportMissingParts(code: string): string {
  if (!RELOAD.test(code)) throw new Error('React Router does not load routes as expected.');
  return code.replace(RELOAD, `throw Object.assign(new Error(route.module), { name: '${MISSING_PART}' });`);
}

/** The plugin of Vite that rewrites React Router while the app is built. */
export function missingPartsPlugin() {
  return {
    name: 'report-missing-parts',
    apply: 'build' as const,
    transform: { filter: { id: /react-router.+routeModules\.js$/ }, handler: reportMissingParts },
  };
}
