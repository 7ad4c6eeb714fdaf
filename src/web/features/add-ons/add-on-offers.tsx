import { Link } from 'react-router';
import type { FixItScores } from '#shared/audit/analysis.ts';
import { ADD_ONS, type AddOn, type AddOnId, addOnsToShow } from '#shared/product/add-ons.ts';
import { addOnsToOffer, type Offers } from '#shared/product/offers.ts';
import { CircleCheck } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { packAnchor } from '#web/lib/pack-anchor.ts';
import { paths } from '#web/paths.ts';
import { GrantedPacks } from './granted-packs.tsx';

interface AddOnOffersProps {
  readonly scores: FixItScores;
  readonly auditId: string;
  /** Already bought for this audit: marked, and not offered again. */
  readonly owned?: readonly AddOnId[];
  /** What each pack would contain; undefined: unknown, and then none is offered. */
  readonly offers: Offers | undefined;
}

/**
 * The add-ons that this audit's scores suggest and whose pack would contain enough, each with its current contents and
 * price, and those already bought for it.
 */
export function AddOnOffers({ scores, auditId, owned = [], offers }: AddOnOffersProps) {
  const offered = addOnsToOffer(scores, offers);
  const shown = ADD_ONS.filter((addOn) => owned.includes(addOn.id) || offered.includes(addOn));
  if (shown.length === 0) {
    return (
      <div className="grid max-w-[34.72em] gap-2 border-ink-3 border-t-[1.5px] border-dashed pt-4 text-ink-2">
        <p>{noneWords(scores, offers)}</p>
        {offers !== undefined && addOnsToShow(scores).length > 0 && (
          <TextButton asChild className="w-fit text-ink text-note" data-screen-only>
            <a href="#facts">Add your facts</a>
          </TextButton>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-12">
      {owned.length > 0 && (
        <div data-screen-only>
          <GrantedPacks auditId={auditId} granted={owned} />
        </div>
      )}
      <OfferList shown={shown} auditId={auditId} owned={owned} offers={offers} />
    </div>
  );
}

/** Why no add-on is offered. */
function noneWords(scores: FixItScores, offers: Offers | undefined): string {
  if (addOnsToShow(scores).length === 0) return 'Your scores need no extra pack.';
  return offers === undefined
    ? 'We couldn’t work out what you’d get. Reload this page to try again.'
    : 'We know too little to fill a pack today, so we sell none. Add your facts, and we can write more.';
}

interface OfferListProps extends Pick<AddOnOffersProps, 'auditId' | 'offers'> {
  readonly shown: readonly AddOn[];
  readonly owned: readonly AddOnId[];
}

function OfferList({ shown, auditId, owned, offers }: OfferListProps) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(({ id, title, detail, usDollars }) => (
        <li key={id} className="grid grid-rows-[auto_1fr_auto] gap-3 border-ink border-t-[1.5px] pt-4 pb-8">
          <div className="flex items-baseline justify-between gap-4">
            <h3>{title}</h3>
            {!owned.includes(id) && (
              <span className="font-[560] font-display text-figure leading-[1.2]">{formatPrice(usDollars)}</span>
            )}
          </div>
          <div className="grid content-start gap-2 text-note">
            <p className="text-ink-2">{detail}.</p>
            {!owned.includes(id) && offers !== undefined && (
              <p>
                <b className="font-[620]">For this audit:</b> {offers.addOns[id].sentence}
              </p>
            )}
          </div>
          {owned.includes(id) ? (
            <div className="flex min-h-11 flex-wrap items-center gap-x-5">
              <p data-band="good" className="flex items-center gap-2 font-[620]">
                <CircleCheck aria-hidden className="text-(--word)" />
                Yours for this audit
              </p>
              <TextButton asChild>
                <a href={`#${packAnchor(id)}`} data-screen-only>
                  Open it<span className="sr-only">: {title}</span>
                </a>
              </TextButton>
            </div>
          ) : (
            <Button asChild className="justify-self-start">
              <Link to={paths.upgrade.to(id, auditId)} aria-label={`Buy Now: ${title}`}>
                Buy Now
              </Link>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
