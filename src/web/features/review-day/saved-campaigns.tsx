import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deleteReviewCampaignEndpoint, type ReviewCampaign } from '#shared/api/review-day.ts';
import { formatDay, formatMoment } from '#shared/text/day-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { campaignsQuery } from './campaign-queries.ts';
import { openedDraft } from './saved-campaign.ts';
import type { CampaignHold } from './use-campaign.ts';

interface SavedCampaignsProps {
  readonly campaign: CampaignHold;
  /** False: opening another campaign would lose unsaved changes. */
  readonly isSaved: boolean;
}

/** The account's campaigns: open, delete, or start a new one. */
export function SavedCampaigns({ campaign, isSaved }: SavedCampaignsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = useQuery(campaignsQuery);
  const [asked, setAsked] = useState<Question | null>(null);
  const openId = campaign.draft.kept?.campaign.campaignId;
  const open = (wanted: ReviewCampaign) =>
    campaign.dispatch({ type: 'opened', draft: openedDraft(wanted, campaign.draft) });
  /** Asks for confirmation if unsaved changes would be lost. */
  const leave = (act: () => void) => (isSaved ? act() : setAsked({ kind: 'leave', act }));
  if (data === undefined)
    return error === null ? null : (
      <div className="flex flex-wrap items-center gap-3 border-line-2 border-t pt-5 text-note">
        <p>Your saved campaigns could not be shown. {failureSentence(error)}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  return (
    <div className="grid gap-2 border-line-2 border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-body">Saved campaigns</h3>
        <Button variant="plain" onClick={() => leave(campaign.startAnew)}>
          Begin another
        </Button>
      </div>
      {data.length === 0 && <p className="text-ink-2 text-note">None yet.</p>}
      <ul ref={list} tabIndex={-1} aria-label="Saved campaigns">
        {data.map((one) => (
          <li
            key={one.campaignId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0"
          >
            <div className="mr-auto min-w-0">
              <p className="font-[560] [overflow-wrap:anywhere]">{one.businessName}</p>
              <p className="text-ink-2 text-note">
                {planWords(one)}, saved {formatMoment(one.updatedAt)}
              </p>
            </div>
            {one.campaignId === openId ? (
              <p className="text-ink-2 text-note">Open above</p>
            ) : (
              <Button aria-label={`Open ${nameOf(one)}`} onClick={() => leave(() => open(one))}>
                Open
              </Button>
            )}
            <Button
              variant="plain"
              aria-label={`Delete ${nameOf(one)}`}
              onClick={() => setAsked({ kind: 'delete', campaign: one })}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {asked?.kind === 'leave' && (
        <Dialog title="Leave this one unsaved?" onClose={() => setAsked(null)}>
          <p className="text-note">
            What you changed here since the last time you saved is gone then. The customer list stays.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="ink"
              onClick={() => {
                asked.act();
                setAsked(null);
              }}
            >
              Leave it
            </Button>
            <Button variant="plain" onClick={() => setAsked(null)}>
              Stay here
            </Button>
          </div>
        </Dialog>
      )}
      {asked?.kind === 'delete' && (
        <DeleteDialog
          campaign={asked.campaign}
          onClose={() => setAsked(null)}
          onDeleted={() => {
            if (asked.campaign.campaignId === openId) campaign.dispatch({ type: 'kept', kept: null });
            setAsked(null);
            list.current?.focus();
          }}
        />
      )}
    </div>
  );
}

type Question =
  | { readonly kind: 'leave'; readonly act: () => void }
  | { readonly kind: 'delete'; readonly campaign: ReviewCampaign };

interface DeleteDialogProps {
  readonly campaign: ReviewCampaign;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteDialog({ campaign, onClose, onDeleted }: DeleteDialogProps) {
  const queryClient = useQueryClient();
  const end = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      callEndpoint(deleteReviewCampaignEndpoint, { params: { campaignId: campaign.campaignId } }).catch(unlessGone),
    onSuccess: async () => {
      await queryClient.invalidateQueries(campaignsQuery);
      onDeleted();
    },
  });
  return (
    <Dialog title="Delete this campaign?" onClose={onClose}>
      <p className="text-note">
        <b className="[overflow-wrap:anywhere]">{nameOf(campaign)}</b> is deleted from your account, at once and for
        good. What is on this page stays in this browser.
      </p>
      {end.isError && (
        <p role="alert" className="font-[560] text-note text-poor-word">
          {failureSentence(end.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" aria-disabled={end.isPending} onClick={() => end.isPending || end.mutate()}>
          Delete the campaign
        </Button>
        <Button variant="plain" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}

/** Already deleted in another window, which is the desired result. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiCallError && error.code === 'not-found')) throw error;
}

function planWords({ plan }: ReviewCampaign): string {
  return plan.kind === 'one-day'
    ? `One day, ${formatDay(plan.day)}`
    : `${plan.weeks} weeks from ${formatDay(plan.day)}`;
}

function nameOf({ businessName, plan }: ReviewCampaign): string {
  return `${businessName}, ${formatDay(plan.day)}`;
}
