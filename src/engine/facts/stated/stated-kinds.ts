/**
 * The kinds of statements of `data/languages/<code>/stated.yaml`, in the order in which they are read. Each regular expression
 * needs words that only make sense about the business itself; a bare year or "certified" does not match. Its first group is the
 * value; without one it is the whole match. `{year}` is a year, as a group. Below `names` are those in which capitals count: the
 * issuer of a certificate must be a name, and an award needs a name or a year, otherwise it is mere praise. A line may break
 * before a "|".
 */
export const STATED_KINDS = [
  'foundedYear',
  'yearsInBusiness',
  'credential',
  'award',
  'guarantee',
  'offer',
  'feature',
] as const;

/** A regular expression of a statement, with the flag `u`, and `i` where capitals do not count. */
export interface StatedSource {
  readonly kind: (typeof STATED_KINDS)[number];
  readonly source: string;
  readonly flags: 'iu' | 'u';
}
