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
  'This is not the evidence that the report was made from. One of the two files was changed, or they do not belong together.';

/** The verdict in one or two sentences for the person who got the report. */
export function verdictSentence(
  verdict: Exclude<Verdict, 'other-evidence'>,
  { reported, today }: ReportComparison['rules'],
): string {
  switch (verdict) {
    case 'confirmed':
      return 'The report is as this server wrote it, and its evidence gives the same result again, check by check.';
    case 'other-rules':
      return `The report is as this server wrote it, by the rules of ${reported}. By today’s rules (${today}) the same evidence is judged differently; what differs is listed.`;
    case 'follows':
      return 'The evidence gives what the report says, check by check. But the report does not bear this server’s seal: another server wrote it, or it was changed where the result is not touched. So we cannot say who collected the evidence.';
    case 'does-not-follow':
      return 'The report does not say what its evidence gives. It was changed after it was written, or made with other software.';
    case 'unclear':
      return `We cannot tell. The report does not bear this server’s seal, and it names rules (${reported}) that are not today’s (${today}); what differs may come from them or from a change.`;
    case 'our-fault':
      return 'The report is as this server wrote it, but its evidence gives another result by the same rules. That is a fault of ours; please tell us.';
    default:
      return verdict satisfies never;
  }
}
