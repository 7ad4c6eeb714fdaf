import { type ChangeEvent, useRef } from 'react';
import { Upload } from './icons/index.ts';
import { Button } from './ui/button.tsx';

interface ChooseCsvButtonProps {
  /** The name of the field, for screen readers: what the file holds. */
  readonly name: string;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the browser's dialog for a table or text file. */
export function ChooseCsvButton({ name, onChoose }: ChooseCsvButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (chosen !== undefined) onChoose(chosen);
  }

  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        Choose a CSV file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={name}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
    </>
  );
}
