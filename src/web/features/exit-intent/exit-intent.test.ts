import { describe, expect, it } from 'vitest';
import { type ExitIntent, type ExitIntentEvent, exitIntentPx, readExitIntent } from './exit-intent.ts';

const move = (over: Partial<Extract<ExitIntentEvent, { type: 'pointer-moved' }>> = {}): ExitIntentEvent => ({
  type: 'pointer-moved',
  y: 3,
  isMouse: true,
  isDialogOpen: false,
  ...over,
});

describe('the way out', () => {
  it.each<[string, ExitIntentEvent, ExitIntent]>([
    ['a mouse at the edge', move({ y: 0 }), 'open'],
    ['a mouse at the last line of the strip', move({ y: exitIntentPx - 1 }), 'open'],
    ['a mouse above the page', move({ y: -4 }), 'open'],
    ['a mouse below the strip', move({ y: exitIntentPx }), 'watching'],
    ['a finger', move({ isMouse: false }), 'watching'],
    ['a mouse while a dialog is open', move({ isDialogOpen: true }), 'watching'],
  ])('%s', (_, event, expected) => {
    expect(readExitIntent('watching', event)).toBe(expected);
  });

  it('is asked about once', () => {
    expect(readExitIntent('open', { type: 'closed' })).toBe('over');
    expect(readExitIntent('over', move())).toBe('over');
    expect(readExitIntent('watching', { type: 'closed' })).toBe('watching');
  });
});
