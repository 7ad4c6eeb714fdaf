import { useState } from 'react';
import { usePrinting } from './use-printing.ts';

/** The beginning of a long list, and what shows the rest. On paper all of it is shown. */
interface FirstFew<T> {
  readonly shown: readonly T[];
  /** The number of those not shown. */
  readonly rest: number;
  readonly showAll: () => void;
}

/** @param isAlwaysShown those that are shown wherever they stand in the list. */
export function useFirstFew<T>(
  items: readonly T[],
  count: number,
  isAlwaysShown: (item: T) => boolean = () => false,
): FirstFew<T> {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const shown = isWhole || isPrinting ? items : items.filter((item, index) => index < count || isAlwaysShown(item));
  return { shown, rest: items.length - shown.length, showAll: () => setWhole(true) };
}
