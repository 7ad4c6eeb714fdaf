/** Lets a name such as "Name/Address/Phone" break after its slashes, where a phone has no room for it. */
export function breakableName(name: string): string {
  return name.replaceAll('/', '/\u200B');
}
