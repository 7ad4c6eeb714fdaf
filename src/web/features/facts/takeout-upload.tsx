import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import {
  type ImportedTakeout,
  importTakeoutEndpoint,
  type ProfileView,
  removeTakeoutEndpoint,
  TAKEOUT_LIMIT_BYTES,
} from '#shared/api/facts.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Upload } from '#web/components/icons/index.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { factsQuery, profileQuery } from '#web/lib/fact-queries.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';

const TAKEOUT_URL = 'https://takeout.google.com/';

interface TakeoutUploadProps {
  readonly auditId: string;
  readonly profile: ProfileView;
  /** The effect on the score, once the audit is reevaluated. */
  readonly describeChange: () => Promise<string>;
}

/** Uploads Google's export of the profile: three steps to get it, then the zip unchanged. */
export function TakeoutUploadForm({ auditId, profile, describeChange }: TakeoutUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const onSuccess = (view: ProfileView) => {
    queryClient.setQueryData(profileQuery(auditId).queryKey, view);
    void queryClient.invalidateQueries({ queryKey: factsQuery(auditId).queryKey });
    setNews('Saved.');
    void describeChange().then((change) => setNews(`Saved. ${change}`));
  };
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: ({ zip, locationId }: { zip: File; locationId?: string }) =>
      callEndpoint(importTakeoutEndpoint, {
        params: { auditId },
        query: { locationId },
        file: zip,
        headers: { 'content-type': 'application/zip' },
      }),
    onSuccess,
  });
  const removing = useMutation({
    networkMode: 'always',
    mutationFn: () => callEndpoint(removeTakeoutEndpoint, { params: { auditId } }),
    onSuccess: (view) => {
      setFile(null);
      setAsking(false);
      onSuccess(view);
    },
  });
  const isBusy = sending.isPending || removing.isPending;
  const error = sending.error ?? removing.error;

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [zip] = event.currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again after a failure.
    event.currentTarget.value = '';
    if (zip === undefined || isBusy) return;
    const found = problemOf(zip);
    setProblem(found);
    setNews('');
    sending.reset();
    removing.reset();
    if (found !== null) return;
    setFile(zip);
    sending.mutate({ zip });
  }

  return (
    <div className="grid max-w-[44rem] gap-5">
      <ol className="grid list-decimal gap-2 pl-5 marker:font-[620]">
        <li>
          Open <OutsideLink url={TAKEOUT_URL}>takeout.google.com</OutsideLink> with the Google account that manages your
          profile.
        </li>
        <li>Press “Deselect all”, then choose only “Google Business Profile”.</li>
        <li>Choose .zip, create the export, and upload the file that Google emails you.</li>
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label="Google Takeout file"
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
        <BusyButton isBusy={sending.isPending} busyLabel="Reading the file" onPress={() => input.current?.click()}>
          <Upload aria-hidden />
          {profile.takeout === null ? 'Upload the Takeout file' : 'Upload a newer file'}
        </BusyButton>
        {profile.takeout !== null && !isAsking && (
          <Button variant="plain" className="max-sm:-ml-[0.6em]" onClick={() => setAsking(true)}>
            Delete what was imported
          </Button>
        )}
      </div>
      {isAsking && (
        <div className="grid justify-items-start gap-3 border-line-2 border-t pt-4">
          <p>We delete what we read. The checks that use it go back to “not checked”.</p>
          <div className="flex flex-wrap gap-3">
            <BusyButton
              variant="ink"
              isBusy={removing.isPending}
              busyLabel="Deleting"
              onPress={() => removing.mutate()}
            >
              Yes, delete it
            </BusyButton>
            <Button variant="plain" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="font-[560] text-note empty:-mb-5">
        {news}
      </p>
      {(problem !== null || error !== null) && (
        <p role="alert" className="font-[560] text-note text-poor-word">
          {problem ?? failureSentence(error)}
        </p>
      )}
      {profile.takeout !== null && (
        <Imported
          takeout={profile.takeout}
          isBusy={isBusy}
          onChoose={file === null ? null : (locationId) => sending.mutate({ zip: file, locationId })}
        />
      )}
      <p className="text-ink-2 text-note">
        We read descriptions, reviews, replies, posts and the number of photos. We don’t keep the file or read
        reviewers’ names. Only you see the reviews.
      </p>
    </div>
  );
}

function problemOf(zip: File): string | null {
  if (zip.size > TAKEOUT_LIMIT_BYTES)
    return 'The file is larger than 50 MB. Make the export again with only Google Business Profile, without photos.';
  if (!/\.zip$/i.test(zip.name)) return 'Choose the .zip that Google Takeout gave you, as it is.';
  return null;
}

interface ImportedProps {
  readonly takeout: ImportedTakeout;
  readonly isBusy: boolean;
  /** Null when the file is no longer available: it has to be chosen again. */
  readonly onChoose: ((locationId: string) => void) | null;
}

function Imported({ takeout, isBusy, onChoose }: ImportedProps) {
  const { location, reviewCount, postCount, importedAt, madeAt, notes, otherLocations } = takeout;
  const reviews = reviewCount === null ? 'no list of reviews' : formatCount(reviewCount, 'review');
  return (
    <div className="grid gap-3 rounded-2 bg-sunk px-5 py-4 text-note">
      <p dir="auto">
        <b className="font-[620]">{nameOf(location)}</b>: {reviews} and {formatCount(postCount, 'post')}, as of{' '}
        {formatLongDay(madeAt)}. Imported on {formatLongDay(importedAt)}.
      </p>
      {notes.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-ink-2">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {otherLocations.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <p>
            The file also has {formatCount(otherLocations.length, 'other profile')}.{' '}
            {onChoose === null && 'To take another one, upload the file again.'}
          </p>
          {onChoose !== null &&
            otherLocations.slice(0, 20).map((other) => (
              <Button
                key={other.locationId}
                aria-disabled={isBusy}
                onClick={() => !isBusy && onChoose(other.locationId)}
              >
                Take {nameOf(other)}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}

function nameOf({ name, city }: ImportedTakeout['location']): string {
  return [name ?? 'A profile without a name', city].filter((part) => part !== null).join(', ');
}
