import type { HistoryEvent } from '#shared/api/history.ts';
import {
  CircleCheck,
  Hand,
  type IconComponent,
  Plug,
  Scale,
  ShieldCheck,
  SquarePen,
  TriangleAlert,
  Unplug,
} from '#web/components/icons/index.ts';

interface EventSign {
  readonly icon: IconComponent;
  /** The meaning of its mark on the line. */
  readonly word: string;
}

/** The mark of each kind of event; of those at the same position the first of this list is shown. */
export const eventMarks = {
  alert: { icon: TriangleAlert, word: 'Alert' },
  'site-down': { icon: Unplug, word: 'Site did not answer' },
  'rules-changed': { icon: Scale, word: 'Newer rules' },
  'changes-found': { icon: SquarePen, word: 'Change found' },
  'fix-seen': { icon: CircleCheck, word: 'Fix seen on the site' },
  'fix-applied': { icon: Hand, word: 'You said it is done' },
  resolved: { icon: ShieldCheck, word: 'Alert over' },
  'site-up': { icon: Plug, word: 'Site answers again' },
} as const satisfies Readonly<Record<HistoryEvent['kind'], EventSign>>;

const weights = Object.keys(eventMarks);

/** The kind shown for several events at the same position. */
export function weightiest(events: readonly HistoryEvent[]): HistoryEvent['kind'] | null {
  const [first] = events.toSorted((one, other) => weights.indexOf(one.kind) - weights.indexOf(other.kind));
  return first?.kind ?? null;
}
