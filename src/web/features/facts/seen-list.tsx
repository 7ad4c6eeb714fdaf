import { Fragment } from 'react';
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

/** Where a fact was seen: the quote, and the kind of place and the page of each mention. */
export function SeenList({ label, seen }: SeenListProps) {
  if (seen.length === 0) return null;
  return (
    <ul aria-label={`Where we saw: ${label}`} className="grid gap-2 text-note">
      {[...Map.groupBy(seen.slice(0, mostMentions), ({ quote }) => quote)].map(([quote, mentions]) => (
        <li key={quote} className="[overflow-wrap:anywhere]">
          <q dir="auto">{quote}</q>{' '}
          <span className="text-caption text-ink-2">
            {mentions.map((mention, at) => (
              <Fragment key={JSON.stringify(mention)}>
                {at > 0 && '; '}
                {placeLabels[mention.place]}, <OutsideLink url={mention.url}>{formatUrlPath(mention.url)}</OutsideLink>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
      {seen.length > mostMentions && (
        <li className="text-ink-2">and {formatCount(seen.length - mostMentions, 'more place', 'more places')}</li>
      )}
    </ul>
  );
}
