import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { FACTOR_COUNT_TITLE } from '#shared/audit/factor-count.ts';
import { cheapestPlanWith, PLAN_TERMS, RIGHTS } from '#shared/product/rights.ts';
import { ArrowRight } from '#web/components/icons/index.ts';
import { SectionHead } from '#web/components/section-head.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { paths } from '#web/paths.ts';
import { AuditPicture, DayPicture, KeywordPicture } from './product-pictures.tsx';

const SampleDialog = lazy(() => import('./sample-dialog.tsx').then((module) => ({ default: module.SampleDialog })));

export type ProductId = 'audit' | 'keywords' | 'reviewDay';

interface Product {
  readonly id: ProductId;
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

const products: readonly Product[] = [
  {
    id: 'audit',
    title: 'Profile audit and Fix-It Mode',
    text: `${FACTOR_COUNT_TITLE} factors, each opened to the page, the quoted words and the rule. Three fixes written from facts on your own site; the description is free.`,
    picture: <AuditPicture />,
  },
  {
    id: 'keywords',
    title: 'Local keyword strategy',
    text: 'The phrases your customers use, sorted by how close they are to calling, with the page or profile field where each belongs.',
    picture: <KeywordPicture />,
  },
  {
    id: 'reviewDay',
    title: 'Review day campaign',
    text: 'Plan a day of honest review requests to people you have served. Quiet hours, consent and Google’s rules are built in, with a slower plan beside it.',
    picture: <DayPicture />,
  },
];

/** The link targets of one product. */
const anchors: Readonly<Record<ProductId, string>> = { audit: 'fix-it', keywords: 'keywords', reviewDay: 'review-day' };

/** The three products, each with a sample to open. */
export function Products() {
  const [open, setOpen] = useState<ProductId | null>(null);
  return (
    <section id="products" className="section-space scroll-mt-16 bg-sunk">
      <div className="page-width">
        <SectionHead title="Three things, one address" className="text-lead leading-[1.5]">
          Start with the audit. The other two use what it found.
        </SectionHead>
        <div className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-12 lg:grid-cols-3">
          {products.map(({ id, title, text, picture }) => (
            <article key={id} id={anchors[id]} className="grid scroll-mt-24 content-start gap-3">
              <div className="grid h-44 items-end border-ink border-b-[1.5px] pb-5">{picture}</div>
              <h3 className="mt-2 font-[560] font-display text-sub leading-[1.2] tracking-[-0.012em]">{title}</h3>
              <p className="max-w-[25.76em] text-ink-2">{text}</p>
              <div>
                <TextButton onClick={() => setOpen(id)}>
                  See a sample
                  <span className="sr-only">: {title}</span>
                  <ArrowRight aria-hidden />
                </TextButton>
              </div>
            </article>
          ))}
        </div>
        <ActionPack />
      </div>
      <Suspense>{open !== null && <SampleDialog product={open} onClose={() => setOpen(null)} />}</Suspense>
    </section>
  );
}

/** The audit's output for answer engines: part of the audit, so it is listed below the three. */
function ActionPack() {
  return (
    <div
      id="action-pack"
      className="mt-[clamp(3rem,5vw,4.5rem)] grid scroll-mt-24 gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-3 border-line-2 border-t pt-8 lg:grid-cols-3"
    >
      <h3 className="font-[560] font-display text-sub leading-[1.2] tracking-[-0.012em]">Answer-engine action pack</h3>
      <p className="max-w-[33.6em] text-ink-2 lg:col-span-2">
        {RIGHTS.actionPack.detail}, so that ChatGPT, Perplexity and Copilot find something to quote. It is made from
        your own audit and comes with {PLAN_TERMS[cheapestPlanWith('actionPack')].name}.{' '}
        <Link to={paths.pricing.to()}>What else comes with it</Link>
      </p>
    </div>
  );
}
