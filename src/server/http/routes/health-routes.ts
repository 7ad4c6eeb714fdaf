import type { App, AppDeps } from '../app-context.ts';

/** How long a readiness answer is cached, so that probes do not load the database. */
const CACHE_MS = 3000;

/** `/livez`: the process answers; nothing else is checked. `/readyz`: whether it can take work, or why not. */
export function registerHealthRoutes(app: App, { findUnreadiness, isDraining, now }: AppDeps): void {
  let cached: { readonly at: number; readonly problem: Promise<string | null> } | null = null;
  app.get('/livez', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    if (isDraining()) return c.json({ status: 'not-ready', reason: 'shutting-down' }, 503, { 'Retry-After': '5' });
    if (cached === null || now() - cached.at > CACHE_MS) cached = { at: now(), problem: findUnreadiness() };
    const problem = await cached.problem;
    return problem === null
      ? c.json({ status: 'ready' })
      : c.json({ status: 'not-ready', reason: problem }, 503, { 'Retry-After': '5' });
  });
}
