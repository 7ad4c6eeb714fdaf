import { Link } from 'react-router';
import { formatCount } from '#shared/report/format-number.ts';
import { Lock } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { keywordPricing } from './upgrade-prompt.tsx';

const mostBars = 4;
const bars = ['w-[58%]', 'w-[44%]', 'w-[66%]', 'w-[50%]'] as const;

/** Placeholder of the keywords that the plan withholds: bars without text, and their number. */
export function LockedKeywords({ count }: { readonly count: number }) {
  return (
    <div className="border-line border-b">
      <ul aria-hidden data-masked-rows>
        {bars.slice(0, Math.min(count, mostBars)).map((width) => (
          <li
            key={width}
            className="grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-6 border-line border-b py-5 last:border-b-0"
          >
            <span className={`block h-3 rounded-1 bg-line-2 ${width}`} />
            <span className="block h-3 rounded-1 bg-line" />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-6">
        <p className="flex min-w-0 items-center gap-2">
          <Lock aria-hidden />
          <span>
            <b>{formatCount(count, 'more keyword')}</b>. The bars stand for them; the words are not on this page.
          </span>
        </p>
        <Button asChild variant="ink">
          <Link to={keywordPricing}>Upgrade to see all</Link>
        </Button>
      </div>
    </div>
  );
}
