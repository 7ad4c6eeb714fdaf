import { BotsTable } from './bots-table.tsx';
import { By } from './by.tsx';

/** The definition, why it matters, and which bots crawl a website. */
export function WhatItIs() {
  return (
    <>
      <h2 id="what">What it is</h2>
      <p>
        Answer engine optimization, AEO for short, is the work that lets an answer engine find your business, understand
        it and repeat it correctly. An answer engine is a program that answers in sentences instead of with a list of
        links: ChatGPT with its search, Google’s AI Overviews and AI Mode, Perplexity, Copilot, Claude, Gemini, Siri,
        Alexa, Meta AI.
      </p>
      <p>
        For a local business it is not a new craft. Engines answer from pages they may read, and from listings and
        reviews that others keep. What helps a person who knows nothing of you helps them too: what you do, where, when,
        for whom, at what price, said plainly and the same everywhere.
      </p>
      <p>
        It is worth an afternoon because customers have begun to ask there. In BrightLocal’s survey of 2026, 45% of
        consumers use tools like ChatGPT for recommendations of local firms, after 6% the year before. Google still
        leads with 71%, down from 83%.
        <By of="brightLocal" /> So this comes beside your Google profile and your website, not in their place.
      </p>

      <h2 id="readers">Who reads your website</h2>
      <p>
        Each engine sends programs to read the web. They have names, and your robots.txt allows or blocks them by name.
        One company often has three: one for its search, one that opens a page because a person asked, and one that
        collects text to train models. They are independent. Blocking GPTBot changes nothing about ChatGPT search;
        blocking OAI-SearchBot takes you out of it.
        <By of="openAi" />
      </p>
      <p>
        The most frequent mistake is one line that was meant for training and blocks search. The second is a rule for
        all bots: a bot that your file doesn’t name follows the group <code>*</code>.
        <By of="rfc9309" /> The third is not in the file at all. Some hosts and firewalls block AI bots by themselves,
        and Cloudflare can add lines to your robots.txt for you.
        <By of="cloudflare" />
      </p>
      <BotsTable />
      <p>
        These are the bots that their vendors describe.
        <By of={['openAi', 'anthropic', 'perplexity', 'googleCrawlers', 'otherCrawlers']} /> A change of your robots.txt
        takes up to a day to reach OpenAI and Perplexity.
        <By of={['openAi', 'perplexity']} />
      </p>
    </>
  );
}
