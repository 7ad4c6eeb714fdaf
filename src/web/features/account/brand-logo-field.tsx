import { type ChangeEvent, useId, useRef, useState } from 'react';
import { ImageUp, X } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { readLogoFile } from './read-logo-file.ts';

interface BrandLogoFieldProps {
  readonly logo: string | null;
  readonly onChange: (logo: string | null) => void;
}

/** The logo: chosen from a file, re-encoded in the browser, removable. The preview shows it. */
export function BrandLogoField({ logo, onChange }: BrandLogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState('');

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again after a failure.
    event.currentTarget.value = '';
    if (file === undefined) return;
    const read = await readLogoFile(file);
    setProblem('problem' in read ? read.problem : null);
    setNews('problem' in read ? '' : 'The logo is in the preview.');
    if ('logo' in read) onChange(read.logo);
  }

  return (
    <div className="grid gap-2">
      <p className="font-[620] text-note">Logo</p>
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Logo file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <Button aria-describedby={noteId} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden />
          {logo === null ? 'Choose a logo' : 'Choose another logo'}
        </Button>
        {logo !== null && (
          <Button
            variant="plain"
            className="max-sm:-ml-[0.6em]"
            onClick={() => {
              onChange(null);
              setNews('Logo removed. Reports show your name instead.');
            }}
          >
            <X aria-hidden />
            Remove it
          </Button>
        )}
      </div>
      <div id={noteId} className="text-note">
        {problem === null ? (
          <p className="text-ink-2">A PNG or JPEG, wider than high, on a white or clear background.</p>
        ) : (
          <p role="alert" className="font-[560] text-poor-word">
            {problem}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
