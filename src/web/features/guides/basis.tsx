interface BasisProps {
  /**
   * `rule`: a vendor says so in its own documents. `law`: a statute or regulation. `study`: somebody counted or asked.
   * `reported`: others quote it, we did not read the original. `practice`: people who do it for a living advise it.
   * `estimate`: a weak figure to plan with. `open`: sources differ or are silent.
   */
  readonly of: 'rule' | 'law' | 'study' | 'reported' | 'practice' | 'estimate' | 'open';
  /** Whose rule it is. */
  readonly by?: string;
}

const words = {
  law: 'Law',
  study: 'Study',
  reported: 'Reported',
  practice: 'Practice',
  estimate: 'Weak estimate',
  open: 'Not settled',
} as const;

/** Says before a statement what it rests on, so that nobody takes advice for a rule. */
export function Basis({ of, by = 'Google' }: BasisProps) {
  const isFirm = of === 'rule' || of === 'law';
  return (
    <>
      <span
        className={`whitespace-nowrap rounded-1 border px-[0.45em] py-[0.1em] font-[620] text-caption ${isFirm ? 'border-ink' : 'border-line-2 text-ink-2'}`}
      >
        {of === 'rule' ? `${by}’s rule` : words[of]}
      </span>{' '}
    </>
  );
}
