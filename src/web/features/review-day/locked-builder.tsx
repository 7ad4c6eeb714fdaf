import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { Lock } from '#web/components/icons/index.ts';
import { Notice } from '#web/components/notice.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { paths } from '#web/paths.ts';

const contents = [
  'Your customer list by file or paste, deleted with one press',
  'A one-day plan, or a steady pace over two to four weeks',
  'Quiet hours by time zone and state',
  'Texts for SMS, email and in person, with a check against the rules',
  'Review link, QR code, cards and a poster to print',
  'Staff script, replies, calendar and a results log',
  'Everything to print in one PDF, campaigns saved in your account',
] as const;

/** What the kit contains, for plans without it. Counted as an upgrade view when it is seen. */
export function LockedBuilder() {
  const [monthly] = PLAN_PRICES;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      sendPageEvent('upgrade_view', { from: 'review-day' });
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Notice icon={Lock} title="The kit is part of Pro">
        <ul className="grid list-disc gap-x-10 gap-y-1 pl-5 sm:grid-cols-2">
          {contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-ink-2">{formatPrice(monthly.usDollars)} a month. End it at any time.</p>
        <Button asChild variant="ink">
          <Link to={paths.pricing.to()}>See what Pro costs</Link>
        </Button>
      </Notice>
      <KeptList />
    </div>
  );
}

/** Former subscribers may still have a list in this browser, and can always delete it. */
function KeptList() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    void import('./campaign-storage.ts').then(({ countStoredCustomers }) => setCount(countStoredCustomers()));
  }, []);
  if (count === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>This browser still has your customer list ({count}).</p>
      <Button
        onClick={() =>
          void import('./campaign-storage.ts').then(({ forgetCampaign }) => {
            forgetCampaign();
            setCount(0);
          })
        }
      >
        Delete it now
      </Button>
    </div>
  );
}
