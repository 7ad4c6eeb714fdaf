import { By } from './by.tsx';
import { IntervalPicture } from './interval-picture.tsx';

/** How presence in answers is measured soundly, and what stays unknown. */
export function Measuring() {
  return (
    <>
      <h2 id="measure">How to measure whether you are there</h2>
      <p>
        Asking once is no measurement. In January 2026 volunteers put 12 questions to assistants 2,961 times: the same
        list came twice in fewer than one of a hundred cases, the same order in fewer than one of a thousand. Still, the
        leading names were in 55% to 77% of the answers.
        <By of="sparkToro" /> A place in a list is noise. The share of answers that name you is a number, if enough
        answers are behind it.
      </p>
      <IntervalPicture />
      <ul>
        <li>
          <strong>Questions.</strong> A dozen, mostly without your name: “best plumber in Duluth for old houses”, “who
          repairs frozen pipes near Proctor”. Questions with your name in them show whether facts are right; count them
          apart. Keep the set for three months.
        </li>
        <li>
          <strong>Runs.</strong> Several for each question, over days. Cited sources agree only to 34% to 42% from one
          day to the next; the authors of that study advise seven runs a day for each question, over two to four weeks.
          <By of="stability" />
        </li>
        <li>
          <strong>Named and linked, apart.</strong> Of the domains that appeared, ChatGPT linked 87% and named 21%;
          Gemini named 84% and linked 21%.
          <By of="semrush" />
        </li>
        <li>
          <strong>The span, not the point.</strong> Below about ten answers from one engine, read no rate. Runs of one
          question resemble each other, so the spans above are the best case.
        </li>
        <li>
          <strong>Compare with care.</strong> Take two rates as different only when their spans hardly overlap. From 40
          to 60% with ten answers each may be nothing.
        </li>
      </ul>
      <p>
        Two counts come without asking anybody. Bing Webmaster Tools has shown since Feb 9, 2026 how often your pages
        were cited in Copilot and Bing’s summaries, with data from November 2025 on; clicks are not in it.
        <By of="bingReport" /> Google Analytics has had a channel “AI Assistant” since May 13, 2026. Visits from
        Google’s own AI answers are not in it, and many others come without a trace, so it is a lower bound.
        <By of="analytics" />
      </p>

      <h2 id="unknown">What cannot be known</h2>
      <ul>
        <li>
          <strong>Your rank in an answer.</strong> There is none that lasts until the next question.
        </li>
        <li>
          <strong>What your customers see.</strong> Answers depend on place, history and the model of the day. Asking
          through a vendor’s official service comes near, and is still not the app.
        </li>
        <li>
          <strong>Copilot’s answers.</strong> Microsoft offers no service to ask for them. A rate that somebody shows
          comes from your Bing report, from reading screens, or from a stand-in built on Bing.
        </li>
        <li>
          <strong>How an engine weighs things.</strong> Google says itself that no outside tool has its ranking data.
          <By of="noToolKnows" /> The same holds for every other engine, and for us.
        </li>
        <li>
          <strong>Whether one change did it.</strong> Models, indexes and competitors change in the same week. Note the
          day of each change, wait a month, compare spans.
        </li>
      </ul>
    </>
  );
}
