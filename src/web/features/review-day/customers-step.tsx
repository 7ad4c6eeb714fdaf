import { useState } from 'react';
import { formatCount } from '#shared/report/format-number.ts';
import { type CampaignCustomer, chooseChannel, countList } from '#shared/review-day/campaign-customer.ts';
import { customerLimits } from '#shared/review-day/customer-limits.ts';
import { type ParsedCustomers, parseCustomers } from '#shared/review-day/parse-customers.ts';
import { ChooseCsvButton } from '#web/components/choose-csv-button.tsx';
import { Trash2 } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { BuilderStep } from './builder-step.tsx';
import type { CampaignHold } from './use-campaign.ts';

const example = 'name, phone, email, last visit, consent, time zone, state';
/** In bytes: the maximum number of characters, at up to four bytes each. */
const largestFile = customerLimits.characters * 4;

/** The list of customers: parsed, shown, and deleted in this browser. */
export function CustomersStep({ campaign, today }: { readonly campaign: CampaignHold; readonly today: string }) {
  const { draft, list, dispatch, isKept } = campaign;
  const [pasted, setPasted] = useState('');
  const [reading, setReading] = useState<ParsedCustomers | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  function readText(text: string): void {
    const parsed = parseCustomers(text, { country: draft.country, today });
    setReading(parsed);
    if (parsed.customers.length === 0) {
      setProblem('We found no name, number or address. The first line can name the columns.');
      return;
    }
    setProblem(null);
    setPasted('');
    dispatch({ type: 'list-read', customers: parsed.customers });
  }

  async function readFile(file: File): Promise<void> {
    if (file.size > largestFile) setProblem('This file is too large for a customer list.');
    else readText(await file.text());
  }

  return (
    <BuilderStep
      id="customers"
      title="Your customers"
      lead="The list stays in this browser. Nobody gets it, not even we. One press deletes it."
    >
      <Field
        label="Paste the list, or choose a CSV file"
        hint={`Columns in any order: ${example}. Anything but a clear yes counts as no consent.`}
        problem={problem}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            spellCheck={false}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" onClick={() => readText(pasted)}>
          Read the list
        </Button>
        <ChooseCsvButton name="CSV file with customers" onChoose={(file) => void readFile(file)} />
      </div>
      {reading !== null && <ReadingNotes reading={reading} />}
      {!isKept && (
        <p role="status" className="text-note text-poor-word">
          This browser saves nothing (a private window, or it’s full). Your campaign is gone when you close the page.
        </p>
      )}
      {list.customers.length > 0 && (
        <>
          <ListFacts customers={list.customers} />
          <People customers={list.customers} onStop={(customerId) => dispatch({ type: 'said-stop', customerId })} />
        </>
      )}
      {(list.customers.length > 0 || list.stopped.length > 0) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {list.customers.length > 0 && (
            <Button onClick={() => dispatch({ type: 'list-deleted' })}>
              <Trash2 aria-hidden />
              Delete the list
            </Button>
          )}
          <Button variant="plain" onClick={() => setAsking(true)}>
            Delete everything of this campaign
          </Button>
          {list.stopped.length > 0 && (
            <p className="text-ink-2 text-note">
              {formatCount(list.stopped.length, 'number or address', 'numbers and addresses')} on the stop list: no new
              list brings them back.
            </p>
          )}
        </div>
      )}
      {isAsking && (
        <Dialog title="Delete everything?" onClose={() => setAsking(false)}>
          <p>
            This removes customers, the stop list, texts, plan and results from this browser for good. A saved campaign
            stays in your account until you delete it there.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="ink"
              onClick={() => {
                campaign.deleteAll();
                setReading(null);
                setAsking(false);
              }}
            >
              Delete everything
            </Button>
            <Button variant="plain" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </Dialog>
      )}
    </BuilderStep>
  );
}

function ReadingNotes({
  reading: { customers, problems, duplicates, tooMany },
}: {
  readonly reading: ParsedCustomers;
}) {
  const shown = problems.slice(0, customerLimits.problemsShown);
  return (
    <div role="status" className="grid gap-2 text-note">
      <p>
        {formatCount(customers.length, 'customer')} read.
        {duplicates > 0 && ` ${formatCount(duplicates, 'line')} named somebody who was there already.`}
        {tooMany > 0 && ` More than ${customerLimits.customers} customers, or a very long text: the rest was left out.`}
      </p>
      {shown.length > 0 && (
        <Disclosure
          summary={
            <span className="inline-flex min-h-11 items-center gap-2 font-[620]">
              {formatCount(problems.length, 'thing')} to look at <DisclosureArrow />
            </span>
          }
        >
          <ul className="grid gap-1 text-ink-2">
            {shown.map(({ line, problem, isLeftOut }) => (
              <li key={`${line} ${problem}`}>
                Line {line}: {problem}
                {isLeftOut && ' The line was left out.'}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function ListFacts({ customers }: { readonly customers: readonly CampaignCustomer[] }) {
  const { sms, email, inPerson, noConsent } = countList(customers);
  const facts = [
    { label: 'By text', count: sms, note: 'with consent on record' },
    { label: 'By email', count: email, note: 'with consent on record' },
    { label: 'In person', count: inPerson, note: `at the next visit; ${noConsent} without consent` },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-4 border-line-2 border-t pt-5 sm:grid-cols-3">
      {facts.map(({ label, count, note }) => (
        <div key={label} className="grid gap-1">
          <dt className="text-ink-2 text-note">{label}</dt>
          <dd>
            <span className="font-[560] font-display text-figure-lg leading-none">{count}</span>
            <span className="mt-1 block text-caption text-ink-2">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const channelWords = { sms: 'by text', email: 'by email', 'in-person': 'in person' } as const;
const mostShown = 200;

interface PeopleProps {
  readonly customers: readonly CampaignCustomer[];
  readonly onStop: (customerId: string) => void;
}

function People({ customers, onStop }: PeopleProps) {
  return (
    <Disclosure
      summary={
        <span className="inline-flex min-h-11 items-center gap-2 font-[620]">
          Show the list, or take somebody off it <DisclosureArrow />
        </span>
      }
    >
      <ul className="max-h-96 overflow-y-auto border-line border-t" aria-label="Customers">
        {customers.slice(0, mostShown).map((customer) => (
          <li
            key={customer.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-1 text-note"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {customer.name === '' ? (customer.phone ?? customer.email) : customer.name}
              <span className="text-ink-2">
                {' '}
                {channelWords[chooseChannel(customer)]}
                {customer.lastVisit !== null && `, last visit ${customer.lastVisit}`}
              </span>
            </span>
            <Button variant="plain" onClick={() => onStop(customer.id)} className="text-note">
              <span>
                Said stop<span className="sr-only">: {customer.name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {customers.length > mostShown && (
        <p className="pt-2 text-ink-2 text-note">And {customers.length - mostShown} more.</p>
      )}
    </Disclosure>
  );
}
