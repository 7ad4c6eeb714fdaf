import { useMutation } from '@tanstack/react-query';
import type { EndedAccess, OpenAccess } from '#shared/api/account-access.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { describeEndedAccess, formatNounCount } from './describe-access.ts';

interface AccessListProps {
  readonly access: OpenAccess;
  readonly end: () => Promise<EndedAccess>;
  /** Called when all access was ended. */
  readonly onEnded?: () => Promise<unknown>;
}

/** Everything that works without the password, and one button that ends it all. */
export function AccessList({ access, end, onEnded }: AccessListProps) {
  const request = useMutation({
    networkMode: 'always',
    // A reset token works once.
    retry: false,
    mutationFn: end,
    onSuccess: () => onEnded?.(),
  });
  if (request.isSuccess) {
    return (
      <p role="status" className="text-note">
        {describeEndedAccess(request.data)}
      </p>
    );
  }
  const { otherSessions, apiKeys, shareLinks, shareLinkCount } = access;
  const unlisted = shareLinkCount - shareLinks.length;
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid w-full border-line border-t text-note">
        {otherSessions > 0 && <Row what={formatNounCount(otherSessions, 'other device')} detail="Logged in" />}
        {apiKeys.map(({ id, name, start, lastUsedAt }) => (
          <Row
            key={id}
            what={`API key: ${name}`}
            detail={`${start}…, ${lastUsedAt === null ? 'never used' : `last used ${day(lastUsedAt)}`}`}
          />
        ))}
        {shareLinks.map(({ shareId, domain, createdAt, expiresAt, openings }) => (
          <Row
            key={shareId}
            what={`Shared report: ${domain}`}
            detail={`Made ${day(createdAt)}, works until ${day(expiresAt)}, ${openings === 0 ? 'not opened yet' : `opened ${formatNounCount(openings, 'time')}`}`}
          />
        ))}
        {unlisted > 0 && <Row what={formatNounCount(unlisted, 'more shared report')} detail="Older" />}
      </ul>
      <Button aria-disabled={request.isPending} onClick={() => request.isPending || request.mutate()}>
        End all of these
      </Button>
      {request.isError && (
        <p role="alert" className="font-[560] text-note text-poor-word">
          {failureSentence(request.error)}
        </p>
      )}
    </div>
  );
}

function Row({ what, detail }: { readonly what: string; readonly detail: string }) {
  return (
    <li className="min-w-0 border-line border-b py-3">
      <p className="break-words font-[560]">{what}</p>
      <p className="break-words text-ink-2">{detail}</p>
    </li>
  );
}

function day(time: string): string {
  return formatDay(time.slice(0, 10));
}
