import { describe, expect, it } from 'vitest';
import { type H1Event, initialH1, readH1Event } from './h1-helper.ts';

const generated: H1Event = { type: 'generated', ideas: ['Plumber in Duluth', 'Duluth drain repair'] };
const run = (...events: H1Event[]) => events.reduce(readH1Event, initialH1);

describe('readH1Event', () => {
  it.each<[string, string, H1Event[]]>([
    ['starts with none', 'none', []],
    ['cannot be copied or used before there is one', 'none', [{ type: 'copied' }, { type: 'used' }]],
    ['stays none when nothing was generated', 'none', [{ type: 'generated', ideas: [] }]],
    ['is generated', 'generated', [generated]],
    ['cannot be used before it was copied', 'generated', [generated, { type: 'used' }]],
    ['is copied', 'copied', [generated, { type: 'copied' }]],
    ['is used after copying', 'used', [generated, { type: 'copied' }, { type: 'used' }]],
    ['stays used', 'used', [generated, { type: 'copied' }, { type: 'used' }, { type: 'copied' }]],
    [
      'must be copied anew after another choice',
      'generated',
      [generated, { type: 'copied' }, { type: 'chosen', index: 1 }],
    ],
    [
      'stays copied when the same one is chosen',
      'copied',
      [generated, { type: 'copied' }, { type: 'chosen', index: 0 }],
    ],
  ])('%s', (_, stage, events) => expect(run(...events).stage).toBe(stage));

  it('keeps what is used, and takes no choice that is not there', () => {
    const used = run(generated, { type: 'copied' }, { type: 'used' }, { type: 'chosen', index: 1 });
    expect(used).toMatchObject({ stage: 'used', chosen: 0 });
    expect(run(generated, { type: 'chosen', index: 7 }).chosen).toBe(0);
  });
});
