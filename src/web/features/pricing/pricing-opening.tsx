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
    lead: 'Nothing in the audit is held back: every check, its evidence and the plan with exact gains are free. Pay when you want the texts written for you and your site watched.',
  },
  keywords: {
    title: [`You have seen ${getPlanLimit('free', 'keywords')} keywords.`, 'Pro shows them all.'],
    lead: `${RIGHTS.keywordTools.detail}. Each comes with the reason it was chosen, and the places on your profile and your site where it belongs.`,
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
