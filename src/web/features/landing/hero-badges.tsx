import { Check } from 'lucide-react';
import { limitOf } from '#shared/product/rights.ts';
import { useAgencyVisit } from '#web/lib/agency-visit.ts';
import { classNames } from '#web/lib/class-names.ts';

/** What an owner can count on today. */
const ownerBadges = ['Fourteen factors, with proof', 'The whole audit, free', 'No account, no card'];

/** What the Agency plan has; the number is the one the server keeps to. */
const agencyBadges = [
  `Audits at scale: ${limitOf('agency', 'bulkUrls')} sites in one go`,
  'White-label PDFs',
  'API and bulk scans',
];

/** Three short reasons under the form. Both sets take the same place, so that nothing moves when one is chosen. */
export function HeroBadges() {
  const isAgency = useAgencyVisit();
  return (
    <div className="mt-6 grid">
      <BadgeList badges={ownerBadges} look={isAgency === null ? 'unless-agency' : isAgency ? 'invisible' : ''} />
      <BadgeList badges={agencyBadges} look={isAgency === null ? 'only-agency' : isAgency ? '' : 'invisible'} />
    </div>
  );
}

function BadgeList({ badges, look }: { readonly badges: readonly string[]; readonly look: string }) {
  return (
    <ul className={classNames('col-start-1 row-start-1 flex flex-wrap content-start gap-x-5 gap-y-1.5', look)}>
      {badges.map((badge) => (
        <li key={badge} className="flex items-start gap-2 font-[560] text-note text-on-dusk">
          <Check aria-hidden className="mt-[0.12em] text-on-dusk-2" />
          {badge}
        </li>
      ))}
    </ul>
  );
}
