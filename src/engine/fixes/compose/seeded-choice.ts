/** FNV-1a with a final mix, 32 bits: cheap, and the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Chooses among wordings: always the same for one business and variant, and differently for another business. */
export interface SeededChoice {
  /** The options in this business's order for `role`, the same in every variant. */
  readonly order: <Option>(role: string, options: readonly Option[], keyOf: (option: Option) => string) => Option[];
  /** Options turned by the variant, so that each variant begins with another one, where there are several. */
  readonly turn: <Option>(options: readonly Option[]) => Option[];
}

/**
 * `identity` is what stays the same for a business (its name, its site). Each option is ranked by a digest of its own words,
 * so that a wording added later moves few businesses to another text.
 */
export function seededChoice(identity: string, variant: number): SeededChoice {
  return {
    order: (role, options, keyOf) =>
      options
        .map((option) => ({ option, rank: hashOf(`${identity}\n${role}\n${keyOf(option)}`) }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ option }) => option),
    turn(options) {
      const first = options.length === 0 ? 0 : variant % options.length;
      return [...options.slice(first), ...options.slice(0, first)];
    },
  };
}
