import { Link, type MetaFunction } from 'react-router';
import { MONEY_BACK_DAYS } from '#shared/product/prices.ts';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.terms.pattern);

/** The terms of service, in plain words. */
export default function TermsPage() {
  return (
    <ReadingPage
      path={paths.terms.pattern}
      title="Terms"
      lead="What you may expect of Porchlight and what we expect of you, in words that need no lawyer."
    >
      <h2>What you get</h2>
      <p>
        An audit is our reading of public pages by published rules. It is information, made with care and with its
        evidence beside it. It is no promise of a rank, of visitors or of income, and no legal advice. Texts that are
        written for you draw on facts about your business; you decide what you publish, so read them first.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Audit websites of businesses, your own or others’, to learn about them, not to burden them.</li>
        <li>Do not go around the limits, and do not use the service to break into anything.</li>
        <li>Ask for reviews honestly: no rewards, no picking of happy customers, nobody else’s words.</li>
        <li>Keep your password to yourself. What happens under your account is yours to answer for.</li>
      </ul>
      <h2>Paying and ending</h2>
      <p>
        Prices are on <Link to={paths.pricing.to()}>the pricing page</Link>. Pro is paid by the month or by the year, in
        advance, and goes on until you end it, which you can do at any time in{' '}
        <Link to={paths.billing.to()}>your billing</Link>; it then stays until the paid period is over. Add-ons are paid
        once, for one audit. Within {MONEY_BACK_DAYS} days you get your money back, as{' '}
        <Link to={paths.refunds.to()}>the page on refunds</Link> says.
      </p>
      <h2>Whose is what</h2>
      <p>
        Your business’s facts and the texts written for you are yours. The software, its rules and its words are ours.
        We may close accounts that break these terms; money for the time not used is then given back.
      </p>
      <h2>When something goes wrong</h2>
      <p>
        We answer for what we do on purpose or with gross carelessness, and for what the law does not let anyone
        exclude. For the rest, what we owe you is at most what you paid us in the last twelve months.
      </p>
      <h2>Changes</h2>
      <p>When these terms change, the date above changes with them.</p>
    </ReadingPage>
  );
}
