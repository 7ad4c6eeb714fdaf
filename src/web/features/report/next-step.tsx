import { effortLabels } from '#shared/report/effort-labels.ts';
import type { NextStep } from '#shared/report/next-step.ts';
import { describeStepGain } from '#shared/report/step-gain.ts';
import { BottomBar } from '#web/components/bottom-bar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { StepLink } from './step-anchor.ts';

interface NextStepProps {
  readonly step: NextStep;
  readonly link: StepLink;
}

/** The one thing to do first: what, how long, what it brings, and the way to its text or instructions. */
export function StepCard({ step, link }: NextStepProps) {
  const { action } = step;
  return (
    <section
      aria-label="Next best step"
      className="mt-4 grid items-center gap-x-6 gap-y-3 rounded-2 bg-amber px-4 py-3.5 text-on-amber forced-colors:border sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6 sm:py-5 lg:mt-7 [&_:focus-visible]:outline-on-amber"
    >
      <div className="min-w-0">
        <p className="font-[640] text-caption leading-[1.3]">Next best step</p>
        <p className="mt-0.5 font-[700] text-lead leading-[1.3] [overflow-wrap:anywhere]" dir="auto">
          {action.title}
        </p>
        <p className="mt-1 text-note leading-[1.4]">
          <StepTerms step={step} />
        </p>
      </div>
      <FixLink step={step} link={link} size="big" />
    </section>
  );
}

/** The same at the bottom of the screen, while the card is out of view. */
export function StepBar({ step, link }: NextStepProps) {
  return (
    <BottomBar label="Next best step" isLit>
      <div className="mr-auto min-w-0 leading-[1.3]">
        <p className="text-caption">
          Next best step{' '}
          <span className="max-sm:sr-only">
            · <StepTerms step={step} />
          </span>
          <span className="whitespace-nowrap sm:hidden">· {describeStepGain(step.action)}</span>
        </p>
        <p className="line-clamp-2 font-[700]" dir="auto">
          {step.action.title}
        </p>
      </div>
      <FixLink step={step} link={link} />
    </BottomBar>
  );
}

function StepTerms({ step: { action, factor } }: Pick<NextStepProps, 'step'>) {
  return (
    <>
      {effortLabels[action.effort]} · {describeStepGain(action)}
      <span className="max-sm:sr-only"> · {factor.label}</span>
    </>
  );
}

interface FixLinkProps extends NextStepProps {
  readonly size?: 'normal' | 'big';
}

function FixLink({ step: { action }, link, size = 'normal' }: FixLinkProps) {
  return (
    <Button asChild variant="onAmber" size={size} className="flex-none" data-screen-only>
      <a href={link.href}>
        <span>
          {link.label}
          <span className="sr-only">: {action.title}</span>
        </span>
      </a>
    </Button>
  );
}
