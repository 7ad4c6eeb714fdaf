import { Link, type MetaFunction } from 'react-router';
import { describeEvidenceSources, PROFILE_SOURCES, YOUR_FILES } from '#shared/audit/evidence-sources.ts';
import { FACTOR_COUNT_WORD } from '#shared/audit/factor-count.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { FACTOR_LABELS } from '#shared/audit/factor-labels.ts';
import { FACTOR_WEIGHTS } from '#shared/audit/factor-weights.ts';
import { type CappedScore, GATED_TOP, SCORE_GATES } from '#shared/audit/gates.ts';
import { MIN_COVERAGE } from '#shared/audit/score-arithmetic.ts';
import { REPORT_PICTURES } from '#shared/product/report-pictures.ts';
import { Picture } from '#web/components/reading/picture.tsx';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { type Source, SourceList } from '#web/components/reading/source-list.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.howWeScore.pattern);

const chapters = [
  { id: 'arithmetic', label: 'The arithmetic' },
  { id: 'not-measured', label: 'What is not measured' },
  { id: 'weights', label: `The ${FACTOR_COUNT_WORD} weights` },
  { id: 'gains', label: 'What an action gains' },
  { id: 'pictures', label: 'What a report shows' },
  { id: 'changes', label: 'When our rules change' },
  { id: 'limits', label: 'What the score is not' },
  { id: 'sources', label: 'Sources' },
] as const;

const sources: readonly Source[] = [
  {
    title: 'Whitespark, Local Search Ranking Factors 2026',
    url: 'https://whitespark.ca/local-search-ranking-factors/',
    date: '2025-11',
  },
  {
    title: 'BrightLocal, Local Consumer Review Survey 2026',
    url: 'https://www.brightlocal.com/research/local-consumer-review-survey/',
    date: '2026',
  },
  {
    title: 'Google, tips to improve your local ranking',
    url: 'https://support.google.com/business/answer/7091',
    date: '2026-11',
  },
];

const CAPPED_LABELS: Readonly<Record<CappedScore, string>> = {
  overallScore: 'the overall score',
  mapsReadiness: 'Maps readiness',
  aiReadiness: 'AI-answer readiness',
};

/** How the score is computed: the arithmetic, the weights with their reasons, and the score's limits. */
export default function HowWeScorePage() {
  return (
    <ReadingPage
      path={paths.howWeScore.pattern}
      title="How we score"
      lead="Every point on a report comes from a check you can open. This page has the rest: how checks become a score, what each factor weighs and why, and what the number cannot tell you."
      chapters={chapters}
    >
      <h2 id="arithmetic">The arithmetic</h2>
      <p>
        A <strong>check</strong> is one question with one answer, such as “does the main heading say what you do?”. It
        earns all, part or none of its points, and shows the page and the words it looked at.
      </p>
      <p>
        A <strong>factor</strong> is a handful of checks about one thing. Its score is the points earned out of the
        points possible, from 0 to 100. The <strong>overall score</strong> is the weighted mean of the factors:
      </p>
      <pre>
        <code>score = sum of (weight × factor score) ÷ sum of the weights measured</code>
      </pre>
      <p>
        80 and above is good, 50 to 79 needs work, below 50 is poor. Maps readiness and AI-answer readiness are the same
        mean over two groups of factors.
      </p>
      <p>
        Some problems make a site invisible, and nothing else helps much until they are gone. While one of them is
        there, the scores it concerns stay within the lowest band: what would be 100 is {GATED_TOP}. The report says it
        first.
      </p>
      <ul>
        {SCORE_GATES.map(({ key, sentence, caps }) => (
          <li key={key}>
            {sentence} It caps {caps.map((score) => CAPPED_LABELS[score]).join(' and ')}.
          </li>
        ))}
      </ul>

      <h2 id="not-measured">What is not measured</h2>
      <p>
        A website does not tell everything: reviews, photos and replies live in your Google profile, and links to your
        site live elsewhere. What we could not look at is marked <strong>not measured</strong>. It is not zero and it is
        not guessed: it leaves the mean, check by check.
      </p>
      <p>
        Beside the score stand two numbers that say how much that matters. The <strong>coverage</strong> is the share of
        the weight that was measured. The <strong>range</strong> is where the score would lie if everything not measured
        earned nothing, or everything.
      </p>
      <p>
        You can give us what your website doesn’t tell. In the report: {describeEvidenceSources(PROFILE_SOURCES)}. Under{' '}
        {YOUR_FILES}: your Search Console links export, your GA4 traffic export, your Bing AI Performance export and
        answers you paste.
      </p>
      <p>
        Some things nobody can check here, such as what people say about you in forums and on Reddit. They are shown and
        have no points: neither the coverage nor the range counts them. A factor, Maps readiness, AI-answer readiness
        and the six scores of Fix-It Mode need at least a third of their weight measured. Below that they have no score;
        what was measured of them still counts in the whole. Below {MIN_COVERAGE * 100}% measured in all, the range
        stands without a number.
      </p>

      <h2 id="weights">The {FACTOR_COUNT_WORD} weights</h2>
      <p>
        Google publishes no weights, so these are ours. They follow what practitioners and studies find, the largest of
        them named at the end of this page. They add up to 100.
      </p>
      <table data-stacks>
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">Weight</th>
            <th scope="col">Why this much</th>
          </tr>
        </thead>
        <tbody>
          {FACTOR_KEYS.map((key) => (
            <tr key={key}>
              <th scope="row" className="border-line border-b align-top">
                {FACTOR_LABELS[key]}
              </th>
              <td>{FACTOR_WEIGHTS[key].weight}</td>
              <td>{FACTOR_WEIGHTS[key].reason}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <h2 id="gains">What an action gains</h2>
      <p>
        Each step of your plan names the points it would add. They are worked out by the formula above: the same checks
        once more, with those of this step passed. Tick several steps on a report and the score is worked out again for
        all of them together. Two steps can gain less together than each alone, or more, because weights come in when
        something becomes measured.
      </p>

      <h2 id="pictures">What a report shows</h2>
      <p>These are parts of a report on an example business that we made up for our own tests.</p>
      {REPORT_PICTURES.map(({ file, ...picture }) => (
        <Picture key={file} src={`/pictures/${file}`} {...picture} />
      ))}

      <h2 id="changes">When our rules change</h2>
      <p>
        Rules have dates, and search engines change theirs. Each report shows the version of our rules it was scored by,
        so that a different score after a change of ours is never taken for a change of your site. What was read is kept
        as one file, and the same file under the same rules gives the same score. Anybody can{' '}
        <Link to={paths.verify.to()}>verify a report</Link> with it.
      </p>

      <h2 id="limits">What the score is not</h2>
      <ul>
        <li>It is no rank. Where you come up depends on where the searcher stands, and you cannot change that.</li>
        <li>It is no promise. It says how ready your public pages are, by rules we can show you.</li>
        <li>
          It is no judgement of your work. A splendid bakery with one page and no address scores low, because nobody who
          asks nearby can find it.
        </li>
      </ul>
      <p>
        How our bot behaves, and how to block it, is on <Link to={paths.bot.to()}>the page about PorchlightBot</Link>.
      </p>

      <h2 id="sources">Sources</h2>
      <SourceList sources={sources} />
    </ReadingPage>
  );
}
