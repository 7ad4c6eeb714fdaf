import { effortLabels } from '#shared/report/effort-labels.ts';
import { formatGain } from '#shared/report/format-number.ts';
import type { NextStep } from '#shared/report/next-step.ts';
import { BottomBar } from '#web/components/bottom-bar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { findFixAnchor } from '#web/lib/fix-anchor.ts';

interface NextStepProps {
  readonly step: NextStep;
}

/** The one thing to do first: what, how long, what it brings, and the way to its text or instructions. */
export function StepCard({ step }: NextStepProps) {
  const { action } = step;
  return (
    <section
      aria-label="Next best step"
      className="mt-3 grid items-center gap-x-6 gap-y-3 rounded-2 bg-amber px-4 py-3.5 text-on-amber sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6 sm:py-5 lg:mt-7 [&_:focus-visible]:outline-on-amber"
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
      <FixLink step={step} size="big">
        Fix it
      </FixLink>
    </section>
  );
}

/** The same at the bottom of the screen, while the card is out of view; nothing once all is done. */
export function StepBar({ step }: { readonly step: NextStep | null }) {
  if (step === null) return null;
  return (
    <BottomBar label="Next best step" isLit>
      <div className="mr-auto min-w-0 leading-[1.3]">
        <p className="text-caption">
          Next best step{' '}
          <span className="max-sm:sr-only">
            · <StepTerms step={step} />
          </span>
          <span className="whitespace-nowrap sm:hidden">· {formatGain(step.action.pointsGained)}</span>
        </p>
        <p className="line-clamp-2 font-[700]" dir="auto">
          {step.action.title}
        </p>
      </div>
      <FixLink step={step}>Fix it</FixLink>
    </BottomBar>
  );
}

function StepTerms({ step: { action, factor } }: NextStepProps) {
  return (
    <>
      {effortLabels[action.effort]} · {formatGain(action.pointsGained)} points · {factor.label}
    </>
  );
}

interface FixLinkProps extends NextStepProps {
  readonly size?: 'normal' | 'big';
  readonly children: string;
}

function FixLink({ step: { action, factor }, size = 'normal', children }: FixLinkProps) {
  return (
    <Button asChild variant="onAmber" size={size} className="flex-none" data-screen-only>
      <a href={`#${findFixAnchor(factor.key)}`}>
        <span>
          {children}
          <span className="sr-only">: {action.title}</span>
        </span>
      </a>
    </Button>
  );
}
