import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** What to do, the most effective first. */
export function Checklist() {
  return (
    <>
      <h2 id="checklist">Checklist</h2>
      <h3>Today, in an hour</h3>
      <ol>
        <li>
          Open your robots.txt and compare it with <Link to={paths.downloads.to()}>the template</Link>: the nine search
          bots are allowed.
        </li>
        <li>
          Look at the markup of your home page for <code>noindex</code>, <code>nosnippet</code> and{' '}
          <code>noarchive</code>.
        </li>
        <li>Look in Search Console that “Search generative AI” is not switched off.</li>
        <li>Ask your host or firewall whether it blocks AI bots.</li>
        <li>Switch scripts off in your browser and read your home page: is everything still there?</li>
      </ol>
      <h3>This month</h3>
      <ol>
        <li>Write down your facts once, and correct the ten places where people look you up.</li>
        <li>Give each real service its own page, with the fact in the first sentence.</li>
        <li>Put the LocalBusiness markup on your home page and test it.</li>
        <li>Answer the nine questions that customers ask most, as text on a page.</li>
        <li>Ask three lists that belong to your trade or town to name you.</li>
        <li>Set up Bing Webmaster Tools, which also shows you Copilot’s citations.</li>
      </ol>
      <h3>Each quarter</h3>
      <ol>
        <li>Put the same dozen questions again, over two weeks, and compare spans.</li>
        <li>Read the vendors’ pages for new bots; they change often.</li>
        <li>Go through your facts: hours, prices, towns, people.</li>
      </ol>
    </>
  );
}
