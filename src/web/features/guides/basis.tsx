interface BasisProps {
  /**
   * `rule`: a vendor documents it. `law`: a statute or regulation. `study`: counted or surveyed. `reported`: quoted by
   * others; we did not read the original. `practice`: advice of practitioners. `estimate`: a rough figure to plan with.
   * `open`: sources disagree or say nothing.
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

/** Labels the basis of a statement, so that advice is not mistaken for a rule. */
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
