import { FACTOR_COUNT_TITLE } from '#shared/audit/factor-count.ts';
import { QuestionList } from '#web/components/question-list.tsx';

const questions = [
  {
    question: 'What does the free audit include?',
    answer:
      'The complete analysis: every factor, every check, the evidence for each, and your action plan with the points each action is worth.',
  },
  {
    question: 'How is the score worked out?',
    answer: `${FACTOR_COUNT_TITLE} factors, each made of small checks worth a fixed number of points. The score is their weighted average over what we could measure. The rest is left out, and the report shows the range your score could take. Every report shows the whole calculation.`,
  },
  {
    question: 'Do you show where I rank on Google?',
    answer:
      'No. Your place in a search depends on where the searcher stands. A rank tracker searches from many points on the map and notes your place at each. We check what such places rest on: what’s public about you, beside what Google and the AI companies publish. Every finding shows its rule and the date we read it.',
    source: {
      title: 'Local Viking Help, how a rank tracker reads places from a grid of points',
      url: 'https://help.localviking.com/en/articles/2893952-geogrid-rank-tracking-explained',
      date: '2026-11-27',
    },
  },
  {
    question: 'What are AI answers, and why should I care?',
    answer:
      'Many people now ask ChatGPT, Perplexity or Copilot for a local business. These tools visit websites with bots of their own. If your site blocks them, or never says what you do and where, they can’t name you.',
  },
  {
    question: 'Do I need to give you access to anything?',
    answer:
      'No. Your website address is enough. Our bot, PorchlightBot, obeys your robots.txt. If it doesn’t allow our visit, we stop and tell you.',
  },
  {
    question: 'Can you get me to number one?',
    answer:
      'Nobody can promise that. Distance to the searcher matters, and you can’t change it. We show what you can change, and the points each change adds to our score.',
  },
] as const;

/** Common questions before typing a URL. */
export function Faq() {
  return (
    <section id="questions" className="section-space scroll-mt-16 bg-sunk">
      <div className="page-width grid items-start gap-8 lg:grid-cols-[5fr_7fr] lg:gap-[clamp(3rem,6vw,6rem)]">
        <h2 className="lg:sticky lg:top-[calc(var(--bar-height)+2rem)]">Fair questions</h2>
        <QuestionList questions={questions} />
      </div>
    </section>
  );
}
