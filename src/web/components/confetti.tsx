import { lazy, Suspense, useState } from 'react';

const ConfettiCanvas = lazy(() =>
  import('./confetti-canvas.tsx').then((module) => ({ default: module.ConfettiCanvas })),
);

/** Confetti, unless the visitor prefers reduced motion; its code is loaded only when needed. */
export function Confetti() {
  const [isWelcome] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  return <Suspense>{isWelcome && <ConfettiCanvas />}</Suspense>;
}
