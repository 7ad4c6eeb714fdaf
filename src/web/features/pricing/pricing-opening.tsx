import { getPlanLimit, RIGHTS } from '#shared/product/rights.ts';
import type { PricingSource } from './pricing-source.ts';

interface Words {
  /** Two lines, each unbroken on a wide screen. */
  readonly title: readonly [string, string];
  readonly lead: string;
}

const words: Record<PricingSource, Words> = {
  anywhere: {
    title: ['Free tells you everything.', 'Pro does the writing.'],
    lead: 'Every check, its evidence and the plan are free. Pay when you want us to write your texts and check your site every month.',
  },
  keywords: {
    title: [`You have seen ${getPlanLimit('free', 'keywords')} keywords.`, 'Pro shows them all.'],
    lead: `${RIGHTS.keywordTools.detail}. Each says why we chose it and where it belongs.`,
  },
};

/** The page's heading. Both wordings have the same size: the first is prerendered, until the URL is parsed. */
export function PricingOpening({ source }: { readonly source: PricingSource }) {
  const { title, lead } = words[source];
  return (
    <div className="page-width pt-[clamp(2rem,4vw,4rem)] pb-[clamp(2rem,4vw,3.5rem)]">
      <h1 key={source} className="min-h-[4.2em] text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] sm:min-h-[2.1em]">
        {title[0]} <span className="block">{title[1]}</span>
      </h1>
      <p className="mt-5 min-h-[7.5em] max-w-measure text-ink-2 text-lead leading-[1.5] sm:min-h-[4.5em]">{lead}</p>
    </div>
  );
}
