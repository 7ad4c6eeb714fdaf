import { describe, expect, it } from 'vitest';
import { confettiCount, confettiMs, placeConfetti, throwConfetti } from './confetti-motion.ts';

/** A fixed sequence of numbers from 0 to 1. */
function row(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

describe('confetti', () => {
  const pieces = throwConfetti(row());

  it('has the specified number of pieces, all different', () => {
    expect(pieces).toHaveLength(confettiCount);
    expect(confettiCount).toBe(120);
    expect(new Set(pieces.map(({ xPerSecond }) => xPerSecond)).size).toBe(120);
  });

  it('goes up, comes down, and is gone at the end', () => {
    for (const piece of pieces) {
      expect(placeConfetti(piece, 0)).toMatchObject({ y: 0.9, opacity: 1 });
      expect(placeConfetti(piece, 500).y).toBeLessThan(0.9);
      expect(placeConfetti(piece, confettiMs).y).toBeGreaterThan(placeConfetti(piece, 1_200).y);
      expect(placeConfetti(piece, confettiMs).opacity).toBe(0);
      expect(placeConfetti(piece, confettiMs + 500).opacity).toBe(0);
    }
  });
});
