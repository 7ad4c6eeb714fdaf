import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { BusinessWatch } from '#shared/api/watch.ts';
import type { Plan } from '#shared/product/plans.ts';
import { hasRight } from '#shared/product/rights.ts';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { CalendarClock, Lock, MailWarning } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { Tick } from '#web/components/ui/tick.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWatchChange, watchQuery } from '#web/lib/watch-query.ts';
import { paths } from '#web/paths.ts';
import { lastScanSentence, switchLabel, watchSentence } from './watch-text.ts';

interface WatchLineProps {
  /** Null while unknown. */
  readonly businessId: string | null;
  /** The viewer's plan; null while unknown. */
  readonly plan: Plan | null;
}

/** The watch of a business as a section: the next scan, the result of the last one, and the switches. */
export function WatchLine(props: WatchLineProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-screen-only
      className="grid content-start gap-3 border-ink border-t-[1.5px] pt-6 pb-10"
    >
      <h2 id={titleId} className="text-sub leading-[1.2]">
        Regular checks
      </h2>
      <WatchControls {...props} />
    </section>
  );
}

/** The next scan, the result of the last one and the switches; one row with the way to Pro for plans that watch nothing. */
export function WatchControls({ businessId, plan }: WatchLineProps) {
  if (plan !== null && !hasRight(plan, 'monthlyRescan')) return <WatchOffer />;
  return (
    // Reserves the space, so that nothing below moves.
    <div className="grid min-h-[19rem] content-start gap-3 md:min-h-[14rem]">
      {businessId === null || plan === null ? <WatchSkeleton /> : <AskedWatch businessId={businessId} />}
    </div>
  );
}

function AskedWatch({ businessId }: { readonly businessId: string }) {
  const { data, error, refetch } = useQuery(watchQuery(businessId));
  if (data !== undefined) return <Watch watch={data} />;
  if (error === null) return <WatchSkeleton />;
  return (
    <div role="alert" className="grid justify-items-start">
      <p className="max-w-measure text-ink-2">{failureSentence(error)}</p>
      <TextButton onClick={() => void refetch()}>Try Again</TextButton>
    </div>
  );
}

function Watch({ watch }: { readonly watch: BusinessWatch }) {
  const now = useNow();
  const { mutate, isPending, error } = useWatchChange(watch.businessId);
  const { isOn, sendsMail, rhythm, lastScan } = watch;
  const last = lastScanSentence(watch);
  return (
    <>
      <p role="status" className="flex max-w-measure items-start gap-3">
        <CalendarClock aria-hidden className="mt-[0.15em] w-6 flex-none" />
        <span>
          {watchSentence(watch, new Date(now))}
          {last !== null && <span className="block text-ink-2 text-note">{last}</span>}
        </span>
      </p>
      <div className="grid justify-items-start">
        <Switch isOn={isOn} isBusy={isPending} onChange={(next) => mutate({ isOn: next })}>
          {switchLabel(rhythm)}
        </Switch>
        <Switch isOn={isOn && sendsMail} isBusy={isPending || !isOn} onChange={(next) => mutate({ sendsMail: next })}>
          Email me when something changes, and right away when something breaks
        </Switch>
        {lastScan?.status === 'done' && (
          <TextButton asChild>
            <Link to={paths.changes.to(lastScan.auditId)}>See what the last check found</Link>
          </TextButton>
        )}
      </div>
      {isOn && sendsMail && <MailObstacle obstacle={watch.mailObstacle} />}
      {error !== null && (
        <div className="max-w-[34.72em]">
          <FailureAlert
            id={`watch-${watch.businessId}`}
            title="We couldn’t save this"
            sentence={failureSentence(error)}
          />
        </div>
      )}
    </>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Switch({ isOn, isBusy, onChange, children }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Tick
        id={id}
        className="mt-2.5"
        checked={isOn}
        aria-disabled={isBusy}
        onChange={(event) => isBusy || onChange(event.target.checked)}
      />
      <label htmlFor={id} className={classNames('min-h-11 cursor-pointer py-2.5', isBusy && 'text-ink-2')}>
        {children}
      </label>
    </div>
  );
}

function MailObstacle({ obstacle }: { readonly obstacle: BusinessWatch['mailObstacle'] }) {
  if (obstacle === null) return null;
  return (
    <p className="flex max-w-measure items-start gap-2.5 border-ink-3 border-l-[1.5px] border-dashed pl-4 text-note">
      <MailWarning aria-hidden className="mt-[0.15em] w-6 flex-none" />
      {obstacle === 'unconfirmed' ? (
        <span>
          We can’t email you yet, because you haven’t confirmed your address.{' '}
          <Link to={paths.accountSettings.to()} className="underline underline-offset-[0.2em]">
            Confirm it in the settings
          </Link>
          .
        </span>
      ) : (
        <span>You unsubscribed from our emails, so we send none. You find what changed in the history.</span>
      )}
    </p>
  );
}

function WatchOffer() {
  return (
    <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="max-w-measure">
        <b className="block font-[640]">Turn on monthly checks for this site</b>
        <span className="text-ink-2 text-note">
          We email you only when something changes, and right away when your phone number does or search tools are
          blocked.
        </span>
      </p>
      <Button asChild className="justify-self-start">
        <Link to={paths.pricing.to()}>
          <Lock aria-hidden />
          With Pro
        </Link>
      </Button>
    </div>
  );
}

function WatchSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-6 w-[32rem] max-w-full" />
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="h-11 w-96 max-w-full" />
    </div>
  );
}
