import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { revokeShareEndpoint, type ShareLink } from '#shared/api/shares.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { ExternalLink } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useNow } from '#web/lib/use-now.ts';
import { sharesQuery } from './share-query.ts';
import { describeOpenings, shortAddress } from './share-text.ts';

interface ShareListProps {
  readonly auditId: string;
  readonly shares: readonly ShareLink[];
}

/** The valid links. Revoking asks for confirmation in place, because a dialog is already open. */
export function ShareList({ auditId, shares }: ShareListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="share-links-title" className="grid border-line-2 border-t pt-4">
      <h3 ref={heading} id="share-links-title" tabIndex={-1} className="text-body">
        {shares.length === 0 ? 'No links yet' : formatCount(shares.length, 'link')}
      </h3>
      {shares.length === 0 ? (
        <p className="mt-1 text-ink-2 text-note">Nobody else can see this report.</p>
      ) : (
        <ul>
          {shares.map((link) => (
            <ShareRow key={link.shareId} auditId={auditId} link={link} onEnded={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ShareRowProps {
  readonly auditId: string;
  readonly link: ShareLink;
  readonly onEnded: () => void;
}

function ShareRow({ auditId, link, onEnded }: ShareRowProps) {
  const [isAsked, setAsked] = useState(false);
  const now = useNow();
  const address = shortAddress(link.url);
  return (
    <li className="grid gap-2 border-line border-b py-4 last:border-b-0 last:pb-0">
      <p className="truncate font-code text-caption" title={link.url}>
        {address}
      </p>
      <p className="text-ink-2 text-note">
        {describeOpenings(link, now)}. Ends on{' '}
        <time dateTime={link.expiresAt}>{formatDay(link.expiresAt.slice(0, 10))}</time>.
      </p>
      {isAsked ? (
        <EndQuestion auditId={auditId} link={link} onKept={() => setAsked(false)} onEnded={onEnded} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <CopyButton text={link.url} label="Copy link" of={address} />
          <TextButton asChild>
            <a href={link.url} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden />
              Open<span className="sr-only">: {address}</span>
            </a>
          </TextButton>
          <TextButton onClick={() => setAsked(true)}>
            End<span className="sr-only">: {address}</span>
          </TextButton>
        </div>
      )}
    </li>
  );
}

interface EndQuestionProps extends ShareRowProps {
  readonly onKept: () => void;
}

function EndQuestion({ auditId, link, onKept, onEnded }: EndQuestionProps) {
  const queryClient = useQueryClient();
  const end = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      callEndpoint(revokeShareEndpoint, { params: { auditId, shareId: link.shareId } }).catch((error: unknown) => {
        // Already ended, for whatever reason.
        if (!(error instanceof ApiCallError && error.status === 404)) throw error;
      }),
    onSuccess: () => {
      const { queryKey } = sharesQuery(auditId);
      queryClient.setQueryData(
        queryKey,
        (known) => known && { shares: known.shares.filter(({ shareId }) => shareId !== link.shareId) },
      );
      onEnded();
    },
  });
  return (
    <div className="grid gap-3">
      <p className="text-note">This link stops working right away. You can’t undo this.</p>
      {end.isError && (
        <p role="alert" className="font-[560] text-note text-poor-word">
          {failureSentence(end.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <BusyButton variant="ink" isBusy={end.isPending} busyLabel="Ending it" onPress={() => end.mutate()}>
          End this link
        </BusyButton>
        {/* The focus moves to the button that cancels. */}
        <Button variant="plain" autoFocus onClick={onKept}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
