import { describe, expect, it } from 'vitest';
import { needlessPackages } from './needless-packages.ts';

describe('packages that nothing needs', () => {
  it('are those reached by an optional peer alone, with all that they bring along', () => {
    const packages = {
      'node_modules/auth': {
        dependencies: { tiny: '1' },
        peerDependencies: { tool: '*' },
        peerDependenciesMeta: { tool: { optional: true } },
      },
      'node_modules/tiny': {},
      'node_modules/tool': { optionalDependencies: { 'tool-linux': '1' } },
      'node_modules/tool-linux': {},
    };
    expect(needlessPackages(['auth'], packages)).toEqual(['node_modules/tool', 'node_modules/tool-linux']);
  });

  it('are found as Node finds them: the copy nearest by is the one in use', () => {
    const packages = {
      'node_modules/a': { dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' }, peerDependencies: { d: '1' } },
      'node_modules/b': {},
      'node_modules/c': {},
      'node_modules/d': {},
    };
    expect(needlessPackages(['a'], packages)).toEqual(['node_modules/b']);
  });

  it('are not the binaries of a platform, nor a package that is not installed', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' } },
      'node_modules/a-linux': {},
    };
    expect(needlessPackages(['a', 'b'], packages)).toEqual([]);
  });
});
