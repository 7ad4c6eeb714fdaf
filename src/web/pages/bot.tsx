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

/** About our reader, for owners of websites who met it in their logs. */
export default function BotPage() {
  return (
    <ReadingPage
      path={paths.bot.pattern}
      title="PorchlightBot"
      lead="You are probably here because this name stands in the log of your web server. Somebody asked Porchlight to audit your website, and this is the reader that did it."
      chapters={chapters}
    >
      <h2 id="what">What it reads</h2>
      <p>
        Your robots.txt, the page that was named, your sitemap, an llms.txt if there is one, and up to fourteen further
        public pages that tell something about the business: contact, services, prices, questions, imprint. It fills in
        no forms, logs in nowhere, runs no scripts and loads no pictures.
      </p>
      <p>
        It comes only when a person asks for an audit, or when an owner has chosen to have a site read again at
        intervals. It does not wander from site to site, and nothing it reads is used to train anything.
      </p>

      <h2 id="manners">How it behaves</h2>
      <ul>
        <li>It asks for robots.txt first and obeys it, as RFC 9309 says.</li>
        <li>It keeps to a Crawl-delay of up to five seconds, and reads fewer pages then.</li>
        <li>It opens at most six connections and asks at most forty times for one audit.</li>
        <li>
          Audits of one site within ten minutes share one reading, and one host is read at most thirty times in ten
          minutes.
        </li>
        <li>It stops when your server says that it is too much (429).</li>
      </ul>

      <h2 id="refuse">How to keep it out</h2>
      <p>Put these two lines into the robots.txt of your site. They are obeyed from the next audit on:</p>
      <pre>
        <code>{'User-agent: PorchlightBot\nDisallow: /'}</code>
      </pre>
      <p>
        An audit of your site then ends with the sentence that its owner does not want it read. Parts of a site can be
        left out the same way.
      </p>

      <h2 id="recognise">How to recognise it</h2>
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
        Some sites turn away the readers of search engines and AI assistants without knowing it, at a firewall or at
        their host. To find that out, an audit asks for the home page up to five more times with the User-Agent of such
        a reader, and adds to each the words “a check by PorchlightBot under the name before”. Where your robots.txt
        keeps that reader out, or PorchlightBot itself, this is not done.
      </p>
      <p>
        What follows from an audit, and what does not, is explained in{' '}
        <Link to={paths.howWeScore.to()}>how we score</Link>.
      </p>
    </ReadingPage>
  );
}
