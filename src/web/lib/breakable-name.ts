/** Allows a line break after the slashes of a name such as "Name/Address/Phone". */
export function breakableName(name: string): string {
  return name.replaceAll('/', '/\u200B');
}
