import type { Verdict, Verification } from '#shared/api/verify.ts';
import type { BandName } from '#shared/report/band-labels.ts';
import { formatCount } from '#shared/report/format-number.ts';
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  FileX,
  type IconComponent,
  Scale,
  ShieldCheck,
} from '#web/components/icons/index.ts';

interface VerdictSign {
  readonly title: string;
  readonly band: BandName;
  readonly Icon: IconComponent;
}

export const verdictMarks: Readonly<Record<Verdict, VerdictSign>> = {
  confirmed: { title: 'Confirmed', band: 'good', Icon: ShieldCheck },
  'other-rules': { title: 'Unchanged, by earlier rules', band: 'good', Icon: Scale },
  follows: { title: 'It matches, without our signature', band: 'mid', Icon: CircleCheck },
  'does-not-follow': { title: 'It doesn’t match', band: 'poor', Icon: CircleX },
  unclear: { title: 'We can’t tell', band: 'none', Icon: CircleHelp },
  'other-evidence': { title: 'Other evidence', band: 'poor', Icon: FileX },
  'our-fault': { title: 'Our mistake', band: 'poor', Icon: CircleX },
};

/** One verification step with its outcome. */
export interface VerifiedPoint {
  readonly name: string;
  readonly band: BandName;
  readonly words: string;
}

/** The verification steps, in order. Pure. */
export function verifiedPoints({ isSealed, evidence, comparison, report }: Verification): VerifiedPoint[] {
  const { named, sha256, from } = evidence;
  const points: VerifiedPoint[] = [
    {
      name: 'Signature',
      ...(isSealed
        ? { band: 'good', words: 'Ours. Nobody changed the report.' }
        : { band: 'mid', words: 'Not ours: made elsewhere, or changed since.' }),
    },
    {
      name: 'Evidence',
      ...evidencePoint(named === null ? null : named === sha256, from),
    },
  ];
  if (comparison === null) return points;
  const { rules, checks, values, otherParts } = comparison;
  const isSameRules = rules.reported === rules.today;
  const differing = checks.compared - checks.same;
  const others = values.filter((value) => value.reported !== value.replayed).length + otherParts.length;
  return [
    ...points,
    {
      name: 'Rules',
      ...(isSameRules
        ? { band: 'good', words: `Version ${rules.today}, the same as today’s.` }
        : { band: 'none', words: `Version ${rules.reported} then, ${rules.today} today.` }),
    },
    {
      name: 'Checks',
      ...(differing === 0
        ? { band: 'good', words: `All ${checks.compared} the same.` }
        : { band: isSameRules ? 'poor' : 'none', words: `${differing} of ${checks.compared} ${verb(differing)}.` }),
    },
    {
      name: 'Everything else',
      ...(others === 0
        ? { band: 'good', words: 'Score, facts, pages and plan are the same.' }
        : {
            band: isSameRules ? 'poor' : 'none',
            words: `${formatCount(others, 'value')} ${verb(others)}, listed on this page.`,
          }),
    },
    ...(report.hasOwnerWords
      ? [
          {
            name: 'Owner’s words',
            band: 'none' as const,
            words: 'The owner added facts about the business. They are in the report and count in the score.',
          },
        ]
      : []),
  ];
}

function verb(count: number): string {
  return count === 1 ? 'differs' : 'differ';
}

function evidencePoint(isNamed: boolean | null, from: 'sent' | 'kept'): Pick<VerifiedPoint, 'band' | 'words'> {
  if (isNamed === null) return { band: 'mid', words: 'The report names none, so any file could go with it.' };
  if (!isNamed) return { band: 'poor', words: 'Not the one the report names.' };
  const whose = from === 'kept' ? 'Our own copy, ' : '';
  return { band: 'good', words: `${whose === '' ? 'The' : `${whose}the`} one the report names, identical.` };
}
