import { useEffect, useState } from 'react';
import { formatClock } from '#web/lib/format-time.ts';

const tickMs = 250;

/** The time since the audit began. Ticks between the events that correct it. */
export function AuditClock({ elapsedMs }: { readonly elapsedMs: number }) {
  const [shownMs, setShownMs] = useState(elapsedMs);
  useEffect(() => {
    const heardAt = performance.now();
    const timer = setInterval(() => setShownMs(elapsedMs + performance.now() - heardAt), tickMs);
    return () => clearInterval(timer);
  }, [elapsedMs]);
  return (
    <b role="timer" className="font-[560] font-display text-[2.25rem] text-ink leading-none tracking-[-0.02em]">
      {formatClock(Math.max(shownMs, elapsedMs))}
    </b>
  );
}
