import { Link, type MetaFunction } from 'react-router';
import { RIGHTS } from '#shared/product/rights.ts';
import { PageShell } from '#web/components/page-shell.tsx';
import { type Source, SourceList } from '#web/components/reading/source-list.tsx';
import { KeywordSection } from '#web/features/keywords/keyword-section.tsx';
import { usePrefill } from '#web/features/keywords/use-prefill.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.localKeywords.pattern);

const sources: readonly Source[] = [
  {
    title: 'Google Search, spam policies: doorway abuse',
    url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    date: '2026-11-20',
  },
  {
    title: 'Google, tips to improve your local ranking',
    url: 'https://support.google.com/business/answer/7091',
    date: '2026-11-20',
  },
];

/** The keyword strategy: the tool, and its limits. */
export default function LocalKeywordsPage() {
  const auth = useCurrentUser();
  const prefill = usePrefill();
  const isPro = auth.status === 'authenticated' && auth.user.isPro;
  return (
    <PageShell>
      <div className="page-width pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(4rem,7vw,7rem)]">
        <header className="grid max-w-[52rem] gap-5 pb-10">
          <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)]">What people nearby type</h1>
          <p className="max-w-[33.6em] text-ink-2 text-lead leading-[1.5]">
            Up to 50 phrases for what you do and where you do it, sorted by how close the searcher is to calling, each
            with the place on your profile or your site where it belongs.
          </p>
        </header>
        <section aria-label="Keyword strategy" className="border-ink border-t-[1.5px] pt-8">
          {/* The audit is known only in the browser: the form is reset with it. */}
          <KeywordSection key={`${prefill.auditId}`} prefill={prefill} isPro={isPro} />
        </section>
        <Explanation />
      </div>
    </PageShell>
  );
}

function Explanation() {
  return (
    <div className="mt-[clamp(4rem,7vw,6rem)] grid gap-x-[clamp(3rem,6vw,6rem)] gap-y-12 border-ink border-t-[1.5px] pt-10 lg:grid-cols-2">
      <div className="prose">
        <h2>How the list is made</h2>
        <p>
          What you do, times where you do it, times what the searcher wants. A phrase that nobody would say aloud is
          dropped, and so is one that says the same as another. The rest is grouped by service.
        </p>
        <h3>Three kinds of searcher</h3>
        <ul>
          <li>
            <b>Transactional</b>: ready to call. “Emergency plumber”, “book a haircut”.
          </li>
          <li>
            <b>Commercial Investigation</b>: comparing. “Water heater replacement cost”, “best dentist for children”.
          </li>
          <li>
            <b>Local Intent</b>: looking around. “Bakery near me”, “open now”.
          </li>
        </ul>
        <h3>Free and Pro</h3>
        <p>
          Everybody sees the four most important keywords with their reasons. Pro adds the rest:{' '}
          {RIGHTS.keywordTools.detail.toLowerCase()}. <Link to={`${paths.pricing.to()}?source=keywords`}>Pricing</Link>
        </p>
      </div>
      <div className="prose">
        <h2>What it does not do</h2>
        <ul>
          <li>
            It states no search volume: we have no source for one. It says “no volume data”, and the order is by
            priority alone.
          </li>
          <li>
            It asks for no page for every suburb. Pages made for places alone are doorway pages, which Google removes:
            one page for each service you really offer, one for each place you really have.
          </li>
          <li>
            It puts no words into the mouths of your customers. A review that was told what to say is against Google’s
            rules.
          </li>
          <li>It promises no rank. Google says that nobody can.</li>
        </ul>
        <h3>Sources</h3>
        <SourceList sources={sources} />
      </div>
    </div>
  );
}
