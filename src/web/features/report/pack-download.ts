/** The state of the action pack's download: the specification's three states, and the last error. */
export interface PackDownload {
  readonly kind: 'idle' | 'generating';
  readonly problem: string | null;
}
export type PackDownloadEvent = 'started' | 'saved' | 'failed' | 'no-address';

export const idlePackDownload: PackDownload = { kind: 'idle', problem: null };

/** The specification's sentences. */
export const packProblems = {
  noAddress: 'No download URL available',
  failed: 'Failed to download action pack',
} as const;

export function readPackDownload(_state: PackDownload, event: PackDownloadEvent): PackDownload {
  switch (event) {
    case 'started':
      return { kind: 'generating', problem: null };
    case 'saved':
      return idlePackDownload;
    case 'failed':
      return { kind: 'idle', problem: packProblems.failed };
    case 'no-address':
      return { kind: 'idle', problem: packProblems.noAddress };
    default:
      return event satisfies never;
  }
}
