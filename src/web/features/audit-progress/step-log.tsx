import { AuditStep } from '#shared/audit/progress.ts';
import { Check, Circle, LoaderCircle, Minus } from '#web/components/icons/index.ts';
import { classNames } from '#web/lib/class-names.ts';
import { formatSeconds } from '#web/lib/format-time.ts';
import { currentStep, getStepStatus, type ProgressState, type StepStatus } from './progress-state.ts';
import { stepName } from './step-labels.ts';

interface StepLogProps {
  readonly progress: ProgressState;
  /** Delay before spinners and the mark on the current row appear. */
  readonly isLasting: boolean;
}

/** The steps of the audit in a fixed order, updated as they end. */
export function StepLog({ progress, isLasting }: StepLogProps) {
  const current = currentStep(progress);
  return (
    <ol className="border-ink border-t-[1.5px]">
      {AuditStep.options.map((step) => {
        const status = getStepStatus(progress, step);
        const { detail, endedAtMs } = progress.steps[step];
        const isMarked = isLasting && step === current;
        return (
          <li
            key={step}
            className={classNames(
              'relative isolate grid min-h-[4rem] grid-cols-[24px_minmax(0,1fr)_auto] content-start gap-x-3 border-b py-1.5 lg:content-center lg:min-h-10 lg:grid-cols-[24px_19rem_minmax(0,1fr)_auto]',
              isMarked
                ? 'border-transparent before:absolute before:-inset-x-3 before:inset-y-0 before:-z-1 before:rounded-2 before:bg-amber-wash'
                : 'border-line',
            )}
          >
            <StepIcon status={status} isLasting={isLasting} />
            <span className={status === 'waiting' || status === 'skipped' ? 'font-[500] text-ink-2' : 'font-[600]'}>
              {stepName(step, status, progress.steps[step])}
            </span>
            <span
              className={classNames(
                'order-1 col-start-2 -col-end-1 truncate text-note leading-[1.65] lg:order-none lg:col-auto',
                !isMarked && 'text-ink-2',
              )}
            >
              {detail}
            </span>
            <span className={classNames('text-note leading-[1.65]', !isMarked && 'text-ink-2')}>
              {endedAtMs === null || status === 'skipped' ? '' : formatSeconds(endedAtMs)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function StepIcon({ status, isLasting }: { readonly status: StepStatus; readonly isLasting: boolean }) {
  const place = 'mt-[0.12em]';
  if (status === 'done') return <Check aria-label="Done" className={`${place} text-ink-2`} />;
  if (status === 'skipped') return <Minus aria-label="Not needed" className={`${place} text-ink-3`} />;
  if (status === 'running' && isLasting)
    return <LoaderCircle aria-label="Under way" className={`${place} animate-turn`} />;
  return <Circle aria-label="Waiting" className={`${place} text-ink-3`} />;
}
