import { Link, type MetaFunction } from 'react-router';
import { RETENTION_DAYS } from '#shared/product/retention.ts';
import { OperatorPart } from '#web/components/operator-part.tsx';
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
  { id: 'periods', label: 'How long it is kept' },
  { id: 'rights', label: 'Your data, your say' },
] as const;

/** What data the product stores, for how long, and how to delete it. */
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
        You can run an audit without telling us who you are. The audit then needs one cookie,{' '}
        <code>porchlight_session</code>, so that it opens in your browser and in no other. It holds a random number and
        nothing about you; our database has only a hash of it. It ends after {RETENTION_DAYS.visitorAudits} days at
        most, and your audits go with it. A copy of your last audit stays in your browser’s own storage, which you can
        clear at any time.
      </p>
      <p>
        Your network address is used to keep one visitor from starting thousands of audits or sending mail without end.
        Our database has it only as a keyed hash, for minutes up to about a day, and the server’s log names it by the
        same hash, which cannot be turned back into an address without the server’s own key. When you have a report sent
        to an email address, that address is counted in the same way.
      </p>
      <p>
        Our pages tell our own server about a few steps, such as “an audit was started” or “the prices were looked at”,
        under a random number that your browser forgets when you close the tab. While you are logged in, they are kept
        with your account. That is how we see where people get stuck. No other company is told, and there are no
        advertising cookies.
      </p>

      <p>
        What you tell us about a business, such as a corrected fact or your star rating, is kept with your audits of it.
        Of a Google Takeout file we keep the description, the categories, the reviews and replies without the names of
        their writers, the posts and the number of photos of that one business, and not the file. Nobody but you sees
        the reviews, and you can take back every word and delete the import on the report itself.
      </p>
      <p>
        When you upload a file under Your files, we read it and don’t keep it. Of a list of links we keep the websites
        that link to you. Of a traffic report we keep the rows of AI tools and the sums. Of Bing’s report we keep the
        citations, and of answers the text you gave. You can delete each of them there. A report that was made with a
        file still shows the rows it quotes, until you delete that report.
      </p>
      <p>
        Reviews that you paste into a Review Reply Pack and rivals that you name for a Competitor Snapshot are kept with
        that audit until you remove them there. Only you see them.
      </p>
      <p>
        When you share a report by a link, whoever has the link sees the report, also the checks that rest on what you
        told us of your profile, and neither your email address nor your account. We count how often it is opened and
        when last, and nothing about who opens it. You can end a link at any time.
      </p>

      <h2 id="account">With an account</h2>
      <p>
        We keep your email address, your password as an argon2id hash (nobody can read it, not even the operator), where
        you are signed in, your audits and what you told us about your business, your Review Day campaigns without the
        list of your customers, your plan, and the messages we sent you. Sign-ins end after{' '}
        {RETENTION_DAYS.signInWithoutUse} days without use, and after {RETENTION_DAYS.signInLongest} days in any case.
      </p>
      <p>
        With Pro or Agency your site is read again by itself, as an audit of yours, and a mail tells you what changed.
        You switch that off in the report or in the history, reading and mails each on their own.
      </p>
      <p>Being signed in takes three more cookies, none of which says who you are:</p>
      <ul>
        <li>
          <code>porchlight_account</code> holds the random number of your sign-in, for as long as that lasts.
        </li>
        <li>
          <code>porchlight_signed_in</code> says only that somebody may be signed in here. Our pages read it, so that
          they need not ask the server every time.
        </li>
        <li>
          <code>porchlight_known_browser</code> shows for up to {RETENTION_DAYS.knownBrowser} days that this browser
          signed in before. A stranger who guesses at your password then makes themselves wait, and not you.
        </li>
      </ul>

      <h2 id="site">What we read of websites</h2>
      <p>
        An audit reads public pages of one website, within its robots.txt. What was read is kept no longer than an audit
        refers to it, so that a result can be explained and scored again. Pages can name people, such as the owner of a
        shop; we use that for the audit of that business and for nothing else. How the bot behaves and how to block it
        out is on <Link to={paths.bot.to()}>its own page</Link>.
      </p>
      <p>
        Where the operator of this server has connected a language model, a text is written by sending it the facts
        about the business that the text is made of. Without one, our own software writes and nothing leaves the server.
      </p>

      <h2 id="payment">Payment and mail</h2>
      <p>
        Where this server takes payments, they are made at Stripe: your card never reaches us. We keep what was bought,
        when, for how much, and Stripe’s number for it. Mail goes through the mail server of the operator and nobody
        else. An address that asks for no more mail gets none, apart from messages about its own account.
      </p>

      <h2 id="not">What we do not do</h2>
      <ul>
        <li>We sell no data, and give none away beyond what this page says.</li>
        <li>We use nothing you enter to train models.</li>
        <li>We load nothing from other servers into our pages: no fonts, no counters, no maps.</li>
      </ul>

      <h2 id="periods">How long it is kept</h2>
      <p>These are the periods of this server. What has run out is deleted by itself, within an hour.</p>
      <OperatorPart name="periods" />

      <h2 id="rights">Your data, your say</h2>
      <p>
        In <Link to={paths.accountSettings.to()}>your settings</Link> you can download everything kept about your
        account as one file, delete a business with its audits, say how long audits are kept, and delete the account
        with all of it at once. Payments that the law makes us keep stay on record without your account. For everything
        else, write to the operator of this server: the address that our messages come from.
      </p>
    </ReadingPage>
  );
}
