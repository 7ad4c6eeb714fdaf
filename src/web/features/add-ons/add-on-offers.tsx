import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { FixItScores } from '#shared/audit/analysis.ts';
import { ADD_ONS, type AddOn, type AddOnId, addOnsToShow } from '#shared/product/add-ons.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { packAnchor } from '#web/lib/pack-anchor.ts';
import { paths } from '#web/paths.ts';
import { GrantedPacks } from './granted-packs.tsx';

interface AddOnOffersProps {
  readonly scores: FixItScores;
  readonly auditId: string;
  /** Bought for this audit already: marked, and not offered again. */
  readonly owned?: readonly AddOnId[];
}

/** The add-ons that this audit's scores call for, each with what is in it and its price, and those that were bought for it. */
export function AddOnOffers({ scores, auditId, owned = [] }: AddOnOffersProps) {
  const offered = addOnsToShow(scores);
  const shown = ADD_ONS.filter((addOn) => owned.includes(addOn.id) || offered.includes(addOn));
  if (shown.length === 0) {
    return (
      <p className="max-w-[34.72em] border-ink-3 border-t-[1.5px] border-dashed pt-4 text-ink-2">
        No score of this audit calls for an add-on, so none is offered.
      </p>
    );
  }
  return (
    <div className="grid gap-12">
      {owned.length > 0 && (
        <div data-screen-only>
          <GrantedPacks auditId={auditId} granted={owned} />
        </div>
      )}
      <Offers shown={shown} auditId={auditId} owned={owned} />
    </div>
  );
}

interface OffersProps extends Required<Pick<AddOnOffersProps, 'auditId' | 'owned'>> {
  readonly shown: readonly AddOn[];
}

function Offers({ shown, auditId, owned }: OffersProps) {
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
          <p className="text-ink-2 text-note">{detail}.</p>
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
