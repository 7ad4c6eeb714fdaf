import { z } from 'zod';

/** What a reader who knows the website thinks of a finding: an expert would say it too, may say it, or would not. */
export const OPINIONS = ['right', 'arguable', 'false'] as const;
export type Opinion = (typeof OPINIONS)[number];

/** One finding of a check that does not pass, as read by hand. A file of `test/judgements` is a list of them for one website. */
export const ReadFinding = z.object({
  check: z.string(),
  finding: z.string(),
  opinion: z.enum(OPINIONS),
  /** Why, in a sentence; where it is right, it may be left out. */
  why: z.string().optional(),
});
export type ReadFinding = z.infer<typeof ReadFinding>;

/** A finding that is made today. */
export interface MadeFinding {
  readonly check: string;
  readonly finding: string;
}

/** The findings of one website held against what readers thought of them. */
export interface ComparedFindings {
  /** Made today and read, by opinion. */
  readonly made: Readonly<Record<Opinion, readonly ReadFinding[]>>;
  /** Read, and no longer made: the check passes or is not measured. */
  readonly gone: Readonly<Record<Opinion, readonly ReadFinding[]>>;
  /** Made today and never read: new, or in other words than were read. */
  readonly unread: readonly MadeFinding[];
}

/** Holds the findings that are made today against those that were read. Pure. */
export function compareWithOpinions(made: readonly MadeFinding[], read: readonly ReadFinding[]): ComparedFindings {
  const keyOf = ({ check, finding }: MadeFinding): string => `${check}\n${finding}`;
  const known = new Map(read.map((one) => [keyOf(one), one]));
  const failing = new Set(made.map(({ check }) => check));
  return {
    made: byOpinion(made.flatMap((one) => known.get(keyOf(one)) ?? [])),
    gone: byOpinion(read.filter(({ check }) => !failing.has(check))),
    unread: made.filter((one) => !known.has(keyOf(one))),
  };
}

function byOpinion(findings: readonly ReadFinding[]): Record<Opinion, ReadFinding[]> {
  const of = (opinion: Opinion) => findings.filter((one) => one.opinion === opinion);
  return { right: of('right'), arguable: of('arguable'), false: of('false') };
}
