import { useEffect, useId, useRef, useState } from 'react';
import type { LeftOutView, SentenceTick } from '#shared/api/generate.ts';
import { formatUrlPath } from '#shared/report/safe-link.ts';
import { FactValueForm } from '#web/components/fact-value-form.tsx';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { Tick } from '#web/components/ui/tick.tsx';
import { useTextAttributes } from '#web/lib/text-attributes.ts';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';
import type { TickNews, useTicks } from './use-ticks.ts';

interface SiteSentencesProps {
  readonly ticking: ReturnType<typeof useTicks>;
  readonly leftOut: readonly LeftOutView[];
  /** What a tick did to the text. */
  readonly doneSentence: string;
}

/** The business's own sentences, ticked where they are in the text, and those that are not offered, with the reason. */
export function SiteSentences({ ticking, leftOut, doneSentence }: SiteSentencesProps) {
  const id = useId();
  const { rows, news, isBehind } = ticking;
  if (rows.length + leftOut.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-2" data-screen-only>
      <h4 id={id} className="font-[620] text-note">
        From your website
      </h4>
      <p className="text-ink-2 text-note">
        {rows.length > 0
          ? 'Tick what belongs in your text. It changes at once.'
          : 'We found no sentence of yours that fits a description.'}
      </p>
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <SentenceRow
              key={row.factId}
              row={row}
              ticking={ticking}
              news={news?.factId === row.factId ? news : null}
              isBehind={isBehind}
              doneSentence={doneSentence}
            />
          ))}
        </ul>
      )}
      {leftOut.length > 0 && <LeftOut sentences={leftOut} />}
    </section>
  );
}

interface SentenceRowProps extends Pick<SiteSentencesProps, 'ticking' | 'doneSentence'> {
  readonly row: SentenceTick;
  readonly news: TickNews | null;
  readonly isBehind: boolean;
}

function SentenceRow({ row, ticking, news, isBehind, doneSentence }: SentenceRowProps) {
  const { factId, text, url, isTicked } = row;
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const { quoted } = useTextAttributes();
  const [isEditing, setEditing] = useState(false);
  // The form is gone with its focus.
  useEffect(() => {
    if (isEditing) return () => edit.current?.focus();
  }, [isEditing]);
  return (
    <li className="border-line border-t py-1 last:border-b">
      {isEditing ? (
        <SentenceEditor row={row} ticking={ticking} onClose={() => setEditing(false)} />
      ) : (
        <>
          <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 pt-2.5">
            <Tick id={id} checked={isTicked} onChange={(event) => ticking.tick(row, event.currentTarget.checked)} />
            <span {...quoted} className="min-w-0 flex-1 leading-[1.45] [overflow-wrap:anywhere]">
              {text}
            </span>
          </label>
          <div className="flex items-center gap-x-5 pl-9">
            <TextButton ref={edit} className="text-note" onClick={() => setEditing(true)}>
              <span>
                Edit<span className="sr-only">: {text}</span>
              </span>
            </TextButton>
            <PageLink url={url} />
          </div>
        </>
      )}
      <div className={isEditing ? 'pb-2' : 'pl-9'}>
        <News news={news} doneSentence={doneSentence} />
        {news?.kind === 'failed' && isBehind && (
          <TextButton className="text-note" onClick={() => ticking.update(factId)}>
            Update the text
          </TextButton>
        )}
      </div>
    </li>
  );
}

interface NewsProps {
  readonly news: TickNews | null;
  readonly doneSentence: string;
}

/** What became of the last change: said beside it, because the text may be out of view. */
function News({ news, doneSentence }: NewsProps) {
  const isSlow = useDelayedFlag(news?.kind === 'busy');
  return (
    <p role="status" className="pb-2 text-caption text-ink-2 empty:hidden">
      {isSlow && 'Updating your text'}
      {news?.kind === 'done' && doneSentence}
      {news?.kind === 'failed' && <span className="font-[560] text-note text-poor-word">{news.problem}</span>}
    </p>
  );
}

interface SentenceEditorProps extends Pick<SentenceRowProps, 'row' | 'ticking'> {
  readonly onClose: () => void;
}

/** Rewords a sentence in its place, or puts back what the website says. */
function SentenceEditor({ row: { factId, text, quote, isTicked }, ticking, onClose }: SentenceEditorProps) {
  const [isSaving, setSaving] = useState(false);
  const { quoted } = useTextAttributes();
  async function save(value: string): Promise<void> {
    if (value === text && isTicked) return onClose();
    setSaving(true);
    const isSaved = await ticking.reword(factId, value);
    setSaving(false);
    if (isSaved) onClose();
  }
  return (
    <div className="grid gap-2 py-2">
      <FactValueForm
        kind="sentence"
        value={text}
        isBusy={isSaving}
        takesFocus
        onSave={(value) => void save(value)}
        onCancel={onClose}
      >
        {quote !== text && (
          <TextButton className="text-note" aria-disabled={isSaving} onClick={() => !isSaving && void save(quote)}>
            Put the original back
          </TextButton>
        )}
      </FactValueForm>
      {quote !== text && (
        <p className="text-note text-ink-2 leading-[1.45] [overflow-wrap:anywhere]">
          Your website says: <q {...quoted}>{quote}</q>
        </p>
      )}
    </div>
  );
}

function PageLink({ url }: { readonly url: string }) {
  const path = formatUrlPath(url);
  return (
    <span className="min-w-0 max-w-full text-caption text-ink-2 leading-[44px] [&_a]:block [&_a]:truncate" title={path}>
      <OutsideLink url={url}>{path === '/' ? 'Home page' : path}</OutsideLink>
    </span>
  );
}

function LeftOut({ sentences }: { readonly sentences: readonly LeftOutView[] }) {
  const { quoted } = useTextAttributes();
  return (
    <Disclosure
      summary={
        <>
          Why are some left out?
          <DisclosureArrow className="size-[1.1em]" />
        </>
      }
      summaryClassName="inline-flex min-h-11 items-center gap-[0.35em] font-[620] text-note underline decoration-1 underline-offset-[0.2em]"
    >
      <ul className="text-note">
        {sentences.map(({ text, url, reason }) => (
          <li key={`${url} ${text}`} className="grid gap-1 border-line border-t py-3">
            <p className="text-ink-2 [overflow-wrap:anywhere]">
              <q {...quoted}>{text}</q>
            </p>
            <div className="flex flex-wrap items-baseline gap-x-5">
              <p className="font-[560]">{reason}</p>
              <PageLink url={url} />
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
