import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Check, FileUp } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { ChosenFiles, VerifyFileRole } from './file-role.ts';

const places: readonly { readonly role: VerifyFileRole; readonly title: string; readonly missing: string }[] = [
  { role: 'report', title: 'Report (JSON)', missing: 'Not chosen yet.' },
  {
    role: 'evidence',
    title: 'Evidence (bundle)',
    missing: 'Not chosen; we may keep a copy.',
  },
];

interface FilePickerProps {
  readonly chosen: ChosenFiles;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A drop zone for both files, in any order; on a phone they are chosen one after the other. */
export function FilePicker({ chosen, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.currentTarget.files ?? [])];
    // Reset, so that the same file can be chosen again after it was changed.
    event.currentTarget.value = '';
    onFiles(files);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an additional way for mouse users; the button does the same.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid gap-5 rounded-2 border-[1.5px] border-dashed px-5 py-6 transition-colors duration-(--quick) sm:px-7',
        isOver ? 'border-ink bg-sunk' : 'border-edge',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <input
          ref={input}
          type="file"
          multiple
          accept=".json,application/json,.bundle,application/octet-stream"
          aria-label="Report and evidence"
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
        <Button onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          Choose the files
        </Button>
        <p className="text-ink-2 text-note">
          Both at once, or one after the other. <span className="hidden lg:inline">Or drop them here.</span>
        </p>
      </div>
      <ul className="grid gap-3">
        {places.map(({ role, title, missing }) => (
          <li
            key={role}
            className="grid min-h-[3.2em] grid-cols-[24px_minmax(0,1fr)] gap-x-3 text-note sm:min-h-[1.6em]"
          >
            {chosen[role] === undefined ? (
              <span aria-hidden className="mt-[0.2em] ml-[2px] size-[1.1em] rounded-full border-[1.5px] border-edge" />
            ) : (
              <Check aria-hidden data-band="good" className="mt-[0.14em] text-(--word)" />
            )}
            <span className="line-clamp-2 min-w-0 sm:line-clamp-1">
              <b className="font-[620]">{title}.</b>{' '}
              <span className="text-ink-2 [overflow-wrap:anywhere]" dir="auto">
                {chosen[role]?.name ?? missing}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
