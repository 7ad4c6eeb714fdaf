import type { Mention } from '#shared/audit/business.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { placeLabels } from '#shared/report/place-labels.ts';
import { formatUrlPath } from '#shared/report/safe-link.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';

interface SeenListProps {
  readonly label: string;
  readonly seen: readonly Mention[];
}

/** Limits the listed places: a footer on every page need not be listed page by page. */
const mostMentions = 12;

/** Where a fact was seen: the quote, the kind of place and the page of each mention. */
export function SeenList({ label, seen }: SeenListProps) {
  if (seen.length === 0) return null;
  return (
    <ul aria-label={`Where we saw: ${label}`} className="grid gap-2 text-note">
      {seen.slice(0, mostMentions).map((mention) => (
        <li key={JSON.stringify(mention)} className="[overflow-wrap:anywhere]">
          <q dir="auto">{mention.quote}</q>{' '}
          <span className="text-caption text-ink-2">
            {placeLabels[mention.place]}, <OutsideLink url={mention.url}>{formatUrlPath(mention.url)}</OutsideLink>
          </span>
        </li>
      ))}
      {seen.length > mostMentions && (
        <li className="text-ink-2">and {formatCount(seen.length - mostMentions, 'more place', 'more places')}</li>
      )}
    </ul>
  );
}
