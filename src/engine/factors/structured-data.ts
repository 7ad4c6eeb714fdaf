import type { Business } from '#shared/audit/business.ts';
import type { Factors } from '#shared/audit/factors.ts';
import type { Page } from '../crawl/html/page.ts';
import { everyNode } from '../crawl/structured-data/structured-node.ts';
import { ADD_ENTRY, type BusinessEntry, findBusinessEntry, nameExactCategory, typeFit } from './business-entry.ts';
import {
  type CheckEvaluation,
  type CheckRule,
  fail,
  notMeasured,
  partial,
  pass,
  toChecks,
} from './check-evaluation.ts';
import { evaluateEntryAgrees } from './entry-agreement.ts';
import { entryParts, type PartName } from './entry-parts.ts';
import { defineFactor } from './factor.ts';
import { describePath, evidence, formatCountOrNo, formatList, quoted, sentence, stripSentenceEnd } from './quoting.ts';
import { SOURCES } from './rule-sources.ts';

const RULES = {
  businessEntry: {
    label: 'Your site carries a note for machines about your business',
    maxPoints: 30,
    why: 'Structured data states name, place and hours in a form machines need not guess at.',
    effort: 'hour',
    rule: SOURCES.googleLocalBusiness,
  },
  valid: {
    label: 'All of it can be read',
    maxPoints: 10,
    why: 'One wrong comma makes a whole block unreadable, and nobody tells you.',
    effort: 'minutes',
    rule: SOURCES.jsonLd,
  },
  required: {
    label: 'It gives what Google requires: name and address',
    maxPoints: 20,
    why: 'Without these two Google does not use the entry. If you have no public address, town and areas served take its place.',
    effort: 'minutes',
    rule: SOURCES.googleLocalBusiness,
  },
  recommended: {
    label: 'It gives what Google recommends: phone, hours, position and more',
    maxPoints: 15,
    why: 'Each is a question that can then be answered about you without reading your pages.',
    effort: 'minutes',
    rule: SOURCES.googleLocalBusiness,
  },
  specificType: {
    label: 'It names your exact trade',
    maxPoints: 10,
    why: '“LocalBusiness” says that you exist, “Plumber” says what for.',
    effort: 'minutes',
    rule: SOURCES.schemaOrg,
  },
  agrees: {
    label: 'Its name and phone are those your visitors see',
    maxPoints: 15,
    why: 'Where code and words differ, machines trust neither, and Google asks that markup shows what the page shows.',
    effort: 'minutes',
    rule: SOURCES.googleLocalBusiness,
  },
  ownStars: {
    label: 'Stars a site gives itself earn nothing',
    maxPoints: 0,
    why: 'Google shows no stars for reviews of a business on its own pages.',
    effort: 'minutes',
    rule: SOURCES.googleReviewSnippets,
  },
} as const satisfies Record<string, CheckRule>;

/** A page can carry any number of types; the list is for reading. */
const MOST_TYPES = 60;

export const structuredData = defineFactor({
  key: 'structuredData',
  category: 'ai',
  needs: ['pages', 'site', 'business'],
  blank: {
    totalSchemaElements: 0,
    detectedTypesCount: 0,
    missingTypesCount: 0,
    hasJsonLd: false,
    detectedTypes: [],
    missingTypes: [],
    status: 'NOT_MEASURED',
  },
  evaluate({ pages, site, business }) {
    const entry = findBusinessEntry(pages, site.finalUrl);
    const parts = entry === null ? null : entryParts(entry.node, isStreetless(business));
    const { total, types } = countTypes(pages);
    const missingTypes = missingTypesOf(types, entry, business);
    const judgements = {
      businessEntry: evaluateEntry(entry),
      valid: evaluateValid(pages),
      required: evaluateParts(entry, parts?.required ?? [], 'required'),
      recommended: evaluateParts(entry, parts?.recommended ?? [], 'recommended'),
      specificType: evaluateType(entry, business),
      agrees: evaluateEntryAgrees(entry, business),
      ownStars: evaluateStars(entry),
    };
    return {
      checks: toChecks('structuredData', RULES, judgements),
      summary: summaryOf(entry, total, pages),
      currentValue: entry === null ? null : entry.node.types.join(', '),
      recommendedValue: business.category?.schemaType ?? null,
      totalSchemaElements: total,
      detectedTypesCount: types.length,
      missingTypesCount: missingTypes.length,
      hasJsonLd: pages.some(({ structured }) => structured.some(({ syntax }) => syntax === 'json-ld')),
      detectedTypes: types.slice(0, MOST_TYPES).map(stripSentenceEnd),
      missingTypes,
      status: statusOf(total, entry, judgements.required, judgements.businessEntry),
    };
  },
});

/** Who comes to the customers may leave the street out; Google's page names no exemption, so this stays advice. */
function isStreetless({ isServiceArea, address }: Business): boolean {
  return isServiceArea === true && address?.street == null;
}

function evaluateEntry(entry: BusinessEntry | null): CheckEvaluation {
  if (entry === null) return fail('Your pages carry no note for machines about your business.', ADD_ENTRY);
  const types = entry.node.types.join(', ');
  const seen = [evidence(entry.page.url, types, `structured data, ${entry.node.syntax}`)];
  if (entry.isLocalBusiness)
    return pass(`There is an entry of type ${quoted(types, 60)} on ${describePath(entry.page.url)}.`, seen);
  return partial(
    0.5,
    `Your entry is of type ${quoted(types, 60)}, which is no local business for Google.`,
    {
      action: 'Make your entry a local business',
      how: 'Add LocalBusiness, or the type of your trade, beside the type it has.',
    },
    seen,
  );
}

