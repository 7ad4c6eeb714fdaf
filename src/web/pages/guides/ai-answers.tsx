import { Link, type MetaFunction } from 'react-router';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('ai-answers');

const chapters: readonly Chapter[] = [
  {
    id: 'how',
    title: 'How an answer comes about, as far as is known',
    body: (
      <>
        <p>
          Somebody asks: “best plumber in Duluth for old houses”. The assistant searches the web, mostly through an
          index of its own or of a partner, opens some of what it finds, and writes a text that names a few firms. No
          vendor publishes how it picks them. What they do publish is who may read your pages, and what happens if you
          refuse.
        </p>
        <GuideTable
          caption="Where the big assistants look"
          columns={['Assistant', 'Reads through', 'So you need']}
          rows={[
            [
              'ChatGPT search',
              <>
                OAI-SearchBot
                <Cite source={1} />
              </>,
              'That bot allowed',
            ],
            [
              'Google AI Overviews and AI Mode',
              <>
                Googlebot
                <Cite source={2} />
              </>,
              'To be in Google’s index, with snippets allowed',
            ],
            ['Microsoft Copilot', 'Bing’s index', 'Bingbot allowed; there is no separate Copilot bot'],
            ['Perplexity', 'PerplexityBot', 'That bot allowed'],
          ]}
        />
        <p>
          <Basis of="reported" />
          For local firms, ChatGPT is said to lean on Bing’s results, Yelp, TripAdvisor, BBB, Foursquare and Reddit.
          <Cite source={3} /> Which list matters depends on the trade: Avvo for lawyers, Houzz for builders,
          Healthgrades for doctors.
        </p>
      </>
    ),
  },
  {
    id: 'signals',
    title: 'What studies find',
    body: (
      <>
        <p>
          <Basis of="study" />
          Whitespark asked 47 experts what makes a local firm visible in AI answers. First comes what is on the page,
          about 24%; the Google profile has about 12%. Three of the five strongest single factors concern being
          mentioned: “best of” lists by people who know the trade, one page for each service, and standing on sites of
          the industry.
          <Cite source={4} /> These are opinions of practitioners, not a measurement inside any assistant.
        </p>
        <p>
          <Basis of="study" />
          Being named and being linked are two things. In 3,981 appearances, ChatGPT linked 87% of the domains that
          appeared and named only 21%. Gemini did the opposite: it named 84% and linked 21%.
          <Cite source={5} /> If you count only links you miss half of the picture, and so you do if you count only
          names.
        </p>
        <p>
          <Basis of="study" />
          It is worth the effort: 45% of consumers say that they use such tools for recommendations, after 6% a year
          before.
          <Cite source={6} />
        </p>
      </>
    ),
  },
  {
    id: 'one-sample',
    title: 'What one sample is worth: almost nothing',
    body: (
      <>
        <p>
          You ask ChatGPT for a plumber in your town, and you are not in the answer. Or you are. Neither means much.{' '}
          <Basis of="study" />
          Volunteers put 12 questions 2,961 times: the same list came twice in fewer than one of a hundred cases, the
          same order in fewer than one of a thousand. Yet the leading names were in 55% to 77% of the answers.
          <Cite source={7} /> So a place in the list is noise, and the share of answers that name you is something.
        </p>
        <p>
          How sure is a share? Think of a coin. Three heads in five throws do not show that it falls on heads 60% of the
          time. Statisticians give the span of shares that would fit what was seen; the usual formula for small numbers
          is Wilson’s, at 95%:
        </p>
        <GuideTable
          caption="Named in so many answers, and what the true share may be"
          columns={['Named', 'Looks like', 'May truly be', 'In words']}
          rows={[
            ['0 of 5', '0%', '0 to 43%', 'You may be in every third answer and had bad luck'],
            ['3 of 5', '60%', '23 to 88%', 'Anything from seldom to nearly always'],
            ['5 of 5', '100%', '57 to 100%', 'Probably more often than not'],
            ['0 of 20', '0%', '0 to 16%', 'Seldom at best'],
            ['15 of 30', '50%', '33 to 67%', 'Between a third and two thirds'],
            ['50 of 100', '50%', '40 to 60%', 'About half'],
          ]}
        />
        <p>
          And that is the kind case. Answers to one question resemble each other, so thirty runs of a single question
          tell less than thirty questions. <Basis of="study" />
          From one day to the next, only 34% to 42% of the cited sources stay the same. The authors advise at least
          seven runs a day for each question, over two to four weeks.
          <Cite source={8} />
        </p>
        <p>
          For you this means: below about ten answers from one assistant, do not read a rate at all. When somebody shows
          you a chart that moved from 40% to 60%, ask how many answers are behind each point. With ten each, it may be
          nothing.
        </p>
      </>
    ),
  },
  {
    id: 'change',
    title: 'What you can change',
    body: (
      <>
        <ol>
          <li>
            <strong>Be readable.</strong>{' '}
            <Link to={paths.guides.guide('ai-bots-robots-txt')}>Allow the search bots</Link>, and have your words in the
            page itself: most AI bots run no scripts.
          </li>
          <li>
            <strong>Say what you do, where and for whom,</strong> in the first lines of every service page. An assistant
            can name you for “old houses” only if you wrote it.
          </li>
          <li>
            <strong>Be the same everywhere.</strong> One name, one address, one number. Listings weigh little on the map
            now, but more for AI answers.
            <Cite source={4} />
          </li>
          <li>
            <strong>Be mentioned by others.</strong> The chamber of commerce, the supplier’s list of fitters, the local
            paper, the list of your trade. Ask for it; do not buy it.
          </li>
          <li>
            <strong>Have fresh, true reviews</strong> on more than one platform.
          </li>
        </ol>
        <p>
          <Basis of="rule" />
          And what you can leave: Google says that it needs no llms.txt, no special markup, no pages chopped or
          rewritten for AI, and no mentions made for show.
          <Cite source={2} />
        </p>
      </>
    ),
  },
  {
    id: 'measure',
    title: 'How to measure with free means',
    body: (
      <>
        <ul>
          <li>
            <strong>Visits.</strong> Google Analytics has had a channel “AI Assistant” since May 2026. It does not hold
            visits from Google’s own AI answers, and many visits carry no trace, so read it as a lower bound.
            <Cite source={9} />
          </li>
          <li>
            <strong>Copilot.</strong> Bing Webmaster Tools shows in its “AI Performance” report how often your pages
            were cited, with data since November 2025. It counts citations, not clicks.
            <Cite source={10} />
          </li>
          <li>
            <strong>By hand.</strong> Ten questions, without your name in them, put once a day for two weeks in a
            private window. For each note: searched the web or not, named or not, linked or not. Keep the questions the
            same for three months.
          </li>
        </ul>
      </>
    ),
  },
];

