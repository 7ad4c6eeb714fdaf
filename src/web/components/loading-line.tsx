import { LoaderCircle } from './icons/index.ts';

/** In place of a page whose script or data is on its way; a short wait shows nothing. */
export function LoadingLine() {
  return (
    <p role="status" className="appears-late flex items-center gap-3 text-ink-2">
      <LoaderCircle aria-hidden className="animate-turn" />
      Loading
    </p>
  );
}