function evaluateValid(pages: readonly Page[]): CheckEvaluation {
  const broken = pages.flatMap((page) => page.brokenJsonLd.map((block) => ({ page, ...block })));
  const [first] = broken;
  if (first === undefined) {
    const hasAny = pages.some(({ structured, jsonLdBlockCount }) => structured.length > 0 || jsonLdBlockCount > 0);
    if (hasAny) return pass('All structured data on the pages we read is well-formed.');
    return notMeasured('There is no structured data that could be wrong.', 'structuredData');
  }
  return fail(
    `${formatCountOrNo(broken.length, 'block')} of structured data cannot be read: ${sentence(first.reason)}`,
    {
      action: 'Mend the broken structured data',
      how: 'Paste the block into a JSON checker; most often it is a comma too many or a quotation mark too few.',
    },
    broken.slice(0, 3).map(({ page, snippet, reason }) => evidence(page.url, snippet, reason)),
  );
}

function evaluateParts(
  entry: BusinessEntry | null,
  parts: readonly PartName[],
  kind: 'required' | 'recommended',
): CheckEvaluation {
  if (entry === null) return fail('There is no entry that could give it.', ADD_ENTRY);
  const { present, missing } = split(parts);
  const seen = present.length === 0 ? [] : [evidence(entry.page.url, present.join(', '), 'given in the entry')];
  if (missing.length === 0) return pass(`Your entry gives ${formatList(present, 8)}.`, seen);
  const fix = {
    action: kind === 'required' ? 'Complete name and address in your structured data' : 'Fill in your structured data',
    how: `Missing: ${formatList(missing, 8)}. Enter them in the SEO plugin or the block itself; only what is true and on your pages.`,
  };
  const finding = `Your entry lacks ${formatList(missing, 8)}.`;
  return present.length === 0 ? fail(finding, fix, seen) : partial(present.length / parts.length, finding, fix, seen);
}

function split(parts: readonly PartName[]) {
  return {
    present: parts.filter(({ isPresent }) => isPresent).map(({ words }) => words),
    missing: parts.filter(({ isPresent }) => !isPresent).map(({ words }) => words),
  };
}

function evaluateType(entry: BusinessEntry | null, { category }: Business): CheckEvaluation {
  if (entry === null) return fail('There is no entry that could name your trade.', ADD_ENTRY);
  if (category === null) return notMeasured('We do not know your trade, so there was nothing to compare.', 'whatYouDo');
  const types = entry.node.types.join(', ');
  const seen = [evidence(entry.page.url, types, 'type')];
  const fix = nameExactCategory(category);
  const fit = typeFit(entry.node.types, category);
  switch (fit) {
    case 'same':
      return pass(`Your entry says ${quoted(types, 60)}, your exact trade.`, seen);
    case 'broad':
      return partial(0.4, `Your entry only says ${quoted(types, 60)}.`, fix, seen);
    case 'different':
      return fail(`Your entry says ${quoted(types, 60)}; your words say ${category.label}.`, fix, seen);
    default: {
      const never: never = fit;
      return never;
    }
  }
}

function evaluateStars(entry: BusinessEntry | null): CheckEvaluation {
  const stars = entry?.node.properties.find(([name]) => name === 'aggregateRating' || name === 'review');
  if (entry === null) return pass('There is no entry that could give itself stars.');
  if (stars === undefined) return pass('Your entry gives itself no stars.');
  return pass('Your entry rates your own business. Google shows no stars for that; it neither helps nor harms here.', [
    evidence(entry.page.url, stars[0], 'in the entry'),
  ]);
}

function countTypes(pages: readonly Page[]): { total: number; types: string[] } {
  const types = new Set<string>();
  let total = 0;
  for (const page of pages) {
    for (const node of everyNode(page.structured)) {
      if (node.types.length > 0) total += 1;
      for (const type of node.types) types.add(type);
    }
  }
  return { total, types: [...types] };
}

/** The types Google reads from a local business, as far as they would be true for this one. */
function missingTypesOf(types: readonly string[], entry: BusinessEntry | null, business: Business): string[] {
  const has = (type: string) => types.includes(type);
  const says = (property: string) => entry?.node.properties.some(([name]) => name === property) === true;
  return [
    ...(entry?.isLocalBusiness ? [] : [business.category?.schemaType ?? 'LocalBusiness']),
    ...(has('PostalAddress') || says('address') ? [] : ['PostalAddress']),
    ...(has('OpeningHoursSpecification') || says('openingHours') ? [] : ['OpeningHoursSpecification']),
    ...(has('GeoCoordinates') || isStreetless(business) ? [] : ['GeoCoordinates']),
  ];
}

function statusOf(
  total: number,
  entry: BusinessEntry | null,
  required: CheckEvaluation,
  isThere: CheckEvaluation,
): Factors['structuredData']['status'] {
  if (total === 0) return 'MISSING';
  return entry !== null && required.status === 'pass' && isThere.status === 'pass' ? 'GOOD' : 'PARTIAL';
}

function summaryOf(entry: BusinessEntry | null, total: number, pages: readonly Page[]): string {
  const broken = pages.reduce((sum, { brokenJsonLd }) => sum + brokenJsonLd.length, 0);
  const faults = broken === 0 ? '' : ` ${formatCountOrNo(broken, 'block')} cannot be read.`;
  if (entry !== null) {
    return `Your pages describe your business to machines as ${quoted(entry.node.types.join(', '), 50)}, among ${formatCountOrNo(total, 'entry', 'entries')}.${faults}`;
  }
  if (total > 0)
    return `Your pages carry ${formatCountOrNo(total, 'entry', 'entries')} for machines, but none describes your business.${faults}`;
  return `Your pages carry no notes for machines.${faults}`;
}
