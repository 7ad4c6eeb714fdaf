import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { paths } from '#web/paths.ts';
import { SamplePriorityDots } from './priority-dots.tsx';
import type { ProductId } from './products.tsx';

interface Sample {
  readonly title: string;
  readonly body: ReactNode;
  readonly more: { readonly to: string; readonly label: string };
}

const samples: Readonly<Record<ProductId, Sample>> = {
  audit: {
    title: 'One check, opened',
    body: (
      <>
        <figure>
          <blockquote className="border-line-2 border-l-2 pl-4 font-[500] font-display text-lead leading-[1.35]">
            Welcome to our website
          </blockquote>
          <figcaption className="mt-2 pl-4 text-caption text-ink-2">harborandpine.example, main heading</figcaption>
        </figure>
        <p>The heading names neither the trade nor the town: 0 of 25 points for the two.</p>
        <p className="text-ink-2 text-note">
          <b>Rule.</b> Make it clear which text is the main title of the page, and what the page is about.
          <br />
          <b>Source.</b> Google Search Central, title links, read Nov 20, 2026.
        </p>
      </>
    ),
    more: { to: paths.howWeScore.to(), label: 'How checks become a score' },
  },
  keywords: {
    title: 'One keyword, in full',
    body: (
      <>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-[560] font-display text-lead">frozen pipe repair duluth</p>
          <SamplePriorityDots priority={5} />
        </div>
        <p>Ready to call. Belongs in your profile’s services and on a page of its own.</p>
        <p className="text-ink-2 text-note">
          <b>Why.</b> The site names frozen pipes three times, and no page is about them. How often people search for it
          isn’t known: we have no source for search volumes, and we never make a number up.
        </p>
      </>
    ),
    more: { to: paths.localKeywords.to(), label: 'Open the keyword strategy' },
  },
  reviewDay: {
    title: 'One day, planned honestly',
    body: (
      <>
        <p>
          From a list of 120 past customers with consent, requests by text and email usually bring a good handful of
          reviews on the day, not dozens. The planner works out what your list can carry and says so.
        </p>
        <p className="text-ink-2 text-note">
          No rewards, no picking of happy customers, no shared tablet: Google removes reviews gathered that way, and the
          law in many countries forbids it.
        </p>
      </>
    ),
    more: { to: paths.reviewDay.to(), label: 'Open Review Day' },
  },
};

/** A sample of one product, for a fictitious plumber. */
export function SampleDialog({ product, onClose }: { readonly product: ProductId; readonly onClose: () => void }) {
  const { title, body, more } = samples[product];
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-4">
        {body}
        <p className="text-caption text-ink-3">Harbor &amp; Pine Plumbing is invented, and so is its address.</p>
        <div>
          <TextButton asChild>
            <Link to={more.to}>{more.label}</Link>
          </TextButton>
        </div>
      </div>
    </Dialog>
  );
}
