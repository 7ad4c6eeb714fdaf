import { OPERATOR_MARKS, type OperatorParts } from '#shared/product/operator-parts.ts';
import { publicPage } from '#shared/product/public-pages.ts';
import { DEFAULT_PERIODS, type RetentionPeriods } from '#shared/product/retention.ts';
import { formatTown, type OperatorProfile } from './operator.ts';
import { operatorEntry } from './operator-entry.ts';
import { contactHtml, escapeOperatorHtml, footerHtml, openingHtml } from './operator-html.ts';
import { periodsHtml } from './periods-html.ts';

/**
 * The page parts that depend on the operator; null: none configured. `origin` is where the pages are served from, `limits`
 * the table of `programLimitsHtml`.
 */
export function operatorParts(
  operator: OperatorProfile | null,
  origin: string,
  periods: RetentionPeriods = DEFAULT_PERIODS,
  limits = '',
): OperatorParts {
  return {
    opening: openingHtml(operator),
    footer: footerHtml(operator),
    contact: contactHtml(operator),
    periods: periodsHtml(periods),
    limits,
    entry: operatorEntry(operator, origin),
    title: titleOf(operator),
    description: descriptionOf(operator),
  };
}

/** Replaces the placeholders of a built page with the operator's parts, each escaped for its context. */
export function fillPage(html: string, parts: OperatorParts): string {
  const { opening, footer, contact, periods, limits, entry, title, description, all } = OPERATOR_MARKS;
  return html
    .replaceAll(opening, () => parts.opening)
    .replaceAll(footer, () => parts.footer)
    .replaceAll(contact, () => parts.contact)
    .replaceAll(periods, () => parts.periods)
    .replaceAll(limits, () => parts.limits)
    .replaceAll(`"${entry}"`, () => inScript(parts.entry))
    .replaceAll(title, () => escapeOperatorHtml(parts.title))
    .replaceAll(description, () => escapeOperatorHtml(parts.description))
    .replaceAll(all, () => inScript(parts));
}

/** JSON that cannot close a script element or open a comment in it. */
function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The title of the start page; with a town it names service and town, as we advise local businesses to do. */
function titleOf(operator: OperatorProfile | null): string {
  const address = operator?.address ?? null;
  return address === null
    ? publicPage('/').title
    : `Found nearby? Local visibility audit, ${formatTown(address)} | Porchlight`;
}

/** The meta description of the start page; with a trade and a town it says who offers the service and where. */
function descriptionOf(operator: OperatorProfile | null): string {
  const { trade, address } = operator ?? { trade: null, address: null };
  if (trade === null || address === null) return publicPage('/').description;
  return `Porchlight audits how ready your website is for Google Maps and AI answers, with the evidence. ${trade} in ${formatTown(address)}.`;
}
