import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { BotNames } from '#web/features/guides/bot-names.tsx';
import { ExampleText } from '#web/features/guides/example-text.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('ai-bots-robots-txt');

const twoLines = 'User-agent: GPTBot\nDisallow: /';

const citedNotTrained = `# Training: please not
User-agent: GPTBot
User-agent: ClaudeBot
User-agent: Google-Extended
User-agent: Applebot-Extended
User-agent: meta-externalagent
User-agent: CCBot
Disallow: /

# Everybody else, search and answers included
User-agent: *
Disallow:`;

const chapters: readonly Chapter[] = [
  {
    id: 'two-kinds',
    title: 'Two kinds of bots that are easily confused',
    body: (
      <>
        <p>
          A robots.txt is a small text file at the root of your site that tells bots where they may not go. The names
          that AI companies use in it do different things, and blocking the wrong one costs you customers.
        </p>
        <BotNames />
        <p>
          A third kind opens a page because a person asked about it: ChatGPT-User, Claude-User, Perplexity-User.
          Claude’s obeys robots.txt; the other two may not.
          <Cite source={1} />
          <Cite source={2} />
          <Cite source={3} /> Refusing them only means that somebody who asks about you gets no answer.
        </p>
      </>
    ),
  },
  {
    id: 'decide',
    title: 'How to decide',
    body: (
      <>
        <p>
          <strong>Search bots: allow them.</strong> A local business lives on being found and has nothing to gain from
          hiding its opening hours.
        </p>
        <p>
          <strong>Training bots: as you like.</strong> Refusing them takes you out of no search and no answer, by the
          vendors’ own words. A photographer, a writer or a recipe site has reasons to refuse. A locksmith may be glad
          if a model knows that the town has one. Our score counts it neither way.
        </p>
        <p>
          <Basis of="open" />
          Nobody can show that allowing a training bot makes a model recommend you later, and nobody can show that it
          does not. Anyone who sells you certainty here is guessing.
        </p>
      </>
    ),
  },
  {
    id: 'lines',
    title: 'The lines to write',
    body: (
      <>
        <p>Two lines block one bot everywhere on your site:</p>
        <ExampleText text={twoLines} of="the two lines" />
        <p>The usual wish is to be cited but not trained on. This is the whole file for it:</p>
        <ExampleText text={citedNotTrained} of="a robots.txt" />
        <p>
          <Basis of="rule" by="The standard" />
          Four things in RFC 9309 catch people out:
          <Cite source={6} />
        </p>
        <ul>
          <li>
            <strong>A bot follows its own group only.</strong> If there is a group for GPTBot, the lines under the star
            no longer count for it. If there is none, the star counts: “Disallow: /” under the star shuts out every AI
            bot you never thought of.
          </li>
          <li>
            <strong>The longest rule wins,</strong> and on a tie Allow does. The order of the lines does not matter.
          </li>
          <li>
            <strong>An empty Disallow allows everything.</strong> One with a slash forbids everything. One character
            lies between the two.
          </li>
          <li>
            <strong>A missing file is permission, a broken server is not.</strong> Answer 404 means all is allowed; an
            error of the 500 kind means that bots stay away.
          </li>
        </ul>
        <p>
          It is a request, not a lock. The named vendors say that they follow it; some scrapers do not. What must not be
          seen does not belong on a public page.
        </p>
      </>
    ),
  },
  {
    id: 'not-robots',
    title: 'Blocked although robots.txt says yes',
    body: (
      <>
        <p>
          The usual surprise sits elsewhere. Hosts and protection services block AI bots on their own.{' '}
          <Basis of="reported" />
          Cloudflare can put a robots.txt of its own before yours that refuses eight training bots, and its bot rules
          can answer with an error page whatever the file says.
          <Cite source={10} /> Look for the bot settings in its dashboard, or ask your host: “Do you block AI crawlers,
          and which?”
        </p>
        <p>
          Marks in the page count too. <Basis of="rule" />
          <code>noindex</code> takes a page out of Google. <code>nosnippet</code> keeps it from being quoted in AI
          Overviews.
          <Cite source={7} /> <Basis of="rule" by="Microsoft" />
          <code>noarchive</code> keeps a page out of Copilot’s answers, and <code>nocache</code> leaves it only the
          title, the address and the snippet.
          <Cite source={8} />
        </p>
        <p>
          <Basis of="rule" />
          Since Jun 17, 2026, owners can also opt a whole site out of Google’s AI features, with a switch in Search
          Console. It cannot be seen from outside, so check that nobody on your side has used it by mistake.
          <Cite source={11} />
        </p>
      </>
    ),
  },
  {
    id: 'test',
    title: 'How to test it',
    body: (
      <>
        <ol>
          <li>
            Open <code>/robots.txt</code> on your own domain in a browser. You should see plain text. A web page with
            your logo means that there is no file.
          </li>
          <li>Search in it for the ten names above, and for the star. Note which group each name falls into.</li>
          <li>
            In Search Console and in Bing Webmaster Tools, inspect your home page. Both say whether their bot may fetch
            it.
          </li>
          <li>
            Run our audit. It reads the file as the standard says, lists each bot with the line that decides, and asks
            for the home page under five of the names. If the answers differ, it says “possibly blocked”: from outside
            this is a hint and never a proof, because a server may know that we are not OpenAI.
          </li>
        </ol>
        <p>
          After a change, OpenAI and Perplexity say that it takes up to about a day until they follow it.
          <Cite source={1} />
          <Cite source={2} /> An llms.txt is not part of this: Google ignores it, and no large engine confirms that it
          uses it.
          <Cite source={9} />
        </p>
        <p>
          What these bots do with your pages afterwards is in{' '}
          <Link to={paths.guides.guide('ai-answers')}>how AI answers choose local businesses</Link>. How our own bot
          behaves is on <Link to={paths.bot.to()}>the page about PorchlightBot</Link>.
        </p>
      </>
    ),
  },
];

/** Which AI bots to block, if any, the lines for it and a test. */
export default function AiBotsRobotsTxtGuide() {
  return (
    <GuidePage
      slug="ai-bots-robots-txt"
      answer="Do not block the search bots, such as OAI-SearchBot, PerplexityBot, Bingbot and Googlebot: without them you are not shown or cited. Whether you block the training bots, such as GPTBot, ClaudeBot and Google-Extended, is your choice. By their owners’ own words it changes nothing in search. Two lines in robots.txt are enough for each."
      chapters={chapters}
      tenMinutes={[
        'Open your robots.txt and read what stands under the star.',
        'Decide on training bots: yes or no. Both are fine.',
        'If you use Cloudflare or a security plugin, look at its bot settings.',
      ]}
      thisWeek={[
        'Write the file, or ask the person who keeps your website to, with the lines from this page.',
        'Two days later inspect your home page in Search Console and in Bing Webmaster Tools.',
        'Look through the pages that bring customers for noindex, nosnippet and noarchive.',
        'Put a yearly reminder in your calendar: names of bots change.',
      ]}
      sources={[
        GUIDE_SOURCES.openAiCrawlers,
        GUIDE_SOURCES.perplexityCrawlers,
        GUIDE_SOURCES.anthropicCrawlers,
        GUIDE_SOURCES.googleCrawlers,
        GUIDE_SOURCES.otherCrawlers,
        GUIDE_SOURCES.rfc9309,
        GUIDE_SOURCES.robotsMeta,
        GUIDE_SOURCES.bingControls,
        GUIDE_SOURCES.aiFeatures,
        GUIDE_SOURCES.cloudflareBots,
        GUIDE_SOURCES.searchConsoleAi,
      ]}
    />
  );
}
