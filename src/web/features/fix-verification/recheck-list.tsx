import type { CheckMoment, CheckRecheck } from '#shared/api/fix-verification.ts';
import type { CheckStatus } from '#shared/audit/check.ts';
import type { BandName } from '#shared/report/band-labels.ts';
import { formatHost, formatUrlPath } from '#shared/report/safe-link.ts';
import { CircleAlert, CircleCheck, CircleDashed, CircleX, type IconComponent } from '#web/components/icons/index.ts';
import { QuoteClip } from '#web/components/quote-clip.tsx';

interface Sign {
  readonly band: BandName;
  readonly Icon: IconComponent;
  readonly words: string;
}

const signs: Record<CheckStatus, Sign> = {
  pass: { band: 'good', Icon: CircleCheck, words: 'Passed' },
  partial: { band: 'mid', Icon: CircleAlert, words: 'Partly' },
  fail: { band: 'poor', Icon: CircleX, words: 'Not passed' },
  notMeasured: { band: 'none', Icon: CircleDashed, words: 'Not measured' },
};

/** Each check of a step at the audit and now, with quotes. */
export function RecheckList({ looks: variants }: { readonly looks: readonly CheckRecheck[] }) {
  return (
    <ul className="grid gap-5 pt-2">
      {variants.map(({ checkId, label, before, after }) => (
        <li key={checkId} className="grid gap-2">
          <span className="font-[620]">{label}</span>
          <div className="grid gap-3 md:grid-cols-2">
            <Moment name="Before" moment={before} />
            <Moment name="Now" moment={after} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Moment({ name, moment }: { readonly name: string; readonly moment: CheckMoment }) {
  const { band, Icon, words } = signs[moment.status];
  const [proof] = moment.evidence;
  return (
    <div data-band={band} className="grid min-w-0 content-start gap-2 text-note">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-ink-2">{name}</span>
        <span className="inline-flex items-center gap-[0.35em] font-[620] text-(--word)">
          <Icon aria-hidden />
          {words}
        </span>
      </p>
      <p className="text-ink-2" dir="auto">
        {moment.finding}
      </p>
      {proof !== undefined && (
        <QuoteClip
          quote={proof.quote}
          source={proof.url === null ? null : `${formatHost(proof.url)}${formatUrlPath(proof.url)}`}
          url={proof.url}
        />
      )}
    </div>
  );
}
