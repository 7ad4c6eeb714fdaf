import type { EndedAccess } from '#shared/api/account-access.ts';

/** "1 API key", "3 API keys". */
export function formatNounCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** What the button ended: "Ended 1 API key and 2 shared links." */
export function describeEndedAccess({ sessions, apiKeys, shareLinks }: Omit<EndedAccess, 'success'>): string {
  const parts = [
    ...(sessions > 0 ? [`${formatNounCount(sessions, 'other login')}`] : []),
    ...(apiKeys > 0 ? [formatNounCount(apiKeys, 'API key')] : []),
    ...(shareLinks > 0 ? [formatNounCount(shareLinks, 'shared link')] : []),
  ];
  if (parts.length === 0) return 'There was nothing left to end.';
  const [last] = parts.slice(-1);
  return `Ended ${parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`}.`;
}
