import { formatMoment } from '#shared/text/day-words.ts';
import { exactUtc, relativeTime } from '#web/lib/relative-time.ts';
import { useNow } from '#web/lib/use-now.ts';

/** A time: relative, and below it in local time; the exact UTC time in a tooltip. */
export function When({ at }: { readonly at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={exactUtc(at)}>
      {relativeTime(at, now)}
      <small className="block text-caption text-ink-2">{formatMoment(at)}</small>
    </time>
  );
}
