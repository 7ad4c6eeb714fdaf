import { useNavigation } from 'react-router';

/** A line under the bar while the next page loads, if that takes long enough to notice. */
export function WaitLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div data-screen-only className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden" aria-hidden>
      <div className="wait-line h-full bg-amber" />
    </div>
  );
}
