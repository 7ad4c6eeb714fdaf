import type { Business } from '#shared/audit/business.ts';
import type { Factors } from '#shared/audit/factors.ts';
import type { Page } from '../crawl/html/page.ts';
import { everyNode } from '../crawl/structured-data/structured-node.ts';
import { isUnknownType } from '../facts/category/local-business-types.ts';
import {
  ADD_ENTRY,
  type BusinessEntry,
  findBusinessEntry,
  findTypeFault,
  nameExactCategory,
  type TypeFault,
  typeFit,
} from './business-entry.ts';
import {
  type CheckEvaluation,
  type CheckRule,
  deductedBy,
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
    label: 'Your site has structured data about your business',
    maxPoints: 30,
    why: 'Structured data gives Google your name, address and hours in the page’s code, so it doesn’t have to guess.',
    effort: 'hour',
    rule: SOURCES.googleLocalBusiness,
    weakness: { text: 'Google can’t read your hours, address and services automatically', onlyWhenFailed: true },
  },
  valid: {
    label: 'Your structured data has no errors',
    maxPoints: 10,
    why: 'One wrong comma makes a whole block unreadable, and you see no error.',
    effort: 'minutes',
    rule: SOURCES.jsonLd,
  },
  required: {
    label: 'It has what Google requires: name and address',
    maxPoints: 20,
    why: 'Without these two Google doesn’t use it. If you have no public address, add your town and the areas you serve.',
    effort: 'minutes',
    rule: SOURCES.googleLocalBusiness,
    weakness: { text: 'its structured data lacks your name or address' },
  },
  recommended: {
    label: 'It has what Google recommends: phone, hours, map position',
    maxPoints: 15,
    why: 'Google and AI tools can then answer these questions without reading your pages.',
    effort: 'minutes',
    rule: SOURCES.googleLocalBusiness,
  },
  specificType: {
    label: 'Its type says what kind of business you are',
    maxPoints: 10,
    why: '“Plumber” tells Google more than “LocalBusiness”.',
    effort: 'minutes',
    rule: SOURCES.schemaOrg,
  },
  agrees: {
    label: 'Its name and phone match what visitors see',
    maxPoints: 15,
    why: 'Google wants structured data to match the page. If they differ, it may trust neither.',
    effort: 'minutes',
    rule: SOURCES.googleLocalBusiness,
  },
  ownStars: {
    label: 'Your own star ratings earn no stars in Google',
    maxPoints: 0,
    why: 'Google shows no stars for reviews of a business on its own pages.',
    effort: 'minutes',
    rule: SOURCES.googleReviewSnippets,
  },
} as const satisfies Record<string, CheckRule>;

/** Maximum number of types listed, for readability. */
const MOST_TYPES = 60;

export const structuredData = defineFactor({
  key: 'structuredData',
  label: 'Structured Data & Catalogues',
  category: 'ai',
  weight: 5,
  reason: 'It settles name, place, hours and trade for machines; it is no ranking factor by itself.',
  measures: 'Whether Google can read your business details from the code.',
  rules: RULES,
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
    const fault = entry === null ? null : findTypeFault(entry.node.types, business.category);
    const missingTypes = missingTypesOf(types, entry, fault, business);
    const isThere = evaluateEntry(entry, fault);
    const none = deductedBy(isThere, 'You have no structured data about your business to look into.', 'businessEntry');
    const judgements = {
      businessEntry: isThere,
      valid: evaluateValid(pages, entry, fault),
      required: entry === null ? none : evaluateParts(entry, parts?.required ?? [], 'required'),
      // Deducted besides, so that an entry with a name alone scores no less than none.
      recommended:
        entry === null
          ? fail('Google can’t read your phone, hours and map position automatically.', ADD_ENTRY)
          : evaluateParts(entry, parts?.recommended ?? [], 'recommended'),
      specificType: entry === null ? none : evaluateType(entry, fault, business),
      agrees: evaluateEntryAgrees(entry, business, pages),
      ownStars: evaluateStars(entry),
    };
    return {
      checks: toChecks('structuredData', RULES, judgements),
      summary: summaryOf(entry, fault, total, pages),
      currentValue: entry === null ? null : entry.node.types.join(', '),
      recommendedValue: business.category?.schemaType ?? null,
      totalSchemaElements: total,
      detectedTypesCount: types.length,
      missingTypesCount: missingTypes.length,
      hasJsonLd: pages.some(({ structured }) => structured.some(({ syntax }) => syntax === 'json-ld')),
      detectedTypes: types.slice(0, MOST_TYPES).map(stripSentenceEnd),
      missingTypes,
      status: statusOf(total, entry, judgements.required, isThere),
    };
  },
});

/** A business that visits its customers may omit the street; Google's page has no exemption, so this is only advice. */
function isStreetless({ isServiceArea, address }: Business): boolean {
  return isServiceArea === true && address?.street == null;
}

function evaluateEntry(entry: BusinessEntry | null, fault: TypeFault | null): CheckEvaluation {
  if (entry === null) return fail('Google can’t read your name, address and hours automatically.', ADD_ENTRY);
  const types = entry.node.types.join(', ');
  const seen = [evidence(entry.page.url, types, `structured data, ${entry.node.syntax}`)];
  if (entry.isLocalBusiness)
    return pass(`Structured data of type ${quoted(types, 60)} is on ${describePath(entry.page.url)}.`, seen);
  if (fault !== null && entry.node.types.every(isUnknownType))
    return partial(
      0.5,
      `Google ignores the type of your structured data: ${quoted(fault.written, 60)} doesn’t exist. The nearest real one is ${quoted(fault.nearest)}.`,
      fault.fix,
      seen,
    );
  return partial(
    0.5,
    `Your structured data has the type ${quoted(types, 60)}, which isn’t a local business for Google.`,
    {
      action: 'Set the type of your structured data to a local business',
      how: 'Add LocalBusiness, or the exact type of your business, beside the type it has.',
    },
    seen,
  );
}

