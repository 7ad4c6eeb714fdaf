import { By } from './by.tsx';

/** What an engine needs before it can use a page, and what Google says it does not need. */
export function BeingEligible() {
  return (
    <>
      <h2 id="eligible">What being eligible means</h2>
      <p>
        Eligible means: the engine may use your page. It does not mean that it will. Google’s condition is short. A page
        can appear in AI Overviews and AI Mode when it is in the index of Google Search and may be shown with a snippet.
        There is nothing else to sign up for.
        <By of="googleAi" />
      </p>
      <p>So look for what takes that away, often without anybody having meant it:</p>
      <ul>
        <li>
          <code>noindex</code> on a page, in its markup or in the header <code>X-Robots-Tag</code>: the page leaves the
          index.
          <By of="robotsMeta" />
        </li>
        <li>
          <code>nosnippet</code>, or <code>max-snippet:0</code>: the page stays, but its words may not be quoted.
          <By of="robotsMeta" />
        </li>
        <li>
          <code>data-nosnippet</code> around a passage: this passage may not be quoted.
          <By of="robotsMeta" />
        </li>
        <li>
          <code>noarchive</code>: Bing does not use the page in Copilot’s answers. With <code>nocache</code>, Copilot
          sees its address, title and snippet only.
          <By of="bingControls" />
        </li>
        <li>
          The switch “Search generative AI” in Google Search Console, in effect since Jun 17, 2026: it takes the whole
          site out of Google’s AI features. Nobody can see it from outside, so look there yourself.
          <By of="searchConsole" />
        </li>
        <li>
          Text that appears only after scripts have run. Most AI bots are reported to run none.
          <By of="scripts" />
        </li>
      </ul>

      <h2 id="rejected">What Google says you do not need</h2>
      <p>
        Much of what is sold under this name was looked at in Google’s own guide. For its AI features it names these as
        not needed:
        <By of="googleAi" />
      </p>
      <ul>
        <li>
          <strong>A file llms.txt.</strong> Google does not read it for this, and no major engine has confirmed that it
          does. It is a proposal by others,
          <By of="llmsTxt" /> harmless, and worth five minutes at most.
        </li>
        <li>
          <strong>Pages cut into pieces for AI.</strong> Paragraphs for people are paragraphs for machines.
        </li>
        <li>
          <strong>Texts rewritten for AI.</strong> There is no dialect that engines prefer.
        </li>
        <li>
          <strong>Special structured data.</strong> There is no markup for AI answers. The markup of your business is
          useful for what it always was.
        </li>
        <li>
          <strong>Mentions made for show.</strong> Bought lists and planted threads are not needed, and can be spam.
        </li>
      </ul>
      <p>
        Two further things have ended. FAQ results are gone from Google for all sites since May 7, 2026, so FAQ markup
        earns nothing there; questions and answers as text remain worth writing.
        <By of="faqEnd" /> And no page needs a certain number of words: Google sets none.
      </p>
    </>
  );
}
