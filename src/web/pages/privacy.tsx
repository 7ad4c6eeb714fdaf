import { Link, type MetaFunction } from 'react-router';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.privacy.pattern);

const chapters = [
  { id: 'visitor', label: 'Without an account' },
  { id: 'account', label: 'With an account' },
  { id: 'site', label: 'What we read of websites' },
  { id: 'payment', label: 'Payment and mail' },
  { id: 'not', label: 'What we do not do' },
  { id: 'rights', label: 'Your data, your say' },
] as const;

/** What the product keeps of whom, for how long, and how to get rid of it. */
export default function PrivacyPage() {
  return (
    <ReadingPage
      path={paths.privacy.pattern}
      title="Privacy"
      lead="What Porchlight keeps, why, for how long, and how to have it deleted. It is written from what the software does, so that it can be checked."
      chapters={chapters}
    >
      <h2 id="visitor">Without an account</h2>
      <p>
        You can run an audit without telling us who you are. We set one cookie, <code>porchlight_session</code>, so that
        the audit opens in your browser and in no other. It holds a random number and nothing about you; our database
        has only a hash of it. It ends after 90 days, and your audits go with it.
      </p>
      <p>
        Your network address is used to keep one visitor from starting thousands of audits. It is stored only as a keyed
        hash, for about an hour at most, and cannot be turned back into an address without the server’s own key.
      </p>
      <p>
        Our pages tell our own server about a few steps, such as “an audit was started” or “the prices were looked at”,
        under a random number that your browser forgets when you close the tab. That is how we see where people get
        stuck. No other company is told, and there are no advertising cookies.
      </p>

      <h2 id="account">With an account</h2>
      <p>
        We keep your e-mail address, your password as an argon2id hash (nobody can read it, not even the operator),
        where you are signed in, your audits and what you corrected about your business, your plan, and the messages we
        sent you. Sign-ins end after 14 days without use, and after 90 days in any case.
      </p>

      <h2 id="site">What we read of websites</h2>
      <p>
        An audit reads public pages of one website, within its robots.txt. What was read is kept as long as an audit
        refers to it, so that a result can be explained and judged again. Pages can name people, such as the owner of a
        shop; we use that for the audit of that business and for nothing else. How the reader behaves and how to keep it
        out is on <Link to={paths.bot.to()}>its own page</Link>.
      </p>

      <h2 id="payment">Payment and mail</h2>
      <p>
        Where this server takes payments, they are made at Stripe: your card never reaches us. We keep what was bought,
        when, for how much, and Stripe’s number for it. Mail goes through the mail server of the operator and nobody
        else. An address that asks for no more mail gets none, apart from messages about its own account.
      </p>

      <h2 id="not">What we do not do</h2>
      <ul>
        <li>We sell no data and give none away.</li>
        <li>We use nothing you enter to train models.</li>
        <li>We load nothing from other servers into our pages: no fonts, no counters, no maps.</li>
      </ul>

      <h2 id="rights">Your data, your say</h2>
      <p>
        In <Link to={paths.accountSettings.to()}>your settings</Link> you can download everything kept about your
        account as one file, and delete the account with all of it at once. Payments that the law makes us keep stay on
        record without your account. For everything else, write to the operator of this server: the address that our
        messages come from.
      </p>
    </ReadingPage>
  );
}
