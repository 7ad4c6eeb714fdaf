import { writeCsv } from '../delimited/write-csv.ts';
import type { CampaignCustomer } from './campaign-customer.ts';
import type { CampaignPlan } from './campaign-plan.ts';
import { fillText, type MessageFacts } from './message-templates.ts';
import type { CampaignTexts } from './text-kinds.ts';

const headings = [
  'Name',
  'By',
  'To',
  'Day',
  'Time there',
  'Time zone',
  'Time (UTC)',
  'Subject',
  'Text',
  'If no answer, once more on',
  'At (time there)',
];

/** The plan as a table for the owner's sending program: who, how, when, and the final text. */
export function writeSendingList(
  plan: Pick<CampaignPlan, 'asks' | 'reminders'>,
  customers: readonly CampaignCustomer[],
  texts: CampaignTexts,
  facts: MessageFacts,
): string {
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const reminders = new Map(plan.reminders.map((reminder) => [reminder.customerId, reminder]));
  const rows = plan.asks.flatMap(({ customerId, channel, localDay, localTime, timeZone, atMs }) => {
    const customer = byId.get(customerId);
    if (customer === undefined) return [];
    const fill = (text: string) => fillText(text, facts, customer.name);
    const reminder = reminders.get(customerId);
    const isText = channel === 'sms';
    return [
      [
        customer.name,
        isText ? 'text' : 'email',
        (isText ? customer.phone : customer.email) ?? '',
        localDay,
        localTime,
        timeZone,
        new Date(atMs).toISOString(),
        isText ? '' : fill(texts.emailSubject),
        fill(isText ? texts.sms : texts.emailBody),
        reminder?.localDay ?? '',
        reminder?.localTime ?? '',
      ],
    ];
  });
  return writeCsv([headings, ...rows]);
}
