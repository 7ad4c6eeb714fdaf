import { getShownPart, isCutOff, type ShownKind } from './text-width.ts';

/** Whether a text says what the business does, and whether it says where. */
export interface SaysParts {
  readonly saysWhat: (text: string) => boolean;
  readonly saysWhere: (text: string) => boolean;
}

/** The parts that come too late, as the report names them, and what the owner does about it. */
export interface CutOffParts {
  /** "what you do and where you work". */
  readonly named: string;
  /** "Move what you do and your town to the front". */
  readonly move: string;
}

/**
 * What Google cuts off before it is said: of "what you do" and "where you work" those that a text says only behind the part
 * that is shown. Null where it is shown whole, and where what it says stands in front. The check and the settled text both ask here.
 */
export function findCutOffParts(kind: ShownKind, text: string, { saysWhat, saysWhere }: SaysParts): CutOffParts | null {
  if (!isCutOff(kind, text)) return null;
  const shown = getShownPart(kind, text);
  const isLate = (says: (text: string) => boolean) => says(text) && !says(shown);
  const [what, where] = [isLate(saysWhat), isLate(saysWhere)];
  if (!what && !where) return null;
  const join = (first: string, second: string) => [...(what ? [first] : []), ...(where ? [second] : [])].join(' and ');
  return {
    named: join('what you do', 'where you work'),
    move: `Move ${join('what you do', 'your town')} to the front`,
  };
}
