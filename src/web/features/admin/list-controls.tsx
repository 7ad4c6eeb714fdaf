import { type ReactNode, useEffect, useId, useState } from 'react';
import { LIMITS } from '#shared/product/limits.ts';
import { Search } from '#web/components/icons/index.ts';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';

/** Debounce of the search, so that not every keystroke triggers a request. */
const searchDelayMs = 300;

/** The search and filters above a list. */
export function ListControls({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-x-4 gap-y-3 pb-5">{children}</div>;
}

interface SearchBoxProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onSearch: (text: string) => void;
}

/** Searches after typing has paused, and at once on Enter. */
export function SearchBox({ label, value = '', onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The URL changed by other means than typing here, such as the browser's Back.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <search className="min-w-0 flex-[1_1_16rem]">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
        className="grid gap-1.5"
      >
        <label htmlFor={id} className="font-[620] text-note">
          {label}
        </label>
        <span className="relative block">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-[0.8em] -translate-y-1/2 text-ink-3"
          />
          <TextInput
            id={id}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={LIMITS.maxEmailLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="pl-[2.6em]"
          />
        </span>
      </form>
    </search>
  );
}

interface FilterSelectProps {
  readonly label: string;
  readonly value: string | undefined;
  /** Value and label; the first option is no filter. */
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

export function FilterSelect({ label, value = '', options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="grid flex-[0_1_12rem] gap-1.5 max-sm:flex-auto">
      <label htmlFor={id} className="font-[620] text-note">
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
