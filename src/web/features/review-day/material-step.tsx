import { useState } from 'react';
import { fillText, type MessageFacts } from '#shared/review-day/message-templates.ts';
import { replyTemplates } from '#shared/review-day/reply-templates.ts';
import type { ReviewDayLanguage } from '#shared/review-day/review-day-language.ts';
import { getStaffScript } from '#shared/review-day/review-day-texts.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Printer } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { BuilderStep } from './builder-step.tsx';
import { PrintSheets, type Sheet } from './print-sheets.tsx';

interface MaterialStepProps {
  readonly facts: MessageFacts;
  /** Of the campaign's texts. */
  readonly language: ReviewDayLanguage;
  /** The text on cards and poster. Null while it breaks a rule, or there is no link to print. */
  readonly printable: { readonly words: string; readonly url: string } | null;
}

/** Printed material and scripts. */
export function MaterialStep({ facts, language, printable }: MaterialStepProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return (
    <BuilderStep
      id="material"
      title="Cards, script, replies"
      lead="For the people who meet your customers, and for the days after."
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={printable === null} onClick={() => setSheet('cards')}>
          <Printer aria-hidden />
          Print cards
        </Button>
        <Button disabled={printable === null} onClick={() => setSheet('poster')}>
          <Printer aria-hidden />
          Print poster
        </Button>
        <Button onClick={() => setSheet('script')}>
          <Printer aria-hidden />
          Print staff script
        </Button>
        {printable === null && (
          <p className="text-ink-2 text-note">Cards need a review link, and a text for the card that breaks no rule.</p>
        )}
      </div>
      {sheet !== null && (
        <PrintSheets
          sheet={sheet}
          language={language}
          facts={facts}
          printable={printable}
          onDone={() => setSheet(null)}
        />
      )}
      <div className="grid gap-5 border-line-2 border-t pt-5 sm:grid-cols-2">
        {getStaffScript(language).map(({ title, lines }) => (
          <div key={title} className="grid content-start gap-2">
            <h3 className="text-body">{title}</h3>
            <ul className="grid list-disc gap-1 pl-5 text-note">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="grid gap-1 border-line-2 border-t pt-5">
        <h3 className="text-body">Replies to begin with</h3>
        <p className="text-ink-2 text-note">Answer every review. Put your own sentence where the brackets are.</p>
        <ul>
          {replyTemplates.map(({ id, title, text, note }) => (
            <li
              key={id}
              className="grid items-start gap-x-6 gap-y-2 border-line border-b py-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="grid gap-1">
                <h4 className="font-[620] text-note">{title}</h4>
                <p className="text-note">{fillText(text, facts, '').trim()}</p>
                <p className="text-ink-2 text-note">{note}</p>
              </div>
              <CopyButton text={fillText(text, facts, '').trim()} label="Copy" of={title} />
            </li>
          ))}
        </ul>
      </div>
    </BuilderStep>
  );
}
