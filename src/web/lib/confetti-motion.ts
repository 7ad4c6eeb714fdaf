/** The specification's number of pieces. */
export const confettiCount = 120;
/** After this the last piece has left the screen. */
export const confettiMs = 3_200;

/** One piece, in fractions of the screen (0 to 1) and of a second. */
export interface ConfettiPiece {
  readonly x: number;
  readonly y: number;
  readonly xPerSecond: number;
  readonly yPerSecond: number;
  readonly turn: number;
  readonly turnsPerSecond: number;
  /** Its length, as a fraction of the shorter side of the screen. */
  readonly size: number;
  /** Its index in the list of colors, as a fraction. */
  readonly colour: number;
}

const fallPerSecondSquared = 0.62;
const fadeFromMs = 2_400;

/** The initial pieces: thrown up from the lower middle. `random` returns numbers from 0 to 1. */
export function throwConfetti(random: () => number): ConfettiPiece[] {
  return Array.from({ length: confettiCount }, () => ({
    x: 0.5 + (random() - 0.5) * 0.2,
    y: 0.9,
    xPerSecond: (random() - 0.5) * 0.9,
    yPerSecond: -0.55 - random() * 0.6,
    turn: random(),
    turnsPerSecond: (random() - 0.5) * 3,
    size: 0.009 + random() * 0.011,
    colour: random(),
  }));
}

export interface ConfettiPlace {
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly angle: number;
  /** Opacity. */
  readonly opacity: number;
}

/** The position of a piece `ms` after it was thrown. */
export function placeConfetti(
  { x, y, xPerSecond, yPerSecond, turn, turnsPerSecond }: ConfettiPiece,
  ms: number,
): ConfettiPlace {
  const seconds = ms / 1000;
  const left = (confettiMs - ms) / (confettiMs - fadeFromMs);
  return {
    x: x + xPerSecond * seconds,
    y: y + yPerSecond * seconds + (fallPerSecondSquared * seconds * seconds) / 2,
    angle: (turn + turnsPerSecond * seconds) * 2 * Math.PI,
    opacity: Math.min(Math.max(left, 0), 1),
  };
}
