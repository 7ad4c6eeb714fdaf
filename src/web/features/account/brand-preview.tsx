import { useLayoutEffect, useRef } from 'react';
import { brandColours } from '#shared/report/brand-colours.ts';
import type { ReportBrand } from '#shared/report/report-brand.ts';

/** A preview of the branded report head: always on white paper, as printed. */
export function BrandPreview({ brand }: { readonly brand: ReportBrand }) {
  const sheet = useRef<HTMLElement>(null);
  const { accent, word } = brandColours(brand);
  useLayoutEffect(() => {
    // The content security policy forbids style attributes in markup; styles set by script are allowed.
    sheet.current?.style.setProperty('--brand-accent', accent);
    sheet.current?.style.setProperty('--brand-word', word);
  }, [accent, word]);
  return (
    <figure
      ref={sheet}
      aria-label="How a report will look"
      className="paper-sheet grid gap-5 rounded-2 border border-line-2 p-5 sm:p-7"
    >
      <div className="flex min-h-12 items-center">
        {brand.logo === null ? (
          <span
            dir="auto"
            className="min-w-0 font-[600] font-display text-(--brand-word) text-figure leading-[1.2] [overflow-wrap:anywhere]"
          >
            {brand.name.trim() === '' ? 'Your name' : brand.name}
          </span>
        ) : (
          <img
            src={`data:image/png;base64,${brand.logo}`}
            alt={brand.name}
            className="max-h-16 max-w-[min(100%,13.75rem)] object-contain object-left"
          />
        )}
      </div>
      <div className="grid gap-1">
        <p className="font-[620] text-caption text-ink-2">SEO checklist</p>
        <p className="font-[600] font-display text-(--brand-word) text-sub leading-[1.15]">Your client’s business</p>
        <p className="text-ink-2 text-note">
          The page{' '}
          <span className="underline decoration-(--brand-accent) decoration-2 underline-offset-[0.25em]">
            client.example
          </span>
        </p>
      </div>
      <p className="border-(--brand-accent) border-l-[3px] py-1 pl-3 text-note">
        <small className="block font-[620] text-caption text-ink-2">The change</small>
        What your client should put on the page
      </p>
      <p className="border-line border-t pt-3 text-caption text-ink-3 [overflow-wrap:anywhere]">
        Made by {brand.name.trim() === '' ? 'your name' : brand.name}
        {brand.contact !== null && brand.contact.trim() !== '' && `, ${brand.contact}`}
      </p>
    </figure>
  );
}
