import { QuestionList } from '#web/components/question-list.tsx';

const questions = [
  {
    question: 'What does the free audit include?',
    answer:
      'The complete analysis: every factor, every check, the evidence for each, and your action plan with the points each action is worth.',
  },
  {
    question: 'How is the score worked out?',
    answer:
      'Fourteen factors, each made of small checks worth a fixed number of points. The score is their weighted average over what we could measure. What we could not measure is left out, never guessed, and the report shows the range the score could take. “Why this score” in every report shows the whole sum.',
  },
  {
    question: 'Do you have Google’s ranking data?',
    answer:
      'No, and no other tool does. We read what is public, compare it with what Google and the AI companies say in their own documents, and name the rule and its date beside every finding.',
  },
  {
    question: 'What are AI answers, and why should I care?',
    answer:
      'Many people now ask ChatGPT, Perplexity or Copilot for a local firm. Those tools read websites with readers of their own. If your site turns them away, or never says what you do and where, they have nothing to name.',
  },
  {
    question: 'Do I need to give you access to anything?',
    answer:
      'No. Your website address is enough. Our reader is called PorchlightBot and obeys your robots.txt; if that says no, we stop and tell you so.',
  },
  {
    question: 'Can you get me to number one?',
    answer:
      'Nobody can honestly promise that. Distance to the searcher counts, and you cannot change it. We show what you can change and how many points of our score each change is worth.',
  },
] as const;

/** What a careful owner asks before typing an address. */
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
