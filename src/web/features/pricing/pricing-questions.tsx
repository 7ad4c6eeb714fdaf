import { MONEY_BACK_DAYS } from '#shared/product/prices.ts';
import { getPlanLimit, PLAN_TERMS } from '#shared/product/rights.ts';
import { QuestionList } from '#web/components/question-list.tsx';

const free = PLAN_TERMS.free.name;
const freeDays = getPlanLimit('free', 'auditHistoryDays');

const questions = [
  {
    question: 'Can I stop at any time?',
    answer:
      'Yes, yourself, under Billing, without writing to anybody. What you have paid for stays open until the end of the month or year; then nothing more is charged.',
  },
  {
    question: 'How does money back work?',
    answer: `Within ${MONEY_BACK_DAYS} days of a payment, ask whoever runs this server, for example by answering one of its mails to you. You get the payment back without a reason, and what it opened closes again.`,
  },
  {
    question: 'What happens to my audits when Pro ends?',
    answer: `You are back on ${free}: audits of the last ${freeDays} days open as before, with the whole analysis. What only ${PLAN_TERMS.pro.name} shows is closed until you come back to it.`,
  },
  {
    question: 'Who sees my card?',
    answer:
      'The payment service. Card numbers are typed on its pages, never on ours; we keep what was bought, when, and for how much.',
  },
  {
    question: 'Do I need Pro to buy an add-on?',
    answer:
      'No. An add-on belongs to one audit and is there on any plan. You need an account, so that it is still yours tomorrow.',
  },
  {
    question: 'Will Pro bring me to the top?',
    answer:
      'Nobody can honestly promise that. Pro writes and watches; the score says what has changed, by the same rules as on Free.',
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
