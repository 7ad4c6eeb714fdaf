import { type SiteTuneUp, TUNE_UP_LABELS, type TuneUpFinding, type TuneUpPage } from '#shared/add-ons/site-tune-up.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatUrlPath } from '#shared/report/safe-link.ts';
import { GoogleResult } from '#web/components/google-result.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { TextToCopy } from './pack-parts.tsx';

/** Every crawled page, with the exact change for each finding. */
export function TuneUpView({ pack: { pages, totals } }: { readonly pack: SiteTuneUp }) {
  return (
    <div className="grid gap-6">
      <p className="text-note">
        {formatCount(totals.pages, 'page')} read. {formatCount(totals.fail, 'thing')} to do, {totals.pass} good.
      </p>
      <ul>
        {pages.map((page) => (
          <li key={page.url} className="border-line-2 border-t last:border-b">
            <PageFindings page={page} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PageFindings({ page: { url, findings } }: { readonly page: TuneUpPage }) {
  const toDo = findings.filter(({ status }) => status === 'fail').length;
  return (
    <Disclosure
      summaryClassName="flex min-h-14 items-center gap-4 py-2"
      summary={
        <>
          <span className="min-w-0 flex-1 font-[620] text-note [overflow-wrap:anywhere]">{formatUrlPath(url)}</span>
          <span data-band={toDo === 0 ? 'good' : 'mid'} className="flex-none font-[650] text-(--word) text-caption">
            {toDo === 0 ? 'Nothing to do' : `${toDo} to do`}
          </span>
          <DisclosureArrow />
        </>
      }
    >
      <SearchResults url={url} findings={findings} />
      <ul className="grid gap-5 pb-6">
        {findings.map((finding) => (
          <Finding key={finding.part} finding={finding} page={formatUrlPath(url)} />
        ))}
      </ul>
    </Disclosure>
  );
}

/** The page as Google shows it, today and with the new texts; nothing for packs of earlier releases. */
function SearchResults({ url, findings }: Pick<TuneUpPage, 'url' | 'findings'>) {
  const [title, description] = (['title', 'description'] as const).map((part) =>
    findings.find((finding) => finding.part === part),
  );
  if (title?.before === undefined || description?.before === undefined) return null;
  const isNew = title.paste !== null || description.paste !== null;
  return (
    <div className="grid max-w-[44rem] gap-4 pb-5">
      <GoogleResult label="In Google now" name={null} url={url} title={title.before} description={description.before} />
      {isNew && (
        <GoogleResult
          label="In Google with the new text"
          name={null}
          url={url}
          title={title.paste ?? title.before}
          description={description.paste ?? description.before}
        />
      )}
    </div>
  );
}

const statusWords = { pass: ['good', 'Good'], fail: ['poor', 'To do'], na: ['none', 'Not checked'] } as const;

function Finding({ finding, page }: { readonly finding: TuneUpFinding; readonly page: string }) {
  const { part, status, details, change, paste } = finding;
  const [band, word] = statusWords[status];
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap gap-x-3 text-note">
        <b className="font-[620]">{TUNE_UP_LABELS[part]}</b>
        <span data-band={band} className="font-[650] text-(--word)">
          {word}
        </span>
      </p>
      <p dir="auto" className="max-w-[44rem] text-ink-2 text-note [overflow-wrap:anywhere]">
        {details}
      </p>
      {change !== null && (
        <p dir="auto" className="max-w-[44rem] text-note [overflow-wrap:anywhere]">
          {change}
        </p>
      )}
      {paste !== null && <TextToCopy text={paste} of={`${TUNE_UP_LABELS[part]} of ${page}`} />}
    </li>
  );
}
