import { Link, type MetaFunction } from 'react-router';
import { usualTimeSentence } from '#shared/product/describe-audit-times.ts';
import { MONEY_BACK_DAYS, PLAN_PRICES } from '#shared/product/prices.ts';
import { OperatorPart } from '#web/components/operator-part.tsx';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.contact.pattern);

const prices = PLAN_PRICES.map(({ usDollars, interval }) => `${formatPrice(usDollars)} a ${interval}`).join(' or ');

/** The operator and how to reach them, and questions before a first audit. */
export default function ContactPage() {
  return (
    <ReadingPage
      path={paths.contact.pattern}
      title="Contact"
      lead="Porchlight is software that different people run. This is who runs it here, and what most visitors want to know first."
    >
      <OperatorPart
        name="contact"
        className="grid gap-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_h2]:mt-7 [&_h2]:text-sub [&_h3]:mt-3"
      />

      <h2>About the audit</h2>
      <h3>What does it cost?</h3>
      <p>
        The whole audit is free, with every factor and its evidence. Pro costs {prices} and writes texts, watches your
        site and makes the keyword strategy. Your money is given back within {MONEY_BACK_DAYS} days.{' '}
        <Link to={paths.pricing.to()}>Everything that has a price</Link>
      </p>
      <h3>Where does it work?</h3>
      <p>
        For a business in any country: your website address is all it needs. It knows how addresses, phone numbers and
        opening hours are written in many countries, and says so where it does not understand a language.
      </p>
      <h3>How soon is an audit done?</h3>
      <p>
        At once, without an appointment. {usualTimeSentence(null)} You see on the way what we read. Nobody has to call
        you back, and you leave no email for it.
      </p>

      <h2>What we offer</h2>
      <ul>
        <li>
          <Link to={paths.home.to()}>Local visibility audit</Link>
        </li>
        <li>
          <Link to={paths.localKeywords.to()}>Local keyword strategy</Link>
        </li>
        <li>
          <Link to={paths.reviewDay.to()}>Review day campaign</Link>
        </li>
      </ul>
    </ReadingPage>
  );
}
