import { useRef, useState } from 'react';
import { grantPlanEndpoint } from '#shared/api/admin/users.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';
import { Choice } from '#web/components/ui/choice.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ActionDialog } from './action-dialog.tsx';
import { parseGrantEnd } from './grant-end.ts';
import type { UserDialogProps } from './user-action-dialog.tsx';

const grantable = ['pro', 'agency'] as const;

/** Grants a plan to an account, permanently or until a day. */
export function GrantPlanDialog({ detail: { user, grants }, onDone, onClose }: UserDialogProps) {
  const [plan, setPlan] = useState<(typeof grantable)[number]>('pro');
  const [isForGood, setForGood] = useState(true);
  const [day, setDay] = useState('');
  const [isTried, setTried] = useState(false);
  const dayBox = useRef<HTMLInputElement>(null);
  const until = isForGood ? null : parseGrantEnd(day, Date.now());
  const isFine = isForGood || until !== null;
  const hasGrant = grants.some(({ isActive }) => isActive);

  function check(): boolean {
    setTried(true);
    if (!isFine) dayBox.current?.focus();
    return isFine;
  }

  return (
    <ActionDialog
      title="Grant a plan"
      consequence={`${user.email} has the rights of the plan at once.${hasGrant ? ' It takes the place of the plan granted now.' : ''} A subscription is not touched.`}
      confirm="Grant the plan"
      check={check}
      act={(reason) => callEndpoint(grantPlanEndpoint, { params: { userId: user.id }, body: { plan, until, reason } })}
      onDone={() => onDone(`${PLAN_TERMS[plan].name} was granted.`)}
      onClose={onClose}
    >
      <fieldset>
        <legend className="font-[620] text-note">Plan</legend>
        {grantable.map((each) => (
          <Choice key={each} name="plan" value={each} checked={plan === each} onChange={() => setPlan(each)}>
            {PLAN_TERMS[each].name}
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-[620] text-note">How long</legend>
        <Choice name="end" checked={isForGood} onChange={() => setForGood(true)}>
          For good
        </Choice>
        <Choice name="end" checked={!isForGood} onChange={() => setForGood(false)}>
          Until a day
        </Choice>
      </fieldset>
      {!isForGood && (
        <Field
          label="Last day"
          hint="The plan ends with this day, in your time zone."
          problem={isTried && until === null ? 'Choose today or a day to come.' : null}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={dayBox}
              type="date"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </Field>
      )}
    </ActionDialog>
  );
}
