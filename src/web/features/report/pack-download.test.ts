import { describe, expect, it } from 'vitest';
import { idlePackDownload, readPackDownload } from './pack-download.ts';

describe('readPackDownload', () => {
  it('goes from idle to generating and back', () => {
    const started = readPackDownload(idlePackDownload, 'started');
    expect(started).toEqual({ kind: 'generating', problem: null });
    expect(readPackDownload(started, 'saved')).toEqual(idlePackDownload);
  });

  it('says what went wrong until it is tried again', () => {
    const failed = readPackDownload({ kind: 'generating', problem: null }, 'failed');
    expect(failed).toEqual({ kind: 'idle', problem: 'Failed to download action pack' });
    expect(readPackDownload(idlePackDownload, 'no-address').problem).toBe('No download URL available');
    expect(readPackDownload(failed, 'started').problem).toBeNull();
  });
});
