import { Link, type MetaFunction } from 'react-router';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.bot.pattern);

const chapters = [
  { id: 'what', label: 'What it reads' },
  { id: 'manners', label: 'How it behaves' },
  { id: 'refuse', label: 'How to keep it out' },
  { id: 'recognise', label: 'How to recognise it' },
  { id: 'probes', label: 'Checks under other names' },
] as const;

/** About our bot, for website owners who found it in their logs. */
export default function BotPage() {
  return (
    <ReadingPage
      path={paths.bot.pattern}
      title="PorchlightBot"
      lead="You probably found this name in the log of your web server. Someone asked Porchlight to audit your website, and this bot did it."
      chapters={chapters}
    >
      <h2 id="what">What it reads</h2>
      <p>
        Your robots.txt, the page that was named, your sitemap, an llms.txt if there is one, and up to fourteen further
        public pages about the business: contact, services, prices, questions, imprint. It fills in no forms, doesn’t
        log in, runs no scripts and loads no pictures.
      </p>
      <p>
        It visits only when a person asks for an audit, or when an owner has turned on regular checks. It doesn’t follow
        links to other sites, and nothing it reads is used to train AI.
      </p>

      <h2 id="manners">How it behaves</h2>
      <ul>
        <li>It asks for robots.txt first and obeys it, as RFC 9309 says.</li>
        <li>It obeys a Crawl-delay of up to five seconds, and then reads fewer pages.</li>
        <li>It opens at most six connections and makes at most forty requests per audit.</li>
        <li>
          Audits of one site within ten minutes share one reading, and one host is read at most thirty times in ten
          minutes.
        </li>
        <li>It stops when your server says it gets too many requests (429).</li>
      </ul>

      <h2 id="refuse">How to block it</h2>
      <p>Put these two lines into your robots.txt. They apply from the next audit on:</p>
      <pre>
        <code>{'User-agent: PorchlightBot\nDisallow: /'}</code>
      </pre>
      <p>An audit of your site then ends with a sentence that says so. You can block parts of a site the same way.</p>

      <h2 id="recognise">How to recognize it</h2>
      <p>Its User-Agent header names it and this page:</p>
      <pre>
        <code>Mozilla/5.0 (compatible; PorchlightBot/1.0; +…/bot)</code>
      </pre>
      <p>
        Porchlight is software that others run too, so requests can come from different servers. The address after the
        plus sign leads to the one that asked.
      </p>

      <h2 id="probes">Checks under other names</h2>
      <p>
        Some sites block the bots of search engines and AI assistants without knowing it, at a firewall or at their
        host. To find out, an audit requests the home page up to five more times with the User-Agent of such a bot, and
        adds to each the words “a check by PorchlightBot under the name before”. Where your robots.txt blocks that bot,
        or PorchlightBot itself, this is not done.
      </p>
      <p>
        What follows from an audit, and what does not, is explained in{' '}
        <Link to={paths.howWeScore.to()}>how we score</Link>.
      </p>
    </ReadingPage>
  );
}
