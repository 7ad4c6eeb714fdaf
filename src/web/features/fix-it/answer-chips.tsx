import { Check, Plus, X } from '#web/components/icons/index.ts';
import { classNames } from '#web/lib/class-names.ts';

const chip =
  'relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-[22px] border-[1.5px] px-4 py-2 text-left leading-[1.25] transition-colors duration-(--quick)';
const words = 'min-w-0 [overflow-wrap:anywhere]';

interface ChoiceChipProps {
  /** One of several excludes the others. */
  readonly isSingle: boolean;
  readonly name: string;
  readonly value: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** A possible answer to tick, as large as a thumb. */
export function ChoiceChip({ isSingle, name, value, isTicked, onTick }: ChoiceChipProps) {
  const Icon = isTicked ? Check : Plus;
  return (
    <label
      className={classNames(
        chip,
        'has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-ink has-[:focus-visible]:outline-offset-3',
        isTicked ? 'border-ink bg-ink font-[560] text-paper' : 'border-edge hover:border-ink',
      )}
    >
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        // The only one of its kind can be taken back, too.
        onClick={() => isSingle && isTicked && onTick(false)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <Icon aria-hidden className="size-[1.05em]" />
      <span className={words} dir="auto">
        {value}
      </span>
    </label>
  );
}

interface AddedChipProps {
  readonly value: string;
  readonly onRemove: () => void;
}

/** An answer that was typed in, to take away again. */
export function AddedChip({ value, onRemove }: AddedChipProps) {
  return (
    <button type="button" className={`${chip} border-ink bg-ink font-[560] text-paper`} onClick={onRemove}>
      <span className="sr-only">Remove </span>
      <span className={words} dir="auto">
        {value}
      </span>
      <X aria-hidden className="size-[1.05em]" />
    </button>
  );
}
