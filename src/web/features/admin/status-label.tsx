import type { IconComponent } from '#web/components/icons/index.ts';

interface StatusWordProps {
  readonly icon: IconComponent;
  readonly tone?: 'plain' | 'quiet' | 'good' | 'poor';
  readonly children: string;
}

const tones = {
  plain: 'font-[620]',
  quiet: 'text-ink-2',
  good: 'font-[620] text-good-word',
  poor: 'font-[620] text-poor-word',
} as const;

/** A status as an icon and a word; never by color alone. */
export function StatusLabel({ icon: Icon, tone = 'plain', children }: StatusWordProps) {
  return (
    <span className={tones[tone]}>
      {/* Inline, so that the text keeps the line's baseline. */}
      <Icon aria-hidden className="mr-[0.35em] inline size-[1.1em] align-[-0.16em]" />
      {children}
    </span>
  );
}