/** How AI answers choose local businesses, and how little one answer proves. */
export default function AiAnswersGuide() {
  return (
    <GuidePage
      slug="ai-answers"
      answer="They search the web, open some pages and listings, and name firms they find described there clearly and often. No vendor says more. You can make sure that their bots may open your site, that it says plainly what you do and where, and that others mention you. A single answer proves nothing: it takes dozens, over weeks, to see a rate."
      chapters={chapters}
      tenMinutes={[
        'Open your robots.txt and look for OAI-SearchBot, PerplexityBot, Bingbot and Googlebot.',
        'Write down ten questions that a customer would ask without knowing your name.',
        'Ask one assistant what it knows about your firm by name, and note what is wrong.',
      ]}
      thisWeek={[
        'Correct the source of each wrong fact: your website, your profile, a directory.',
        'Write or improve the page of one service, with the place and the kind of customer in its first lines.',
        'Ask one association, supplier or local list to name you.',
        'Begin the two weeks of questions by hand, and draw no conclusion before the end.',
      ]}
      sources={[
        GUIDE_SOURCES.openAiCrawlers,
        GUIDE_SOURCES.aiFeatures,
        GUIDE_SOURCES.localSources,
        GUIDE_SOURCES.whitespark,
        GUIDE_SOURCES.ghostCitations,
        GUIDE_SOURCES.brightLocal,
        GUIDE_SOURCES.sparkToro,
        GUIDE_SOURCES.answerStability,
        GUIDE_SOURCES.analyticsAi,
        GUIDE_SOURCES.bingAiPerformance,
      ]}
    />
  );
}
