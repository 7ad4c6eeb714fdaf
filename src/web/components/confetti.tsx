import { lazy, Suspense, useState } from 'react';

const ConfettiCanvas = lazy(() =>
  import('./confetti-canvas.tsx').then((module) => ({ default: module.ConfettiCanvas })),
);

/** Confetti, unless the visitor wants nothing to move. Its code is loaded only then. */
export function Confetti() {
  const [isWelcome] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  return <Suspense>{isWelcome && <ConfettiCanvas />}</Suspense>;
}
