import { useId } from 'react';
import type { CampaignPlan } from '#shared/review-day/campaign-plan.ts';
import { findKitObstacles } from '#shared/review-day/kit-obstacles.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { FileText } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { BuilderStep } from './builder-step.tsx';
import { buildSavableDraft, findSaveProblem, openedDraft } from './saved-campaign.ts';
import { SavedCampaigns } from './saved-campaigns.tsx';
import type { CampaignHold } from './use-campaign.ts';
import { ChangedMeanwhile, useSavedCampaign } from './use-saved-campaign.ts';

interface KeepStepProps {
  readonly campaign: CampaignHold;
  readonly plan: CampaignPlan;
  readonly today: string;
}

/** Saves the campaign to the account, and exports all printable material as one file. */
export function SaveStep({ campaign, plan, today }: KeepStepProps) {
  const alertId = useId();
  const draft = buildSavableDraft(campaign, plan, today);
  const { isSaved, save, print } = useSavedCampaign(campaign, draft);
  const isNew = campaign.draft.kept === null;
  const whyNot = findSaveProblem(draft);
  const obstacles = findKitObstacles(draft);
  const canPrint = obstacles.length === 0 && whyNot === null;
  const error = save.error ?? print.error;
  const begin = (act: () => void) => {
    save.reset();
    print.reset();
    act();
  };
  return (
    <BuilderStep
      id="keep"
      title="Save and print"
      lead="Saved with your account: texts, plan, results, and how many customers there are. Never who they are."
    >
      <div className="flex flex-wrap items-center gap-3">
        {whyNot === null ? (
          <BusyButton
            variant="ink"
            isBusy={save.isPending}
            busyLabel="Saving"
            onPress={() => begin(() => save.mutate(null))}
          >
            Save the campaign
          </BusyButton>
        ) : (
          <Button variant="ink" disabled>
            Save the campaign
          </Button>
        )}
        {canPrint ? (
          <BusyButton isBusy={print.isPending} busyLabel="Making it" onPress={() => begin(() => print.mutate())}>
            <FileText aria-hidden />
            The kit as PDF
          </BusyButton>
        ) : (
          <Button disabled>
            <FileText aria-hidden />
            The kit as PDF
          </Button>
        )}
        <p role="status" className="text-ink-2 text-note">
          {whyNot ?? statusWords(isNew, isSaved)}
        </p>
      </div>
      {error instanceof ChangedMeanwhile ? (
        <Conflict
          alertId={alertId}
          onTheirs={() =>
            begin(() => campaign.dispatch({ type: 'opened', draft: openedDraft(error.theirs, campaign.draft) }))
          }
          onMine={() => begin(() => save.mutate(error.theirs))}
        />
      ) : (
        error !== null && <FailureAlert id={alertId} title="Not done" sentence={sentenceOf(error)} />
      )}
      {obstacles.length > 0 && whyNot === null && (
        <div className="grid gap-1 text-note">
          <p className="font-[620]">Before the kit can be printed</p>
          <ul className="grid list-disc gap-1 pl-5">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="max-w-measure text-ink-2 text-note">
        The kit has the plan, eight cards on a page, a poster, the staff script, your texts, replies and a log sheet. It
        is made of what is saved, so your changes are saved first.
      </p>
      <SavedCampaigns campaign={campaign} isSaved={isSaved} />
    </BuilderStep>
  );
}

function statusWords(isNew: boolean, isSaved: boolean): string {
  if (isNew) return 'So far in this browser only.';
  return isSaved ? 'Saved with your account.' : 'Changed since it was saved.';
}

function sentenceOf(error: Error): string {
  const isGone = error instanceof ApiCallError && error.code === 'not-found';
  return isGone
    ? 'This campaign was deleted from another window. Save it once more to keep it.'
    : failureSentence(error);
}

interface ConflictProps {
  readonly alertId: string;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

function Conflict({ alertId, onTheirs, onMine }: ConflictProps) {
  return (
    <div className="grid gap-3">
      <FailureAlert
        id={alertId}
        title="Saved elsewhere"
        sentence="Another window saved this campaign since you opened it here. Nothing of either is lost until you choose."
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTheirs}>Show the other version</Button>
        <Button onClick={onMine}>Save mine over it</Button>
      </div>
    </div>
  );
}
