import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useReducer, useState } from 'react';
import { Link } from 'react-router';
import { RIGHTS, rightsAddedBy } from '#shared/product/rights.ts';
import { Confetti } from '#web/components/confetti.tsx';
import { CalendarClock, Check, X } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { useQueryMark } from '#web/lib/use-query-mark.ts';
import { watchesQuery } from '#web/lib/watch-query.ts';
import { paths } from '#web/paths.ts';
import { useWelcome } from './use-welcome.ts';
import { findFirstScan, rescanSentence, type WelcomeEvent } from './welcome.ts';

/** The maximum for a dialog; the pricing page lists the rest. */
const mostRights = 5;

interface UpgradeWelcomeProps {
  /** Whether there is a report on this page. */
  readonly place: 'report' | 'home';
  /** How many questions can be generated for the report; 0: not offered. Null: unknown. */
  readonly questionCount: number | null;
  /** The next scan of the report's site; null: unknown, and nothing is promised. */
  readonly nextScanAt: string | null;
}

/** After `?success=true`: the welcome to Pro. Without a plan, the user is told how to find it instead. */
export function UpgradeWelcome({ place, questionCount, nextScanAt }: UpgradeWelcomeProps) {
  const isBack = useQueryMark('success', 'true');
  const auth = useCurrentUser();
  const [isPutAway, putAway] = useReducer(() => true, false);
  if (!isBack || auth.status === 'loading') return null;
  if (auth.status === 'authenticated' && auth.user.isPro)
    return <Welcome place={place} questionCount={questionCount} nextScanAt={nextScanAt} />;
  if (isPutAway) return null;
  return (
    <Dialog title="Your upgrade is not here yet" onClose={putAway}>
      <p className="text-ink-2">
        {auth.status === 'authenticated'
          ? 'This account has no Pro plan yet. After you pay, it opens within seconds.'
          : 'You’re not logged in. Log in with the account that paid.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="ink">
          {auth.status === 'authenticated' ? (
            <Link to={paths.billing.to()}>Open Billing</Link>
          ) : (
            <Link to={paths.login.to(`${paths.home.to()}?success=true`)}>Log in</Link>
          )}
        </Button>
        <Button onClick={putAway}>Close</Button>
      </div>
    </Dialog>
  );
}

function Welcome({ place, questionCount, nextScanAt }: UpgradeWelcomeProps) {
  const [{ stage, isBannerDue }, dispatch] = useWelcome(true);
  const [openedAt] = useState(() => new Date());
  // Without a report it uses the account's next scheduled site.
  const { data } = useQuery({ ...watchesQuery, enabled: place === 'home' });
  const next = place === 'home' ? findFirstScan(data?.watches ?? []) : nextScanAt;
  const rescan = next === null ? null : rescanSentence(next, openedAt);
  return (
    <>
      {stage !== 'shut' && <Confetti />}
      {(stage === 'open' || stage === 'closing') && (
        <Dialog title="Welcome to Pro" onClose={() => dispatch('closed')}>
          <p className="text-ink-2">Everything in your plan is open from now on:</p>
          <Opened />
          {place === 'report' && questionCount === 0 && (
            <p className="text-ink-2">
              Your facts are too few for questions with answers. Add some, and we can write them.
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <FirstStep place={place} questionCount={questionCount} tell={dispatch} />
          </div>
        </Dialog>
      )}
      {isBannerDue && rescan !== null && (
        <Banner onClose={() => dispatch('banner-closed')}>
          <CalendarClock aria-hidden />
          {rescan}
        </Banner>
      )}
    </>
  );
}

interface FirstStepProps extends Pick<UpgradeWelcomeProps, 'place' | 'questionCount'> {
  readonly tell: (event: WelcomeEvent) => void;
}

/** The first step: generate the questions, or provide the facts that they lack. */
export function FirstStep({ place, questionCount, tell: dispatch }: FirstStepProps) {
  const close = () => dispatch('closed');
  if (place === 'home') {
    return (
      <Button variant="ink" onClick={close}>
        Run my first audit
      </Button>
    );
  }
  return (
    <>
      {questionCount !== null && questionCount > 0 && (
        <Button variant="ink" onClick={() => dispatch('generate-pressed')}>
          Generate Q&amp;A now
        </Button>
      )}
      {questionCount === 0 && (
        <Button variant="ink" onClick={() => goToFacts(close)}>
          Add my facts
        </Button>
      )}
      <Button onClick={close}>Look around first</Button>
    </>
  );
}

/** The page can be scrolled only after the dialog is closed. */
function goToFacts(close: () => void): void {
  close();
  requestAnimationFrame(() => {
    location.hash = 'facts';
  });
}

function Opened() {
  const rights = rightsAddedBy('pro').slice(0, mostRights);
  return (
    <ul className="grid gap-2">
      {rights.map((right) => (
        <li key={right} className="flex gap-3">
          <Check aria-hidden className="mt-[0.2em] text-good-word" />
          {RIGHTS[right].title}
        </li>
      ))}
    </ul>
  );
}

/** Overlaid on the page, so that nothing moves when it appears. */
function Banner({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <div
      role="status"
      data-screen-only
      className="fixed inset-x-0 top-(--bar-height) z-40 mx-auto mt-3 flex w-fit max-w-[calc(100vw-2rem)] items-center gap-2 rounded-3 border border-line-2 bg-raised py-1 pr-1 pl-4 text-note shadow-float"
    >
      <p className="flex items-center gap-2">{children}</p>
      <IconButton label="Close" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