function evaluateValid(pages: readonly Page[], entry: BusinessEntry | null, fault: TypeFault | null): CheckEvaluation {
  const broken = pages.flatMap((page) => page.brokenJsonLd.map((block) => ({ page, ...block })));
  const [first] = broken;
  if (first === undefined && entry !== null && fault !== null)
    return partial(
      0.5,
      `${quoted(fault.written, 60)} isn’t a type that schema.org knows. The nearest real one is ${quoted(fault.nearest)}.`,
      fault.fix,
      [evidence(entry.page.url, fault.written, 'type')],
    );
  if (first === undefined) {
    const hasAny = pages.some(({ structured, jsonLdBlockCount }) => structured.length > 0 || jsonLdBlockCount > 0);
    if (hasAny) return pass('The structured data on the pages we checked has no errors.');
    return notMeasured('Your pages have no structured data to check.', 'structuredData');
  }
  return fail(
    `${formatCountOrNo(broken.length, 'block')} of structured data can’t be read: ${sentence(first.reason)}`,
    {
      action: 'Fix the broken structured data',
      how: 'Paste the block into a JSON checker. Usually there’s one comma too many or a missing quotation mark.',
    },
    broken.slice(0, 3).map(({ page, snippet, reason }) => evidence(page.url, snippet, reason)),
  );
}

function evaluateParts(
  entry: BusinessEntry,
  parts: readonly PartName[],
  kind: 'required' | 'recommended',
): CheckEvaluation {
  const { present, missing } = split(parts);
  const seen = present.length === 0 ? [] : [evidence(entry.page.url, present.join(', '), 'in your structured data')];
  if (missing.length === 0) return pass(`Your structured data has ${formatList(present, 8)}.`, seen);
  const fix = {
    action: kind === 'required' ? 'Complete name and address in your structured data' : 'Fill in your structured data',
    how: 'Add what it lacks in your SEO plugin or in the code. Use only what’s on your pages.',
  };
  const finding = `Your structured data lacks ${formatList(missing, 8)}.`;
  return present.length === 0 ? fail(finding, fix, seen) : partial(present.length / parts.length, finding, fix, seen);
}

function split(parts: readonly PartName[]) {
  return {
    present: parts.filter(({ isPresent }) => isPresent).map(({ words }) => words),
    missing: parts.filter(({ isPresent }) => !isPresent).map(({ words }) => words),
  };
}

function evaluateType(entry: BusinessEntry, fault: TypeFault | null, { category }: Business): CheckEvaluation {
  if (category === null)
    return notMeasured('We couldn’t tell what you do, so there was nothing to compare.', 'whatYouDo');
  const types = entry.node.types.join(', ');
  const seen = [evidence(entry.page.url, types, 'type')];
  const fix = nameExactCategory(category);
  const fit = typeFit(entry.node.types, category);
  switch (fit) {
    case 'same':
      return pass(`Your structured data says ${quoted(types, 60)}, the right type for your business.`, seen);
    case 'broad':
      return partial(0.4, `Your structured data only says ${quoted(types, 60)}.`, fix, seen);
    case 'unknown':
      return partial(
        0.4,
        `Your structured data says ${quoted(types, 60)}, which is no real type. Use ${quoted(fault?.nearest ?? 'LocalBusiness')}.`,
        fault?.fix ?? fix,
        seen,
      );
    case 'different':
      return fail(`Your structured data says ${quoted(types, 60)}; your pages say ${category.label}.`, fix, seen);
    default: {
      const never: never = fit;
      return never;
    }
  }
}

function evaluateStars(entry: BusinessEntry | null): CheckEvaluation {
  const stars = entry?.node.properties.find(([name]) => name === 'aggregateRating' || name === 'review');
  if (entry === null) return pass('You have no structured data about your business, so no star ratings either.');
  if (stars === undefined) return pass('Your structured data has no star ratings.');
  return pass('Your structured data rates your own business. Google shows no stars for that. It costs no points.', [
    evidence(entry.page.url, stars[0], 'in your structured data'),
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

/** The types that Google reads from a local business and that apply to this one. */
function missingTypesOf(
  types: readonly string[],
  entry: BusinessEntry | null,
  fault: TypeFault | null,
  business: Business,
): string[] {
  const has = (type: string) => types.includes(type);
  const says = (property: string) => entry?.node.properties.some(([name]) => name === property) === true;
  return [
    ...(entry?.isLocalBusiness ? [] : [fault?.nearest ?? business.category?.schemaType ?? 'LocalBusiness']),
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

function summaryOf(
  entry: BusinessEntry | null,
  fault: TypeFault | null,
  total: number,
  pages: readonly Page[],
): string {
  const broken = pages.reduce((sum, { brokenJsonLd }) => sum + brokenJsonLd.length, 0);
  const faults = broken === 0 ? '' : ` ${formatCountOrNo(broken, 'block')} can’t be read.`;
  if (entry !== null && fault !== null)
    return `Your structured data has the type ${quoted(fault.written, 60)}, which doesn’t exist. The nearest is ${quoted(fault.nearest)}.${faults}`;
  if (entry !== null) {
    return `Your structured data describes your business as ${quoted(entry.node.types.join(', '), 50)}.${faults}`;
  }
  if (total > 0) return `Your pages have structured data, but none of it describes your business.${faults}`;
  return `Google can’t read your name, address and hours automatically.${faults}`;
}
