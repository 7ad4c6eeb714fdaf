import { FACTOR_COUNT_WORD } from '#shared/audit/factor-count.ts';
import { CHECK_COUNT } from '#shared/product/check-count.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import { Check } from '#web/components/icons/index.ts';
import { useAgencyVisit } from '#web/lib/agency-visit.ts';
import { classNames } from '#web/lib/class-names.ts';

/** What every owner gets today. */
const ownerBadges = [
  `${CHECK_COUNT} checks in ${FACTOR_COUNT_WORD} factors`,
  'The full audit, free',
  'No account, no card',
];

/** What the Agency plan has; the number is the one that the server enforces. */
const agencyBadges = [
  `Audits at scale: ${getPlanLimit('agency', 'bulkUrls')} sites in one go`,
  'White-label PDFs',
  'API and bulk scans',
];

/**
 * Three short reasons under the form. Both sets have the same size, so that nothing moves when one is chosen; each has
 * columns of its own, so that a late typeface with wider text does not shift them.
 */
export function HeroBadges() {
  const isAgency = useAgencyVisit();
  return (
    <div className="mt-6 grid">
      <BadgeList
        badges={ownerBadges}
        columns="sm:grid-cols-[15fr_11fr_11fr]"
        variant={isAgency === null ? 'unless-agency' : isAgency ? 'invisible' : ''}
      />
      <BadgeList
        badges={agencyBadges}
        columns="sm:grid-cols-[17fr_10fr_10fr]"
        variant={isAgency === null ? 'only-agency' : isAgency ? '' : 'invisible'}
      />
    </div>
  );
}

interface BadgeListProps {
  readonly badges: readonly string[];
  /** Side by side where there is room, as wide as the text needs. */
  readonly columns: string;
  readonly variant: string;
}

function BadgeList({ badges, columns, variant }: BadgeListProps) {
  return (
    <ul className={classNames('col-start-1 row-start-1 grid content-start gap-x-5 gap-y-1.5', columns, variant)}>
      {badges.map((badge) => (
        <li key={badge} className="flex items-start gap-2 font-[560] text-note text-on-dusk">
          <Check aria-hidden className="mt-[0.12em] text-on-dusk-2" />
          {badge}
        </li>
      ))}
    </ul>
  );
}
