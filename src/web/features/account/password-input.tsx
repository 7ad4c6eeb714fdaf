import { type ComponentProps, useState } from 'react';
import { TextInput } from '#web/components/ui/text-input.tsx';

/** A password input with a button that shows its content. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'big'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-[4.75rem]"
      />
      <button
        type="button"
        aria-label={isShown ? 'Hide what is typed' : 'Show what is typed'}
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-[6px] px-3 font-[620] text-ink-2 text-note hover:text-ink"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
