import { useMemo } from 'react';
import { lintMessage } from '#shared/review-day/lint-message.ts';
import { fillText, type MessageFacts } from '#shared/review-day/message-templates.ts';
import { findTextsLanguage } from '#shared/review-day/review-day-texts.ts';
import { readReviewLink } from '#shared/review-day/review-link.ts';
import { writeSendingList } from '#shared/review-day/sending-list.ts';
import { wallTimeAt } from '#shared/review-day/wall-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { BusinessStep } from './business-step.tsx';
import { CustomersStep } from './customers-step.tsx';
import { MaterialStep } from './material-step.tsx';
import { PlanStep, useCampaignPlan } from './plan-step.tsx';
import { ResultsStep } from './results-step.tsx';
import { SaveStep } from './save-step.tsx';
import { TextsStep } from './texts-step.tsx';
import { useCampaign } from './use-campaign.ts';

/**
 * The Review Day kit, from the list to the results. The list stays in this browser; the rest is sent to the account when
 * saved.
 */
export function CampaignBuilder() {
  const campaign = useCampaign();
  const { draft, list } = campaign;
  const plan = useCampaignPlan(campaign);
  const link = useMemo(() => readReviewLink(draft.linkInput), [draft.linkInput]);
  const today = wallTimeAt(Date.now(), draft.timeZone).day;
  const url = link.isLink ? link.link.url : null;
  const facts: MessageFacts = {
    businessName: draft.businessName.trim() === '' ? '{business}' : draft.businessName.trim(),
    reviewUrl: url ?? '{link}',
    postalAddress: draft.postalAddress.trim(),
  };
  const isClean = (text: string) => !lintMessage(text, facts).some(({ isSure }) => isSure);
  const { sms, emailSubject, emailBody, inPerson } = draft.texts;
  const whyNot = whyNoSendingList({
    hasName: draft.businessName.trim() !== '',
    hasLink: url !== null,
    hasAsks: plan.asks.length > 0,
    isClean: isClean(sms) && isClean(emailSubject) && isClean(emailBody),
  });
  return (
    <div>
      <StepLinks />
      <BusinessStep campaign={campaign} link={link} />
      <CustomersStep campaign={campaign} today={today} />
      <PlanStep
        campaign={campaign}
        plan={plan}
        today={today}
        whyNot={whyNot}
        onSendingList={
          whyNot === null
            ? () =>
                saveFile(
                  `sending-list-${draft.plan.day}.csv`,
                  new Blob([writeSendingList(plan, list.customers, draft.texts, facts)], { type: 'text/csv' }),
                )
            : null
        }
      />
      <TextsStep campaign={campaign} facts={facts} />
      <MaterialStep
        facts={facts}
        language={findTextsLanguage(draft.texts)}
        printable={url !== null && isClean(inPerson) ? { words: fillText(inPerson, facts, ''), url } : null}
      />
      <ResultsStep campaign={campaign} today={today} />
      <SaveStep campaign={campaign} plan={plan} today={today} />
    </div>
  );
}

const steps = [
  { id: 'business', label: 'Business and link' },
  { id: 'customers', label: 'Customers' },
  { id: 'plan', label: 'Plan' },
  { id: 'texts', label: 'Texts' },
  { id: 'material', label: 'Cards, script, replies' },
  { id: 'results', label: 'Results' },
  { id: 'keep', label: 'Save and print' },
] as const;

/** The kit is long, and after the first day only its last section is needed. */
function StepLinks() {
  return (
    <nav aria-label="Parts of the kit" className="border-ink border-t-[1.5px] py-4">
      <ul className="flex flex-wrap gap-x-6 text-note">
        {steps.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SendingNeeds {
  readonly hasName: boolean;
  readonly hasLink: boolean;
  readonly hasAsks: boolean;
  readonly isClean: boolean;
}

function whyNoSendingList({ hasName, hasLink, hasAsks, isClean }: SendingNeeds): string | null {
  if (!hasName) return 'The sending list needs the name of your business.';
  if (!hasLink) return 'The sending list needs your review link.';
  if (!hasAsks) return 'The sending list needs somebody you can write to.';
  return isClean ? null : 'One of the texts is against the rules. The sending list waits until it is not.';
}
