/** Right and compared values of one row, of all sites and of those that no rule was tuned by. */
export interface AccuracyRow {
  readonly name: string;
  readonly right: number;
  readonly asked: number;
  readonly apart: { readonly right: number; readonly asked: number };
}

interface Sample {
  /** ISO 8601. */
  readonly day: string;
  readonly sites: number;
  readonly sitesApart: number;
}

/** `docs/accuracy.md`: what was compared, with how many sites, and what came out, in Markdown. */
export function formatAccuracyDocument(
  rows: readonly AccuracyRow[],
  byCertainty: readonly AccuracyRow[],
  { day, sites, sitesApart }: Sample,
): string {
  return `# How right the facts are

<!-- Written by \`npm run accuracy -- MIRROR KEY --record\`. -->

${day}: ${sites} real websites of local businesses, whose facts were written down by hand before Porchlight was run on them (the
format: \`test/real-sites/README.md\`). On ${sitesApart} of them, chosen by the hash of their name, no weight is fitted; rules of other
kinds were also mended after reading some of those, so the figures of the sites kept apart are those nearest to a stranger's site, not
those of a blind test.

Not counted: labels on which careful readers may differ, reviews and profiles outside the website, and pages that the audit's budget
leaves unread. A town, name or trade is right when it is one of the forms that the key accepts.

${formatTable('What is compared', rows)}

## By certainty

A fact is *stated* (in a machine entry, under a label, or in places of two kinds), *read* (once, by its structure or in a sentence),
*unsure* (its candidates are asked about: right when one of them is) or *absent* (right when the key has none either).

${formatTable('Fact and certainty', byCertainty)}
`;
}

function formatTable(head: string, rows: readonly AccuracyRow[]): string {
  const lines = rows.map(
    ({ name, right, asked, apart }) =>
      `| ${name} | ${formatShare(right, asked)} | ${formatShare(apart.right, apart.asked)} |`,
  );
  return [`| ${head} | All sites | Kept apart |`, '|---|---|---|', ...lines].join('\n');
}

function formatShare(right: number, asked: number): string {
  return asked === 0 ? '' : `${right} of ${asked} (${Math.round((100 * right) / asked)} %)`;
}
