import { MONEY_BACK_DAYS } from '#shared/product/prices.ts';
import { getPlanLimit, PLAN_TERMS } from '#shared/product/rights.ts';
import { QuestionList } from '#web/components/question-list.tsx';

const free = PLAN_TERMS.free.name;
const freeDays = getPlanLimit('free', 'auditHistoryDays');

const questions = [
  {
    question: 'Can I stop at any time?',
    answer:
      'Yes. End it yourself under Billing. You keep what you paid for until the month or year is over, and nothing more is charged.',
  },
  {
    question: 'How does money back work?',
    answer: `Contact us within ${MONEY_BACK_DAYS} days of a payment, or reply to any of our emails. We pay it back, and you need no reason. What it opened closes again.`,
  },
  {
    question: 'What happens to my audits when Pro ends?',
    answer: `You are back on ${free}. Audits of the last ${freeDays} days open as before, with the whole analysis. We keep the rest for when you come back to ${PLAN_TERMS.pro.name}.`,
  },
  {
    question: 'Who sees my card?',
    answer:
      'Only the payment service. You type your card number on its page, never on ours. We keep what you bought, when, and for how much.',
  },
  {
    question: 'Do I need Pro to buy an add-on?',
    answer: 'No. An add-on belongs to one audit and works on any plan. You need an account, so we know it’s yours.',
  },
  {
    question: 'Will Pro bring me to the top?',
    answer:
      'Nobody can promise that. Pro writes your texts and checks your site. Your score follows the same rules on every plan.',
  },
] as const;

/** Common questions before paying. */
export function PricingQuestions() {
  return (
    <section id="questions" className="section-space scroll-mt-16 bg-sunk">
      <div className="page-width grid items-start gap-8 lg:grid-cols-[5fr_7fr] lg:gap-[clamp(3rem,6vw,6rem)]">
        <h2>Before you pay</h2>
        <QuestionList questions={questions} />
      </div>
    </section>
  );
}
