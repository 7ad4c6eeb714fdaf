const HASH_OF_NOTHING = 0x811c9dc5;

/** FNV-1a, 32 bits: fast, and the same on every machine. `begun` is the hash of the text before `text`. */
function hashOn(begun: number, text: string): number {
  let hash = begun;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** The final mix. */
function mixed(begun: number): number {
  let hash = begun;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A deterministic choice among wordings that differs between businesses. */
export interface SeededChoice {
  /** The options in this business's order for `role`, the same in every variant. */
  readonly order: <Option>(role: string, options: readonly Option[], keyOf: (option: Option) => string) => Option[];
  /** The options rotated by the variant, so that each variant begins with another one if there are several. */
  readonly turn: <Option>(options: readonly Option[]) => Option[];
}

/**
 * `identity` is what does not change for a business (its name, its site). Options are ranked by a digest of their own text,
 * so that adding a wording changes the text of few businesses.
 */
export function seededChoice(identity: string, variant: number): SeededChoice {
  return {
    order(role, options, keyOf) {
      const begun = hashOn(HASH_OF_NOTHING, `${identity}\n${role}\n`);
      return options
        .map((option) => ({ option, rank: mixed(hashOn(begun, keyOf(option))) }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ option }) => option);
    },
    turn(options) {
      const first = options.length === 0 ? 0 : variant % options.length;
      return [...options.slice(first), ...options.slice(0, first)];
    },
  };
}
