import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { BillingFrame, BillingSection } from './billing-layout.tsx';

/** The skeleton of the page. */
export function BillingSkeleton() {
  return (
    <BillingFrame>
      <p role="status" className="sr-only">
        Loading
      </p>
      <BillingSection id="plan" title="Your plan">
        <Skeleton className="h-8 w-24" />
        <Skeleton className="mt-4 h-4 w-[min(100%,26rem)]" />
        <Skeleton className="mt-6 h-11 w-[13rem] rounded-2" />
      </BillingSection>
      <BillingSection id="purchases" title="Purchases">
        <Skeleton className="h-4 w-[min(100%,20rem)]" />
      </BillingSection>
    </BillingFrame>
  );
}
