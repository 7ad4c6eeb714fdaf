import { findEvidenceSource } from '#shared/audit/evidence-sources.ts';

/** Links to where the owner can provide what is missing. Nothing where only this server could. */
export function GiveIt({ measuredBy }: { readonly measuredBy: string }) {
  const place = findEvidenceSource(measuredBy);
  if (place === null) return null;
  return (
    <a href={`#${place}`} data-screen-only className="inline-flex min-h-11 items-center font-[620]">
      {place === 'yourFiles' ? 'Add your file' : 'Tell us now'}
    </a>
  );
}
