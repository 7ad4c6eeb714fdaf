import type { ReportComparison, Verdict } from '#shared/api/verify.ts';

export interface VerdictGrounds {
  /** The report has a valid signature of this server. */
  readonly isSealed: boolean;
  readonly isSame: boolean;
  readonly rules: ReportComparison['rules'];
}

/** The verdict on a report after its own evidence was reevaluated. Pure. */
export function decideVerdict({ isSealed, isSame, rules }: VerdictGrounds): Exclude<Verdict, 'other-evidence'> {
  const isSameRules = rules.reported === rules.today;
  if (isSame) return isSealed ? 'confirmed' : 'follows';
  if (isSameRules) return isSealed ? 'our-fault' : 'does-not-follow';
  return isSealed ? 'other-rules' : 'unclear';
}

export const OTHER_EVIDENCE =
  'This isn’t the evidence the report was made from. Someone changed one of the two files, or they don’t belong together.';

/** The verdict in one or two sentences for the person who got the report. */
export function verdictSentence(
  verdict: Exclude<Verdict, 'other-evidence'>,
  { reported, today }: ReportComparison['rules'],
): string {
  switch (verdict) {
    case 'confirmed':
      return 'We wrote this report, nobody changed it, and its evidence gives the same result again, check by check.';
    case 'other-rules':
      return `We wrote this report by the rules of ${reported}, and nobody changed it. Today’s rules (${today}) give another result. We list what differs.`;
    case 'follows':
      return 'The evidence gives what the report says, check by check. But the report doesn’t have our signature. So we can’t say who collected the evidence.';
    case 'does-not-follow':
      return 'The report doesn’t say what its evidence gives. Someone changed it, or made it with other software.';
    case 'unclear':
      return `The report doesn’t have our signature, and it uses rules (${reported}) that aren’t today’s (${today}). What differs may come from the rules or from a change.`;
    case 'our-fault':
      return 'Sorry, that’s our mistake: we wrote this report, but its evidence gives another result by the same rules. Please tell us.';
    default:
      return verdict satisfies never;
  }
}
