import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { getFactsEndpoint, getProfileEndpoint } from '#shared/api/facts.ts';
import type { Business } from '#shared/audit/business.ts';
import type { Fact, FactSheet } from '#shared/fixes/fact-sheet.ts';
import { KnowledgeSection } from '#web/features/facts/knowledge-section.tsx';
import { useToast } from '#web/lib/toasts.ts';
import { sampleAnalysis } from './sample-analysis.ts';
import { answer, type EndpointAnswer, named, renderScreen } from './screens.tsx';

/** A phone number as a page shows it. */
export const foundPhone: Fact = {
  id: 'phone-1',
  kind: 'phone',
  value: '(218) 555-0142',
  foundValue: null,
  state: 'found',
  origin: { kind: 'page', url: 'https://harbor.example/contact', quote: 'Call (218) 555-0142' },
};
/** A town as the same page shows it. */
export const foundTown: Fact = { ...foundPhone, id: 'city-1', kind: 'city', value: 'Duluth' };

const { business, factors } = sampleAnalysis();
const profile = answer(getProfileEndpoint, { stated: {}, known: {}, sources: {}, takeout: null });

/** The facts of a business as the server answers them. */
export function sheetWith(...facts: readonly Fact[]): FactSheet {
  return { businessId: 'b1', language: 'en', facts: [...facts] };
}
/** The answer of the server with a phone number and a town. */
export const foundFacts = answer(getFactsEndpoint, sheetWith(foundPhone, foundTown));

/** The text of the toast; its position is a popover, which only a browser has. */
function LastToast() {
  return <p role="status">{useToast()?.description}</p>;
}

/** Renders the section of a business whose places agree, with these answers of the server. */
export function renderFacts(...answers: readonly EndpointAnswer[]) {
  return renderFactsOfPlaces([], answers);
}

/** The same with the places where name, address and phone number were seen. */
export function renderFactsOfPlaces(napTable: Business['napTable'], answers: readonly EndpointAnswer[]) {
  const refetchAudit = vi.fn(async () => ({ score: 64, coverage: 0.8 }));
  const rendered = renderScreen(
    <>
      <KnowledgeSection
        auditId="a1"
        standing={{ score: 61, coverage: 0.8 }}
        refetchAudit={refetchAudit}
        business={{ ...business, napTable }}
        factors={factors}
        correction={null}
      />
      <LastToast />
    </>,
    [...answers, profile],
  );
  return { ...rendered, refetchAudit };
}

/** A row of the list, once it is there: everything in it, opened or not. */
export async function findFactRow(label: string) {
  const summaries = await screen.findAllByText(label, { selector: 'summary span' });
  const [row] = summaries.map((one) => one.closest('details')).filter((one) => one !== null);
  if (row === undefined) throw new Error(`There is no row for ${label}.`);
  const summary = row.querySelector('summary');
  if (summary === null) throw new Error('A row has a summary.');
  return { row, summary, inside: within(row) };
}

/** Opens the row of the phone number; gives its buttons by what they do. */
export async function openPhoneRow(user: ReturnType<typeof renderScreen>['user']) {
  const { summary, row, inside } = await findFactRow('Phone');
  await user.click(summary);
  const button = (action: string) =>
    inside.getByRole('button', { name: named(`${action}: Phone, ${foundPhone.value}`) });
  return { button, row, summary, inside };
}
