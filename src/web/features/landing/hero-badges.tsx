import { Check } from 'lucide-react';
import { CHECK_COUNT } from '#shared/product/check-count.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import { useAgencyVisit } from '#web/lib/agency-visit.ts';
import { classNames } from '#web/lib/class-names.ts';

/** What an owner can count on today. */
const ownerBadges = [`${CHECK_COUNT} checks in fourteen factors`, 'The full audit, free', 'No account, no card'];

/** What the Agency plan has; the number is the one the server keeps to. */
const agencyBadges = [
  `Audits at scale: ${getPlanLimit('agency', 'bulkUrls')} sites in one go`,
  'White-label PDFs',
  'API and bulk scans',
];

/**
 * Three short reasons under the form. Both sets take the same place, so that nothing moves when one is chosen; each has columns of
 * its own, so that none moves the next when the typeface comes late and its words get wider.
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
  /** Beside each other where there is room: as wide as the words need. */
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
