import { useId, useState } from 'react';
import { type AdminFlag, changeFlagEndpoint } from '#shared/api/admin/content.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ActionDialog } from './action-dialog.tsx';
import { describeFlagChange, flagLabels, parsePercent } from './flag-percent.ts';
import { useOperator } from './operator.tsx';

interface FlagRowProps {
  readonly flag: AdminFlag;
  readonly onMessage: (message: string | null) => void;
}

/** One flag: its share as a slider and a number, and its default. */
export function FlagRow({ flag, onMessage }: FlagRowProps) {
  const { name, percent, defaultPercent, changedAt, changedBy } = flag;
  const { isOwner } = useOperator();
  return (
    <li className="grid gap-x-10 gap-y-4 border-ink border-t-[1.5px] py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="min-w-0">
        <h2 className="font-[560] text-figure leading-[1.2]">{flagLabels[name]}</h2>
        <code className="font-code text-caption text-ink-2 [overflow-wrap:anywhere]">{name}</code>
        <p className="mt-2 text-ink-2 text-note">
          {changedAt === null ? `As it came: ${defaultPercent}%.` : `It came with ${defaultPercent}%.`}
        </p>
        {changedAt !== null && (
          <div className="text-ink-2 text-note [overflow-wrap:anywhere]">
            Changed by {changedBy ?? 'somebody who is gone'} <When at={changedAt} />
          </div>
        )}
      </div>
      {isOwner ? (
        <ShareForm flag={flag} onMessage={onMessage} />
      ) : (
        <div>
          <p className="font-[580] font-display text-figure-lg leading-none">{percent}%</p>
          <p className="mt-2 text-ink-2 text-note">Only an owner can change a share.</p>
        </div>
      )}
    </li>
  );
}

function ShareForm({ flag: { name, percent, defaultPercent }, onMessage }: FlagRowProps) {
  const [typed, setTyped] = useState(String(percent));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const share = parsePercent(typed);
  const isChanged = share !== percent;
  return (
    // The dialog's form is a sibling of this one: nested forms would submit both.
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onMessage(null);
          if (share !== null && isChanged) setOpen(true);
        }}
      >
        <div className="flex items-center gap-4">
          <label htmlFor={`${id}range`} className="sr-only">
            {flagLabels[name]}: share on a slider
          </label>
          <input
            id={`${id}range`}
            type="range"
            min={0}
            max={100}
            value={share ?? percent}
            onChange={(event) => setTyped(event.target.value)}
            className="h-11 min-w-0 flex-1 cursor-pointer accent-ink"
          />
          <span className="flex items-center gap-2">
            <label htmlFor={`${id}number`} className="sr-only">
              {flagLabels[name]}: share in percent
            </label>
            <span className="w-20">
              <TextInput
                id={`${id}number`}
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                value={typed}
                aria-invalid={share === null ? true : undefined}
                aria-describedby={`${id}note`}
                onChange={(event) => setTyped(event.target.value)}
                className="text-right"
              />
            </span>
            %
          </span>
        </div>
        <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
          <p id={`${id}note`} className="text-note">
            {share === null ? (
              <span className="font-[560] text-poor-word">Type a whole number from 0 to 100.</span>
            ) : (
              <span className="text-ink-2">
                {isChanged ? `Now ${percent}%. ${describeFlagChange(percent, share)}` : `Now ${percent}%.`}
              </span>
            )}
          </p>
          <span className="ml-auto flex flex-wrap gap-2">
            {percent !== defaultPercent && share !== defaultPercent && (
              <Button variant="plain" onClick={() => setTyped(String(defaultPercent))}>
                Back to {defaultPercent}%
              </Button>
            )}
            {isChanged && (
              <Button type="submit" variant="ink">
                Change the share
              </Button>
            )}
          </span>
        </div>
      </form>
      {isOpen && share !== null && (
        <ActionDialog
          title={`${flagLabels[name]}: ${share}%`}
          consequence={`Now ${percent}%. ${describeFlagChange(percent, share)}`}
          confirm="Change the share"
          act={(reason) => callEndpoint(changeFlagEndpoint, { params: { name }, body: { percent: share, reason } })}
          onDone={() => {
            setOpen(false);
            onMessage(`${flagLabels[name]}: ${share}% of visitors.`);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
