import { registerHooks } from 'node:module';

const PACKAGE = 'drizzle-orm';
const FOLDER = `/node_modules/${PACKAGE}/`;

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>;

/**
 * Speeds up the start. For each of Drizzle's 300 files Node copies the package's package.json (180 kB) to find out whether
 * the file is a module. That cost half a second of CPU and 150 MB of heap that never shrank again. The hook declares
 * Drizzle's relative imports to be modules; the names that we import are resolved once each.
 */
export function shortenDrizzleImports(): void {
  const known = new Map<string, ReturnType<Resolve>>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier.startsWith('.') && context.parentURL?.includes(FOLDER)) {
        return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
      }
      if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return nextResolve(specifier, context);
      const resolved = known.get(specifier) ?? nextResolve(specifier, context);
      known.set(specifier, resolved);
      return { ...resolved, shortCircuit: true };
    },
  });
}
