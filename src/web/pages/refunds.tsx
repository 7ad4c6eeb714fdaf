import { Link, type MetaFunction } from 'react-router';
import { MONEY_BACK_DAYS } from '#shared/product/prices.ts';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.refunds.pattern);

/** How to get a refund, and how to cancel a subscription. */
export default function RefundsPage() {
  return (
    <ReadingPage
      path={paths.refunds.pattern}
      title="Refunds and ending Pro"
      lead={`Within ${MONEY_BACK_DAYS} days of a payment you get it back in full, without a reason. Ending a subscription takes two clicks.`}
    >
      <h2>Getting your money back</h2>
      <p>
        Reply to any of our messages, or write to the address they come from, and name the email address of your
        account. The operator gives the payment back to the card it came from. How long your bank takes to show it is up
        to your bank, usually five to ten working days.
      </p>
      <p>
        With a refund, what was paid for ends: Pro at once, an add-on for the audit it belonged to. Your audits stay,
        and so does everything that is free.
      </p>
      <h2>Ending Pro</h2>
      <p>
        Open <Link to={paths.billing.to()}>your billing</Link> and choose the button that leads to the payment service.
        There you can end the subscription. It stays until the end of the period you have paid for, and nothing is taken
        from your card after that.
      </p>
      <h2>After {MONEY_BACK_DAYS} days</h2>
      <p>
        A payment that is older is given back when something did not work as described and we could not put it right.
        Write to us; a person reads it.
      </p>
    </ReadingPage>
  );
}
