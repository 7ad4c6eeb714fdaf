import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { MessageFacts } from '#shared/review-day/message-templates.ts';
import type { ReviewDayLanguage } from '#shared/review-day/review-day-language.ts';
import { getPosterText, getStaffScript } from '#shared/review-day/review-day-texts.ts';
import { QrCode, useDrawing } from './qr-code.tsx';

export type Sheet = 'cards' | 'poster' | 'script';

interface PrintSheetsProps {
  readonly sheet: Sheet;
  /** Of the texts that are printed. */
  readonly language: ReviewDayLanguage;
  readonly facts: MessageFacts;
  readonly printable: { readonly words: string; readonly url: string } | null;
  readonly onDone: () => void;
}

const cardsOnAPage = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * A printable page: print.css hides everything else while it is mounted. Printing starts once the QR code is drawn; the
 * page is removed afterwards.
 */
export function PrintSheets({ sheet, language, facts, printable, onDone }: PrintSheetsProps) {
  const isDrawn = useDrawing(printable?.url ?? '') !== null;
  const isReady = sheet === 'script' || isDrawn;
  useEffect(() => {
    if (!isReady) return;
    addEventListener('afterprint', onDone, { once: true });
    // After the frame in which the QR code was drawn.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => print()));
    return () => {
      removeEventListener('afterprint', onDone);
      cancelAnimationFrame(frame);
    };
  }, [isReady, onDone]);
  return createPortal(
    <div data-print-sheet={sheet} className="print-sheet">
      {sheet === 'script' && <Script businessName={facts.businessName} language={language} />}
      {sheet === 'poster' && printable !== null && (
        <Poster facts={facts} url={printable.url} words={getPosterText(language)} />
      )}
      {sheet === 'cards' &&
        printable !== null &&
        cardsOnAPage.map((number) => <Card key={number} facts={facts} {...printable} />)}
    </div>,
    document.body,
  );
}

interface PrintedProps {
  readonly facts: MessageFacts;
  readonly words: string;
  readonly url: string;
}

function Card({ facts, words, url }: PrintedProps) {
  return (
    <div className="print-card">
      <div>
        <p className="print-card-name">{facts.businessName}</p>
        <p>{words}</p>
        <p className="print-card-link">{shortLink(url)}</p>
      </div>
      <QrCode url={url} className="print-card-code" />
    </div>
  );
}

function Poster({ facts, url, words }: PrintedProps) {
  return (
    <>
      <p className="print-poster-name">{facts.businessName}</p>
      <p className="print-poster-words">{words}</p>
      <QrCode url={url} className="print-poster-code" />
      <p>{shortLink(url)}</p>
    </>
  );
}

interface ScriptProps {
  readonly businessName: string;
  readonly language: ReviewDayLanguage;
}

function Script({ businessName, language }: ScriptProps) {
  return (
    <>
      <p className="print-poster-name">Asking for reviews{businessName !== '' && ` at ${businessName}`}</p>
      {getStaffScript(language).map(({ title, lines }) => (
        <div key={title}>
          <p className="print-script-title">{title}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function shortLink(url: string): string {
  return url.replace(/^https:\/\//, '');
}
