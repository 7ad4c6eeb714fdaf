import { Link } from 'react-router';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { getPlanLimit, hasRight, type Right } from '#shared/product/rights.ts';
import { Check, Minus } from '#web/components/icons/index.ts';
import { SectionHead } from '#web/components/section-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { paths } from '#web/paths.ts';

interface Row {
  readonly what: string;
  /** Null: not included. */
  readonly free: string | null;
  readonly pro: string | null;
}

const included = (plan: 'free' | 'pro', right: Right, words: string) => (hasRight(plan, right) ? words : null);

const rows: readonly Row[] = [
  { what: 'Score, evidence and action plan', free: 'All of it', pro: 'All of it' },
  {
    what: 'Fixes written for you',
    free: 'Description',
    pro: included('pro', 'allFixes', 'Description, Q&A, H1 and the rest'),
  },
  {
    what: 'Keyword strategy',
    free: `${getPlanLimit('free', 'keywords')} phrases`,
    pro: included('pro', 'keywordTools', 'up to 50'),
  },
  {
    what: 'Review Day kit',
    free: included('free', 'reviewDay', 'Included'),
    pro: included('pro', 'reviewDay', 'Included'),
  },
  {
    what: 'PDF report',
    free: included('free', 'pdf', 'With our mark'),
    pro: included('pro', 'cleanPdf', 'Without our mark'),
  },
  {
    what: 'Your audits',
    free: `${getPlanLimit('free', 'auditHistoryDays')} days`,
    pro: included('pro', 'history', 'Every one kept, with what changed'),
  },
];

/** The two plans most owners choose between, from the same rights table that the server enforces. */
export function FreeAndPro() {
  const [monthly, annual] = PLAN_PRICES;
  return (
    <section id="plans" className="section-space scroll-mt-16">
      <div className="page-width">
        <SectionHead title="Free tells you everything. Pro does the writing." className="text-lead leading-[1.5]">
          Nothing in the audit itself is held back.
        </SectionHead>
        <table className="ruled-table mt-[clamp(2rem,4vw,3.5rem)] table-fixed">
          <caption className="sr-only">What is in Free and in Pro</caption>
          <thead>
            <tr className="align-bottom">
              <td className="w-[36%] lg:w-[44%]" />
              <th scope="col">
                Free
                <Amount dollars={0} />
              </th>
              <th scope="col">
                Pro
                <Amount dollars={monthly.usDollars} per="/mo" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, free, pro }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <Cell words={free} />
                <Cell words={pro} />
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button asChild variant="ink">
            <Link to={paths.home.section('audit')}>Start with the free audit</Link>
          </Button>
          <p className="text-ink-2 text-note">
            Pro is month to month. Paid yearly it is {formatPrice(annual.usDollars)}: you save two months.
          </p>
          <TextButton asChild className="text-note">
            <Link to={paths.pricing.to()}>Everything side by side</Link>
          </TextButton>
        </div>
      </div>
    </section>
  );
}

function Amount({ dollars, per }: { readonly dollars: number; readonly per?: string }) {
  return (
    <span className="block font-[560] font-display text-[clamp(1.75rem,4vw,2.5rem)] leading-[1.1] tracking-[-0.03em]">
      {formatPrice(dollars)}
      {per !== undefined && <span className="font-[400] font-text text-ink-2 text-note tracking-normal">{per}</span>}
    </span>
  );
}

function Cell({ words }: { readonly words: string | null }) {
  const Icon = words === null ? Minus : Check;
  return (
    <td>
      <span className="grid grid-cols-[1.25em_minmax(0,1fr)] items-start gap-2 max-sm:grid-cols-1 max-sm:gap-1">
        <Icon aria-hidden className={words === null ? 'mt-[0.15em] text-ink-3' : 'mt-[0.15em]'} />
        <span className={words === null ? 'text-ink-2' : undefined}>{words ?? 'Not included'}</span>
      </span>
    </td>
  );
}
