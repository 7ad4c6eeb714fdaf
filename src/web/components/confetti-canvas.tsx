import { useEffect, useRef, useState } from 'react';
import { confettiMs, placeConfetti, throwConfetti } from '#web/lib/confetti-motion.ts';

/** Color tokens of the pieces; the browser resolves them for the current theme. */
const colourClasses = ['text-amber', 'text-good-fill', 'text-mid-fill', 'text-poor-fill', 'text-on-dusk-2'] as const;
/** Aspect ratio of a piece. */
const pieceRatio = 0.55;

/**
 * Confetti over the whole page, once. A popover, so that it is above an open dialog; it ignores the pointer and is hidden
 * from screen readers.
 */
export function ConfettiCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    element.showPopover();
    return runConfetti(element, () => setOver(true));
  }, []);
  if (isOver) return null;
  return (
    <canvas
      ref={canvas}
      popover="manual"
      aria-hidden
      data-screen-only
      data-confetti
      className="pointer-events-none fixed inset-0 m-0 size-full border-0 bg-transparent p-0"
    >
      {colourClasses.map((name) => (
        <span key={name} className={name} />
      ))}
    </canvas>
  );
}

/** Draws until the duration is over; returns a function that stops it. */
function runConfetti(canvas: HTMLCanvasElement, onOver: () => void): () => void {
  const drawing = canvas.getContext('2d');
  if (drawing === null) {
    onOver();
    return () => {};
  }
  const colours = [...canvas.children].map((child) => getComputedStyle(child).color);
  const pieces = throwConfetti(Math.random);
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  const { width, height } = canvas;
  const side = Math.min(width, height);
  let startedAt: number | null = null;
  let frame = requestAnimationFrame(draw);

  function draw(now: number): void {
    if (drawing === null) return;
    startedAt ??= now;
    const ms = now - startedAt;
    if (ms >= confettiMs) {
      onOver();
      return;
    }
    drawing.clearRect(0, 0, width, height);
    for (const piece of pieces) {
      const { x, y, angle, opacity } = placeConfetti(piece, ms);
      const length = Math.max(piece.size * side, 7);
      drawing.setTransform(1, 0, 0, 1, x * width, y * height);
      drawing.rotate(angle);
      drawing.globalAlpha = opacity;
      drawing.fillStyle = colours[Math.floor(piece.colour * colours.length)] ?? colours[0] ?? 'currentColor';
      drawing.fillRect(-length / 2, (-length * pieceRatio) / 2, length, length * pieceRatio);
    }
    drawing.resetTransform();
    frame = requestAnimationFrame(draw);
  }

  return () => cancelAnimationFrame(frame);
}
