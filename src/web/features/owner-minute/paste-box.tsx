import { type ChangeEvent, useId, useState } from 'react';
import { formatCount } from '#shared/report/format-number.ts';
import { ClipboardPaste } from '#web/components/icons/index.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { type MapsReading, readMapsText } from './read-maps-text.ts';

interface PasteBoxProps {
  /** Fills the fields; returns how many values it took. */
  readonly onRead: (reading: MapsReading) => number;
}

/** Takes what was copied from the panel in Google Maps. It is read here and sent nowhere. */
export function PasteBox({ onRead }: PasteBoxProps) {
  const id = useId();
  const [news, setNews] = useState('');
  function read(event: ChangeEvent<HTMLTextAreaElement>): void {
    const text = event.currentTarget.value;
    if (text.trim() === '') {
      setNews('');
      return;
    }
    const taken = onRead(readMapsText(text));
    setNews(
      taken === 0
        ? 'We couldn’t read a value here. Copy the part with your stars, or type the numbers.'
        : `We filled in ${formatCount(taken, 'field')}. Check them, then save.`,
    );
  }
  return (
    <Disclosure
      summary={
        <>
          <ClipboardPaste aria-hidden />
          Paste from Google Maps
        </>
      }
      summaryClassName="inline-flex min-h-11 items-center gap-2 font-[620] underline decoration-1 underline-offset-[0.2em]"
    >
      <div className="grid gap-2 pb-2">
        <label htmlFor={`${id}text`} className="font-[620] text-note">
          Text from your panel
        </label>
        <p id={`${id}hint`} className="text-caption text-ink-2 leading-[1.4]">
          Open your business in Google Maps and select everything from your name to your phone. Copy it, then paste it
          here. It stays in your browser.
        </p>
        <TextArea
          id={`${id}text`}
          aria-describedby={`${id}hint`}
          rows={4}
          maxLength={20_000}
          autoComplete="off"
          spellCheck={false}
          onChange={read}
        />
        <p role="status" className="font-[560] text-note empty:hidden">
          {news}
        </p>
      </div>
    </Disclosure>
  );
}
