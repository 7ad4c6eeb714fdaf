import type { ReactNode, Ref } from 'react';
import { OperatorPart } from '#web/components/operator-part.tsx';
import { StreetAtDusk } from '#web/components/street-at-dusk.tsx';
import { HeroBadges } from './hero-badges.tsx';

/** The hero: the question, what Porchlight does about it, the form, and the picture of the street. */
export function Hero({ form, formRef }: { readonly form: ReactNode; readonly formRef: Ref<HTMLDivElement> }) {
  return (
    // The picture extends behind the bar, which is transparent at the top of the page.
    <div className="dusk -mt-(--bar-height) overflow-clip pt-(--bar-height)">
      <div className="page-width pt-[clamp(2.25rem,4.8vw,4.75rem)]">
        <h1 className="max-w-[15ch] font-[520] lg:max-w-none lg:text-[clamp(3.5rem,5.9vw,4.625rem)]">
          <span className="lg:block">When someone nearby asks,</span> <span className="lg:block">do you come up?</span>
        </h1>
        <div className="mt-[clamp(1.5rem,3.2vw,3.25rem)] grid items-start gap-8 lg:grid-cols-[5fr_7fr] lg:gap-[clamp(3rem,6vw,6rem)]">
          <div>
            <p className="max-w-[25.76em] text-lead text-on-dusk-2 leading-[1.5]">
              Porchlight checks your website against the rules that Google and the AI companies publish. You see what
              they find on it, what they miss, and what to fix first.
            </p>
            <OperatorPart name="opening" className="mt-4 max-w-[33.6em] text-note text-on-dusk-2" />
          </div>
          <div id="audit" ref={formRef} className="scroll-mt-24">
            {form}
            <noscript>
              <p className="mt-4 text-note">
                Running an audit needs JavaScript. Everything on this page can be read without it.
              </p>
            </noscript>
            <p className="mt-4 max-w-[33.6em] text-caption text-on-dusk-2 leading-[1.45]">
              GBP is your Google Business Profile, the panel people see on Google Maps.
            </p>
            <HeroBadges />
          </div>
        </div>
      </div>
      <StreetAtDusk className="mt-[clamp(1.5rem,3vw,2.5rem)] h-[clamp(190px,21.5vw,400px)]" />
    </div>
  );
}
