import { Link, type MetaFunction } from 'react-router';
import { YOUR_FILES } from '#shared/audit/evidence-sources.ts';
import { FACTOR_COUNT_WORD } from '#shared/audit/factor-count.ts';
import { BAND_LIMITS } from '#shared/audit/score-bands.ts';
import { Cite } from '#web/components/reading/cite.tsx';
import { Basis } from '#web/features/guides/basis.tsx';
import { guideMeta } from '#web/features/guides/guide-meta.ts';
import { type Chapter, GuidePage } from '#web/features/guides/guide-page.tsx';
import { GUIDE_SOURCES } from '#web/features/guides/guide-sources.ts';
import { GuideTable } from '#web/features/guides/guide-table.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => guideMeta('reading-your-report');

const chapters: readonly Chapter[] = [
  {
    id: 'top',
    title: 'The top: a number, a sentence, a range',
    body: (
      <>
        <p>
          The big number is how ready your public pages are to be found, understood and quoted. It is our own reading by
          rules we can show you. <Basis of="rule" />
          Google itself says that tools by others do not have its ranking data.
          <Cite source={1} /> So no score, ours included, is a place in a list.
        </p>
        <GuideTable
          caption="What is beside the number"
          columns={['You see', 'It says', 'Use it so']}
          rows={[
            [
              'Word and color',
              `${BAND_LIMITS.good} and above is good, ${BAND_LIMITS.mid} to ${BAND_LIMITS.good - 1} needs work, below is poor`,
              'As a first impression, no more',
            ],
            [
              'The sentence',
              'What holds you back most, in words',
              'Read it to the person who looks after your website',
            ],
            [
              'Next best step',
              'The one thing to do first, how long it takes and how many points it brings',
              'Do it, then press “Check now” in your plan',
            ],
            [
              'Share measured',
              'How much of the weight could be looked at',
              'A 70 with half of it measured is a different 70',
            ],
            [
              'Thin line, the range',
              'Where the score would lie if all the rest were bad, or all were good',
              'A wide line means: tell us more before you compare',
            ],
            [
              'Maps and AI-answer readiness',
              'The same arithmetic over two groups of factors',
              'Work first on the one your customers use',
            ],
          ]}
        />
        <p>
          The report has four tabs. Result says how you are doing and what to do first. Fixes has the texts. Proof has
          everything the score rests on. Your business lists what we know about you. “How we got” your score, under
          Proof, opens the whole sum: factor by factor, score times weight, divided by the weights measured. You can
          check it with a pocket calculator.
        </p>
      </>
    ),
  },
  {
    id: 'not-measured',
    title: 'A dashed line is not a zero',
    body: (
      <>
        <p>
          Your website does not say how many reviews you have, who links to you, or how often an assistant names you.
          You can tell us: the report takes your Google Takeout file or numbers you type in, and {YOUR_FILES} takes your
          links export, your traffic export, Bing’s AI report and answers you paste. What we could not look at has a
          dashed outline, the words “not measured”, and what would measure it. It is left out of the score. It is never
          guessed and never counted as nothing.
        </p>
        <p>
          That has a consequence which surprises people: when you give us more, the score can fall, although nothing
          about your business changed. You then know more than before. The range told you it could happen.
        </p>
        <p>
          Each fact about your business can be opened too: it shows the places on your website where we saw it. If we
          understood something wrong, such as your trade or your town, correct it in the report. The same evidence is
          scored again right away, without another visit to your site.
        </p>
      </>
    ),
  },
  {
    id: 'factor',
    title: 'Opening a factor: check, evidence, rule, source',
    body: (
      <>
        <p>
          There are {FACTOR_COUNT_WORD} factors, and each is a handful of checks. A check is one question. Open it and
          you find four things:
        </p>
        <ol>
          <li>
            <strong>The finding:</strong> what was asked, and how many of its points it earned.
          </li>
          <li>
            <strong>The evidence:</strong> the page, and the words on it that were looked at. Go there and look
            yourself.
          </li>
          <li>
            <strong>The rule,</strong> in one sentence.
          </li>
          <li>
            <strong>The source of the rule,</strong> with its date, and its kind: a vendor’s document, a standard, a
            study, or practice. Practice means that the threshold is ours and no search engine set it.
          </li>
        </ol>
        <p>
          An invented example. The check asks whether the main heading says what you do. The evidence:
          harborandpine.example, “Welcome to our website”. None of its points. The rule: make clear which text is the
          main title and what the page is about. The source: Google’s page on title links.
          <Cite source={2} /> You need not believe the number. You can read the heading.
        </p>
        <p>
          If the evidence is wrong, the finding is wrong. That happens: pages that need scripts, unusual addresses,
          languages we read less well. Then the finding says less about you than about us, and the rest of the report
          still stands.
        </p>
      </>
    ),
  },
  {
    id: 'weights',
    title: 'Why one factor weighs more than another',
    body: (
      <>
        <p>
          <Basis of="study" />
          The weights follow what 47 experts said in Whitespark’s survey: on the map the profile stands for about 32%,
          reviews for 20%, the words on your pages for 15%; for AI answers the words on the page come first with about
          24.
          <Cite source={3} /> What customers say they look at comes from BrightLocal’s survey.
          <Cite source={4} />
        </p>
        <p>
          <Basis of="practice" />
          How these became {FACTOR_COUNT_WORD} numbers that add up to 100 is our decision. All of them stand with their
          reason on <Link to={paths.howWeScore.to()}>how we score</Link>. If you weigh them differently for your trade,
          you may be right: a wedding photographer needs reviews elsewhere than a locksmith.
        </p>
      </>
    ),
  },
  {
    id: 'plan',
    title: 'The plan: what to do first',
    body: (
      <>
        <p>
          Each step has the points it would add and the time it takes: minutes, an hour, a day. The points are worked
          out with the arithmetic of the score itself, so they are exact for our score. They are no forecast of
          customers. “Up to” stands at steps about your Google profile: we have not seen it, so tell us first.
        </p>
        <p>
          Tick steps to see the score with all of them done. Two steps can gain less together than each alone. A tick
          changes nothing on your site: the points become yours when we see the change there. Press “Check now” below a
          step when it is done: we read its page again and show you before and after.
        </p>
        <p>A good way through it, for an owner with little time:</p>
        <ul>
          <li>Everything that blocks bots comes first. A tool that can’t open your site can’t name you.</li>
          <li>Then what takes minutes and has most points, usually the heading, the title and the phone link.</li>
          <li>Then one thing that takes an afternoon, such as a page for your most wanted service.</li>
          <li>Leave single points for a rainy day. Nobody needs a hundred.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'again',
    title: 'Comparing two reports',
    body: (
      <>
        <p>
          Before you conclude anything from a difference, look at three things: is the share measured the same, is the
          version of our rules the same, and were the same pages read? If all three are, the difference is your site’s.
          The same evidence under the same rules gives the same score.
        </p>
        <p>
          Two reports of two businesses compare less well. A shop with one page and one with forty offer different
          amounts to look at. Compare checks, not sums: does their heading name the trade and yours not?
        </p>
        <p>
          A month between two audits is a good rhythm. It is long enough for a change to settle and short enough to
          remember what you did. For what assistants say about you, a month is the least:{' '}
          <Link to={paths.guides.guide('ai-answers')}>one answer proves nothing</Link>.
        </p>
      </>
    ),
  },
];

/** What the parts of a report mean and how to work with it. */
export default function ReadingYourReportGuide() {
  return (
    <GuidePage
      slug="reading-your-report"
      answer="Read the sentence at the top first, then how much was measured, and only then the number. Open the factor with the lowest score and look at the evidence: the page, the words, the rule, its source. Do the first step of the plan. What has a dashed outline was not measured; it is left out, not counted as zero."
      chapters={chapters}
      tenMinutes={[
        'Read the sentence, the share measured and the range.',
        'Check what we understood of your business, and correct it where it is wrong.',
        'Open the lowest factor, then its first check, then the page it quotes.',
      ]}
      thisWeek={[
        'Allow the bots that should be allowed.',
        'Do the three steps with most points that take minutes.',
        'Send the report to the person who keeps your website, with the steps you ticked.',
        'Note the day, and run the audit again in a month.',
      ]}
      sources={[
        GUIDE_SOURCES.otherTools,
        GUIDE_SOURCES.titleLinks,
        GUIDE_SOURCES.whitespark,
        GUIDE_SOURCES.brightLocal,
      ]}
    />
  );
}
