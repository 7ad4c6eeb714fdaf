import { describe, expect, it } from 'vitest';
import { type Autogenerate, type AutogenerateEvent, readAutogenerate } from './autogenerate-once.ts';

describe('readAutogenerate', () => {
  it.each<[Autogenerate, AutogenerateEvent[]]>([
    ['unused', []],
    ['asked', ['heard']],
    ['asked', ['heard', 'heard']],
    ['spent', ['heard', 'run']],
    ['spent', ['heard', 'run', 'heard']],
    ['spent', ['run', 'heard']],
  ])('%s after %j', (expected, events) => {
    expect(events.reduce<Autogenerate>(readAutogenerate, 'unused')).toBe(expected);
  });
});
