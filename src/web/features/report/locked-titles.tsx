import { Link } from 'react-router';
import type { LockedTexts } from '#shared/api/audits.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { Lock } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { paths } from '#web/paths.ts';

interface LockedTitlesProps {
  readonly locked: LockedTexts;
  /** "rewrite", "template": the counted noun. */
  readonly one: string;
}

/** What the plan withholds: only the titles, which is all that the server sends, and a link to upgrade. */
export function LockedTitles({ locked: { count, titles }, one }: LockedTitlesProps) {
  return (
    <div className="grid gap-4 border-line-2 border-t pt-5">
      <p className="flex items-center gap-2 font-[620] text-note">
        <Lock aria-hidden className="size-4" />
        {formatCount(count, one)} more with Pro
      </p>
      {titles.length > 0 && (
        <ul className="grid max-w-[34.72em] gap-2 text-ink-2 text-note">
          {titles.map((title) => (
            <li key={title} dir="auto" className="border-line border-l-2 pl-4 [overflow-wrap:anywhere]">
              {title}
            </li>
          ))}
        </ul>
      )}
      <Button asChild className="w-fit" data-screen-only>
        <Link to={paths.upgrade.to('pro_monthly')}>Upgrade to reveal &amp; copy</Link>
      </Button>
    </div>
  );
}

/** How much of a kind of text there is, and how much of it is free: for the row of its chapter. */
export function countTexts(shown: number, locked: LockedTexts | undefined): string {
  if (locked === undefined || locked.count === 0) return shown === 0 ? 'None' : formatCount(shown, 'text');
  return shown === 0 ? `${locked.count} with Pro` : `${shown} free, ${locked.count} with Pro`;
}

/** Nothing was generated for this audit, and why. */
export function NoneWritten({ children }: { readonly children: string }) {
  return <p className="max-w-[34.72em] border-ink-3 border-t-[1.5px] border-dashed pt-4 text-ink-2">{children}</p>;
}
