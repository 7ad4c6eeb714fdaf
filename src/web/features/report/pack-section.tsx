import { useReducer } from 'react';
import { actionPackSampleUrl } from '#shared/api/action-pack.ts';
import type { AuditedAnalysis, LockedTexts } from '#shared/api/audits.ts';
import type { ActionPackBundle, AeoActionPack } from '#shared/audit/analysis.ts';
import { priorityBand } from '#shared/audit/score-bands.ts';
import { actionPackName } from '#shared/fixes/action-pack-name.ts';
import { formatCount, formatNumber } from '#shared/report/format-number.ts';
import { formatHost, formatUrlPath } from '#shared/report/safe-link.ts';
import { Download } from '#web/components/icons/index.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { LockedTitles, NoneWritten } from './locked-titles.tsx';
import { idlePackDownload, readPackDownload } from './pack-download.ts';

type PackSectionProps = Pick<AuditedAnalysis, 'aeoActionPack' | 'locked' | 'websiteUrl'> & {
  /** The audit whose sample is offered where the pack is locked. */
  readonly auditId?: string;
};

/** Pages for questions that customers ask answer engines, as one file. */
export function PackSection({ auditId, aeoActionPack, locked, websiteUrl }: PackSectionProps) {
  return (
    <ReportSection
      id="action-pack"
      title="AEO Action Pack"
      lead="AEO means getting named in AI answers. You get page drafts, structured data and steps for the questions that matter."
    >
      <div className="grid gap-6">
        {aeoActionPack !== null && <Pack pack={aeoActionPack} host={formatHost(websiteUrl)} />}
        {locked?.aeoActionPack !== undefined && <LockedPack auditId={auditId} locked={locked.aeoActionPack} />}
        {aeoActionPack === null && locked?.aeoActionPack === undefined && (
          <NoneWritten>
            We have nothing to put in a pack. If your trade, your town or a service is missing under Your facts, add it.
          </NoneWritten>
        )}
      </div>
    </ReportSection>
  );
}

interface LockedPackProps {
  readonly auditId: string | undefined;
  readonly locked: LockedTexts;
}

/**
 * The titles of a pack that the plan withholds. Of an audit, the last part is free: it is offered, and not counted with the rest. Of a pack
 * with a single part, only its first text is.
 */
function LockedPack({ auditId, locked }: LockedPackProps) {
  if (auditId === undefined) return <LockedTitles locked={locked} one="question" />;
  const hasMore = locked.count > 1;
  const rest = hasMore ? { ...locked, count: locked.count - 1, titles: locked.titles.slice(0, -1) } : locked;
  return (
    <>
      <PackSample auditId={auditId} question={(hasMore && locked.titles.at(-1)) || null} />
      <LockedTitles locked={rest} one="question" />
    </>
  );
}

/** One complete part of this audit's own pack, for everybody; `question` null: one text of it. */
function PackSample({ auditId, question }: { readonly auditId: string; readonly question: string | null }) {
  return (
    <div className="grid justify-items-start gap-2" data-screen-only>
      <p className="max-w-measure text-note" dir="auto">
        {question === null ? 'One text of the pack is free.' : `The whole part for “${question}” is free.`}
      </p>
      <Button asChild variant="ink">
        <a href={actionPackSampleUrl(auditId)} download>
          <Download aria-hidden />
          Download free sample
        </a>
      </Button>
    </div>
  );
}

function Pack({ pack, host }: { readonly pack: AeoActionPack; readonly host: string }) {
  const { bundles, recommendations_top5: first, download_url: address, generated_at: madeAt } = pack;
  const [download, dispatch] = useReducer(readPackDownload, idlePackDownload);
  const isBusy = download.kind === 'generating';

  async function save(): Promise<void> {
    if (isBusy) return;
    if (address === null) return dispatch('no-address');
    dispatch('started');
    try {
      const response = await fetch(address, { credentials: 'include' });
      if (!response.ok) return dispatch('failed');
      saveFile(actionPackName(host, madeAt), await response.blob());
      dispatch('saved');
    } catch {
      dispatch('failed');
    }
  }

  return (
    <>
      {first.length > 0 && (
        <ol className="grid max-w-[34.72em] gap-2 text-note">
          {first.map((text) => (
            <li key={text} dir="auto" className="border-line-2 border-l-2 pl-4">
              {text}
            </li>
          ))}
        </ol>
      )}
      <ul>
        {bundles.map(
          ({
            query,
            summary,
            service,
            city,
            intent_type: intent,
            impact,
            priority_score: priority,
            files,
            url_target,
          }) => (
            <li key={query} dir="auto" className="grid gap-1 border-line-2 border-t py-4 last:border-b">
              <h3 className="text-body-wide">{query}</h3>
              <p className="max-w-[34.72em] text-ink-2 text-note">{summary}</p>
              <p className="flex flex-wrap gap-x-4 text-caption text-ink-2">
                <span data-band={priorityBand(priority)} className="font-[650] text-(--word)">
                  Priority {formatNumber(priority)} of 100
                </span>
                {[service, city, intent, impact === '' ? '' : `${impact} impact`]
                  .filter((word) => word !== '')
                  .map((word) => (
                    <span key={word}>{word}</span>
                  ))}
                <span>{formatCount(Object.keys(files).length, 'file')}</span>
                <span className="[overflow-wrap:anywhere]">{targetWords(url_target)}</span>
              </p>
            </li>
          ),
        )}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2" data-screen-only>
        <Button variant="ink" aria-disabled={isBusy} onClick={() => void save()} className="min-w-[14rem]">
          <Download aria-hidden />
          {isBusy ? 'Generating...' : 'Download action pack'}
        </Button>
        <p role="alert" className="font-[560] text-note text-poor-word">
          {download.problem}
        </p>
      </div>
    </>
  );
}

/** Where a page of the pack belongs. */
function targetWords({ existing_url: page, recommended_slug: slug }: ActionPackBundle['url_target']): string {
  if (page !== null) return formatUrlPath(page) === '/' ? 'for your home page' : `for your page ${formatUrlPath(page)}`;
  return slug === null ? '' : `draft of a page /${slug}`;
}
