import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { POLICY_RULES } from '#shared/review-day/policy-rules.ts';
import { PageShell } from '#web/components/page-shell.tsx';
import { type Source, SourceList } from '#web/components/reading/source-list.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { FeasibilityPreview } from '#web/features/review-day/feasibility-preview.tsx';
import { LockedBuilder } from '#web/features/review-day/locked-builder.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.reviewDay.pattern);

const CampaignBuilder = lazy(() =>
  import('#web/features/review-day/campaign-builder.tsx').then((module) => ({ default: module.CampaignBuilder })),
);

const sources: readonly Source[] = [
  {
    title: 'Google Maps user contributed content policy, fake engagement',
    url: 'https://support.google.com/contributionpolicy/answer/7400114',
    date: '2026-11-20',
  },
  {
    title: 'FTC rule on consumer reviews and testimonials, 16 CFR 465',
    url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
    date: '2026-11-20',
  },
  {
    title: 'Telephone Consumer Protection Act, 47 CFR 64.1200',
    url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
    date: '2026-11-20',
  },
  {
    title: 'FTC, CAN-SPAM Act: a compliance guide for business',
    url: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
    date: '2026-11-20',
  },
];

/** Review Day: the introduction and the estimate for everybody, the kit for Pro. */
export default function ReviewDayPage() {
  const auth = useCurrentUser();
  const isPro = auth.status === 'authenticated' && auth.user.isPro;
  return (
    <PageShell>
      <div className="page-width pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(4rem,7vw,7rem)]">
        <header className="grid max-w-[52rem] gap-5 pb-10">
          <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)]">Ask every customer for a review</h1>
          {/* The space of five lines on a phone: a late typeface moves nothing when a line breaks elsewhere. */}
          <p className="max-w-[33.6em] text-ink-2 text-lead leading-[1.5] max-sm:min-h-[7.5em]">
            Ask the people you’ve served, on one day or over a few weeks: with consent, without rewards, and not only
            the happy ones.
          </p>
        </header>
        <section aria-labelledby="estimate" className="border-ink border-t-[1.5px] py-10">
          <h2 id="estimate" className="mb-8 text-sub">
            How many reviews can your list bring?
          </h2>
          <FeasibilityPreview />
        </section>
        {auth.status !== 'loading' && !isPro && (
          <div className="pb-10">
            <LockedBuilder />
          </div>
        )}
        {isPro && (
          <Suspense fallback={<BuilderSkeleton />}>
            <CampaignBuilder />
          </Suspense>
        )}
        {auth.status === 'loading' && <BuilderSkeleton />}
        <Explanation />
      </div>
    </PageShell>
  );
}

function BuilderSkeleton() {
  return (
    <div className="grid min-h-[40rem] content-start gap-6 border-ink border-t-[1.5px] py-10">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}

function Explanation() {
  return (
    <div className="grid gap-x-[clamp(3rem,6vw,6rem)] gap-y-12 border-ink border-t-[1.5px] pt-10 lg:grid-cols-2">
      <div className="prose">
        <h2>How a campaign goes</h2>
        <ol>
          <li>A week before: the list with its consent, the link, the QR code, the script for your staff.</li>
          <li>On the day: three waves, by each customer’s clock. Or spread over two to four weeks.</li>
          <li>Three days later: one reminder to those who haven’t answered.</li>
          <li>Then: thanks, a reply to every review, and a look at what came of it.</li>
        </ol>
        <p>
          20 to 30 reviews in one day take a longer list than most businesses have. Filters also look for bursts. So the
          kit works out how many your list can bring, and offers a steady pace beside the day.
        </p>
        <h3>Where your customers’ data is</h3>
        <p>
          Only in your browser. We never get the list and send no messages. You send them with your own tools, and
          delete the list with one press.
        </p>
      </div>
      <div className="prose">
        <h2>What the kit refuses</h2>
        <ul>
          {POLICY_RULES.map(({ id, title, why }) => (
            <li key={id}>
              <b>{title}.</b> {why}
            </li>
          ))}
        </ul>
        <h3>Sources</h3>
        <SourceList sources={sources} />
        <p className="text-ink-3 text-note">
          This isn’t legal advice. Outside the United States, check your own law first.
        </p>
      </div>
    </div>
  );
}
