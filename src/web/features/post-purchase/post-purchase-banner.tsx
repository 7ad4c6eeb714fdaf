import { type ReactNode, useReducer } from 'react';
import { Link } from 'react-router';
import { ADD_ONS, type AddOnId } from '#shared/product/add-ons.ts';
import type { Offers } from '#shared/product/offers.ts';
import type { Plan } from '#shared/product/plans.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Confetti } from '#web/components/confetti.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { CalendarClock, FileDown, ListChecks, Lock, PackageOpen, X } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { packAnchor } from '#web/lib/pack-anchor.ts';
import { requestReportPdf } from '#web/lib/report-pdf.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';
import { useQueryMark } from '#web/lib/use-query-mark.ts';
import { useWatchChange } from '#web/lib/watch-query.ts';
import { paths } from '#web/paths.ts';
import { type BuyerAction, buildBuyerActions, purchaseSentence, purchaseTitle } from './buyer-actions.ts';

const [monthly] = PLAN_PRICES;

interface PostPurchaseBannerProps {
  readonly auditId: string;
  /** The site that is scanned every month; null while unknown. */
  readonly businessId: string | null;
  readonly websiteUrl: string;
  /** Null while the viewer is unknown. */
  readonly plan: Plan | null;
  readonly grantedAddOns: readonly AddOnId[];
  /** What could be generated for this audit. */
  readonly offers: Offers | undefined;
  /** The welcome to Pro opens on the same page, with its own confetti. */
  readonly isWelcomed: boolean;
}

/**
 * What the purchase unlocked and what to do first. Shown once, after `?post_purchase=1`, to a buyer of an add-on or a new
 * plan.
 */
export function PostPurchaseBanner(props: PostPurchaseBannerProps) {
  const isAfterPurchase = useQueryMark('post_purchase', '1');
  const [isClosed, close] = useReducer(() => true, false);
  if (!isAfterPurchase || isClosed || props.plan === null) return null;
  return <Banner {...props} plan={props.plan} onClose={close} />;
}

interface BannerProps extends PostPurchaseBannerProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

function Banner({ auditId, businessId, websiteUrl, plan, grantedAddOns, offers, isWelcomed, onClose }: BannerProps) {
  const acts = buildBuyerActions(plan, grantedAddOns, offers);
  const { state, start } = useAsyncAction({
    ask: (signal) => requestReportPdf({ auditId, host: formatHost(websiteUrl), now: new Date() }, signal),
    onDone: ({ name, content }) => saveFile(name, content),
  });
  return (
    <section aria-labelledby="post-purchase-title" data-screen-only className="dusk">
      {!isWelcomed && <Confetti />}
      <div className="page-width relative grid gap-6 py-8">
        <div className="grid gap-1 pr-12">
          <h2 id="post-purchase-title" className="text-sub">
            {purchaseTitle(plan)}
          </h2>
          <p className="text-on-dusk-2">{purchaseSentence(plan, grantedAddOns)}</p>
        </div>
        <IconButton label="Close" onClick={onClose} className="absolute top-6 right-(--gutter)">
          <X aria-hidden />
        </IconButton>
        <OpenPacks grantedAddOns={grantedAddOns} />
        <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3">
          <Act act={acts.pdf} label="Download PDF">
            <BusyButton isBusy={state.kind === 'busy'} busyLabel="Preparing" onPress={start}>
              <FileDown aria-hidden />
              Download PDF
            </BusyButton>
          </Act>
          <Act act={acts.fixes} label="Finish all fixes">
            <Button asChild>
              <a href="#fixit">
                <ListChecks aria-hidden />
                Finish all fixes
              </a>
            </Button>
          </Act>
          <Act act={acts.rescan} label="Schedule monthly re-scan">
            <RescanAct businessId={businessId} />
          </Act>
        </ul>
        {(state.kind === 'failed' || state.kind === 'refused') && (
          <div className="max-w-[34.72em] rounded-2 bg-paper text-ink">
            <FailureAlert id="post-purchase-problem" title="No PDF was made" sentence={state.sentence} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Turns on the watch of the business, with a hint of when it starts. */
function RescanAct({ businessId }: { readonly businessId: string | null }) {
  const { mutate, data, error, isPending } = useWatchChange(businessId ?? '');
  return (
    <>
      <BusyButton
        isBusy={isPending}
        busyLabel="Scheduling"
        onPress={() => {
          if (businessId !== null) mutate({ isOn: true });
        }}
      >
        <CalendarClock aria-hidden />
        Schedule monthly re-scan
      </BusyButton>
      <p role="status" className="text-note">
        {data?.nextScanAt != null && `Scheduled. We check your site again on ${formatLongDay(data.nextScanAt)}.`}
        {error !== null && failureSentence(error)}
      </p>
    </>
  );
}

/** A link to what was bought. */
function OpenPacks({ grantedAddOns }: Pick<BannerProps, 'grantedAddOns'>) {
  const packs = ADD_ONS.filter(({ id }) => grantedAddOns.includes(id));
  if (packs.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {packs.map(({ id, title }) => (
        <li key={id}>
          <Button asChild>
            <a href={`#${packAnchor(id)}`}>
              <PackageOpen aria-hidden />
              Open {title}
            </a>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface ActProps {
  readonly act: BuyerAction;
  readonly label: string;
  /** The control for a buyer who has the right. */
  readonly children: ReactNode;
}

/** One of the three: the control, or a locked link to the plan that has it. */
function Act({ act: { isAllowed, note }, label, children }: ActProps) {
  return (
    <li className="grid content-start justify-items-start gap-2">
      {isAllowed ? (
        children
      ) : (
        <Button asChild>
          <Link to={paths.upgrade.to(monthly.key)} aria-label={`${label}: upgrade to Pro`}>
            <Lock aria-hidden />
            {label}
          </Link>
        </Button>
      )}
      <p className="text-note text-on-dusk-2">
        {isAllowed ? note : `${note} ${formatPrice(monthly.usDollars)} a month.`}
      </p>
    </li>
  );
}
