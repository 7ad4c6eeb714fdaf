import { PLANS } from '#shared/product/plan-names.ts';
import type { Plan } from '#shared/product/plans.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';
import { Check, Minus } from '#web/components/icons/index.ts';
import { SectionHead } from '#web/components/section-head.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { type ComparisonCell, type ComparisonRow, comparisonGroups } from './comparison-rows.ts';

/** Every right of every plan: a table on a wide screen, a row with three labelled outcomes on a phone. */
export function PlanComparison() {
  return (
    <section id="compare" className="section-space scroll-mt-16 bg-sunk">
      <div className="page-width">
        <SectionHead title="What is in each plan">Changes take effect right away.</SectionHead>
        <table className="ruled-table mt-[clamp(1.5rem,3vw,2.5rem)] max-sm:block">
          <caption className="sr-only">What is in each plan</caption>
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col" className={stickyHead}>
                What you get
              </th>
              {PLANS.map((plan) => (
                <th key={plan} scope="col" className={classNames(stickyHead, 'w-[17%]')}>
                  {PLAN_TERMS[plan].name}
                </th>
              ))}
            </tr>
          </thead>
          {comparisonGroups().map(({ title, rows }) => (
            <tbody key={title} className="max-sm:block">
              <tr className="ruled-table-group max-sm:block">
                <th
                  scope="rowgroup"
                  colSpan={PLANS.length + 1}
                  className="font-[560] font-display text-sub leading-[1.2] max-sm:block"
                >
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

const stickyHead = 'sm:sticky sm:top-(--bar-height) sm:bg-sunk sm:py-3! sm:font-[640]! sm:text-note! sm:text-ink!';

function Row({ row: { title, detail, cells } }: { readonly row: ComparisonRow }) {
  return (
    <tr className="max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:border-line max-sm:border-b max-sm:py-3.5">
      <th scope="row" className="max-sm:col-span-3 max-sm:border-0! max-sm:p-0!">
        {title}
        <small className="mt-0.5 max-w-measure">{detail}</small>
      </th>
      {PLANS.map((plan) => (
        <Cell key={plan} plan={plan} cell={cells[plan]} />
      ))}
    </tr>
  );
}

/** An icon with screen reader text; on a phone preceded by the plan's name. */
function Cell({ plan, cell: { isIncluded, isAmount, words } }: { readonly plan: Plan; readonly cell: ComparisonCell }) {
  const Sign = isIncluded ? Check : Minus;
  return (
    <td
      className={classNames(
        'max-sm:mt-2 max-sm:flex max-sm:items-center max-sm:gap-1.5 max-sm:border-0! max-sm:p-0!',
        !isIncluded && 'text-ink-2',
      )}
    >
      <span aria-hidden className="text-caption text-ink-2 sm:hidden">
        {PLAN_TERMS[plan].name}
      </span>
      {isAmount ? (
        <span className="font-[620]">{words}</span>
      ) : (
        <>
          <Sign aria-hidden className={isIncluded ? undefined : 'text-ink-3'} />
          <span className="sr-only">{words}</span>
        </>
      )}
    </td>
  );
}
