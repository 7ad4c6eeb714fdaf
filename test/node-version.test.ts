import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const SCRIPT = new URL('../scripts/require-node.mjs', import.meta.url).pathname;

describe('the Node that starts the server', () => {
  it('is let through from 24 up', () => {
    expect(execFileSync(process.execPath, [SCRIPT], { encoding: 'utf8' })).toBe('');
  });

  it('is refused below, in one sentence', () => {
    const older = `Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } }); await import(${JSON.stringify(SCRIPT)});`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', older], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Porchlight needs Node 24, and this is v/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
