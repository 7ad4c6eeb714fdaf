import { expect, it } from 'vitest';
import { nameChunk } from './name-chunk.ts';

const page = (name: string) => `/app/src/web/pages/${name}.tsx?__react-router-build-client-route`;
/** Names the file of a module that these pages load, each by a module between them. */
function nameFor(pages: readonly string[], id = '/app/src/web/lib/part.ts') {
  const between = (name: string) => `/app/src/web/features/${name}.tsx`;
  const importers = new Map([
    [id, pages.map(between)],
    ...pages.map((name): [string, string[]] => [between(name), [page(name)]]),
  ]);
  return nameChunk(id, { getModuleInfo: (one) => ({ importers: importers.get(one) ?? [] }) });
}
const others = (count: number) => Array.from({ length: count }, (_, place) => `other-${place}`);

it.each([
  ['only the report', ['audit'], 'report'],
  ['the start page too', ['audit', 'home', 'pricing'], 'start'],
  ['a few other pages', ['audit', ...others(6)], 'some'],
  ['many pages', ['audit', ...others(7)], 'many'],
  ['most pages', ['audit', ...others(29)], 'most'],
  ['other pages, but not the report', ['home', 'pricing'], null],
  ['no page at once', [], null],
])('names the file of what %s loads', (_, pages, chunk) => expect(nameFor(pages)).toBe(chunk));

it('leaves icons and libraries to the bundler, except that of the contract', () => {
  expect(nameFor(['audit'], '/app/src/web/components/icons/eye.tsx')).toBeNull();
  expect(nameFor(['audit'], '/app/node_modules/radix-ui/dist/index.mjs')).toBeNull();
  expect(nameFor(['audit'], '/app/node_modules/zod/v4/core/core.js')).toBe('report');
});

it('ends where modules import each other', () => {
  const importers: Record<string, string[]> = {
    '/app/src/shared/one.ts': ['/app/src/shared/two.ts'],
    '/app/src/shared/two.ts': ['/app/src/shared/one.ts', page('audit')],
  };
  expect(nameChunk('/app/src/shared/one.ts', { getModuleInfo: (id) => ({ importers: importers[id] ?? [] }) })).toBe(
    'report',
  );
});
