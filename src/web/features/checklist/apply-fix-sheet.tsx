import { useReducer } from 'react';
import { Link } from 'react-router';
import { type SentChecklistRequest, type SeoChecklistItem, seoChecklistEndpoint } from '#shared/api/seo-checklist.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { seoFactorLabels } from '#shared/report/checklist-labels.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { Lock, RefreshCw } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { actionAfterFailure } from '#web/lib/async-action.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';
import { paths } from '#web/paths.ts';
import { canRegenerate, describeVariants, firstVariant, readFixVariant } from './fix-variants.ts';

const [monthly] = PLAN_PRICES;

interface ApplyFixSheetProps {
  readonly item: SeoChecklistItem;
  /** The checklist's request, reused for another wording. */
  readonly request: SentChecklistRequest;
  /** The plan does not include checklist fixes. */
  readonly isLocked: boolean;
  readonly onClose: () => void;
}

/** The sheet beside the checklist: the finding and the recommended solution, to copy or to reword. */
export function ApplyFixSheet({ item, request, isLocked, onClose }: ApplyFixSheetProps) {
  const suggestion = item.suggestion?.trim() === '' ? null : item.suggestion;
  return (
    <Dialog title={seoFactorLabels[item.factor]} size="side" onClose={onClose}>
      <p className="text-ink-2" dir="auto">
        {item.details}
      </p>
      <h3 className="mt-2">Recommended Solution</h3>
      {item.variants === 0 || (!isLocked && suggestion === null) ? (
        <p className="border-ink-3 border-t-[1.5px] border-dashed pt-4 text-ink-2">
          We know too little to write this change. Add your services, hours or prices under Your facts.
        </p>
      ) : isLocked || suggestion === null ? (
        <LockedSolution />
      ) : (
        <Solution item={item} suggestion={suggestion} request={request} />
      )}
    </Dialog>
  );
}

/** The locked text is not in the page: the bars are decoration. */
function LockedSolution() {
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 420 86"
        preserveAspectRatio="none"
        className="h-[86px] w-full rounded-2 bg-sunk fill-line-2"
      >
        <rect x="18" y="16" width="250" height="9" rx="2" />
        <rect x="18" y="38" width="380" height="9" rx="2" />
        <rect x="18" y="60" width="310" height="9" rx="2" />
      </svg>
      <p className="text-ink-2 text-note">
        With Pro you get the exact change for each finding, ready to copy: {formatPrice(monthly.usDollars)}/mo. The bars
        are a placeholder.
      </p>
      <div>
        <Button asChild variant="ink">
          <Link to={paths.upgrade.to(monthly.key)}>
            <Lock aria-hidden />
            Upgrade to reveal &amp; copy
          </Link>
        </Button>
      </div>
    </>
  );
}

interface SolutionProps extends Pick<ApplyFixSheetProps, 'item' | 'request'> {
  readonly suggestion: string;
}

function Solution({ item, suggestion, request }: SolutionProps) {
  const [variants, dispatch] = useReducer(
    readFixVariant,
    { text: suggestion, count: item.variants ?? 1 },
    firstVariant,
  );
  const { state, start } = useAsyncAction({
    ask: (signal) =>
      callEndpoint(seoChecklistEndpoint, {
        body: { ...request, variant: Math.min(variants.texts.length, LIMITS.regenerateVariants - 1) },
        signal,
      }),
    onDone: ({ items }) => {
      const text = items.find(({ factor }) => factor === item.factor)?.suggestion;
      dispatch({ type: 'written', text: text ?? suggestion });
    },
    onFailed: (error) => {
      if (actionAfterFailure(error).kind === 'refused') sendPageEvent('upgrade_view', { from: 'checklist' });
    },
  });
  const text = variants.texts[variants.shown] ?? suggestion;
  if (state.kind === 'refused') return <LockedSolution />;
  return (
    <>
      <div className="whitespace-pre-line rounded-2 bg-sunk p-4 leading-[1.5] [overflow-wrap:anywhere]" dir="auto">
        {text}
      </div>
      {variants.texts.length > 1 && (
        <div className="flex flex-wrap gap-x-4 text-note">
          {variants.texts.map((variant, index) => (
            <TextButton
              key={variant}
              aria-pressed={index === variants.shown}
              onClick={() => dispatch({ type: 'chosen', index })}
              className={index === variants.shown ? 'no-underline' : 'font-[450] text-ink-2'}
            >
              Variant {index + 1}
            </TextButton>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy to Clipboard" variant="ink" failure="plain" />
        {canRegenerate(variants) && (
          <BusyButton isBusy={state.kind === 'busy'} busyLabel="Writing" onPress={start}>
            <RefreshCw aria-hidden />
            Regenerate
          </BusyButton>
        )}
      </div>
      <p role="status" className="text-ink-2 text-note">
        {variants.isRepeated
          ? 'The same again: your facts give no other wording just now.'
          : describeVariants(variants)}
      </p>
      {state.kind === 'failed' && (
        <FailureAlert id="apply-fix-problem" title="No other wording" sentence={state.sentence} />
      )}
    </>
  );
}
