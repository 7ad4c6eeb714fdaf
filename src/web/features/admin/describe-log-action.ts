/** An action of the log in words: `plan-granted` is "Plan granted". */
export function describeLogAction(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The details of a log entry as labels and values; a value that is not plain is written as JSON. */
export function logDetails(details: Readonly<Record<string, unknown>>): { label: string; value: string }[] {
  return Object.entries(details).map(([label, value]) => ({ label, value: valueWords(value) }));
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
