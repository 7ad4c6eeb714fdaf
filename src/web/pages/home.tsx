import { useEffect, useRef, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { MainAction } from '#web/components/top-bar.tsx';
import { AuditForm } from '#web/features/audit-form/audit-form.tsx';
import { FairQuestions } from '#web/features/landing/fair-questions.tsx';
import { FinalCall } from '#web/features/landing/final-call.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { HowItWorks } from '#web/features/landing/how-it-works.tsx';
import { Specimen } from '#web/features/landing/specimen.tsx';
import { WhatWeMeasure } from '#web/features/landing/what-we-measure.tsx';
import { useInView } from '#web/lib/use-in-view.ts';

export const meta: MetaFunction = () => [
  { title: 'Porchlight: see what people nearby find when they ask' },
  {
    name: 'description',
    content:
      'Paste your website address and get an honest audit of how ready it is for Google Maps and AI answers, with the evidence for every point.',
  },
];

/** The landing page. `?url=` starts the audit of that address and is then cleared. */
export default function HomePage() {
  const urlFromBar = useUrlParameter();
  const heroForm = useRef<HTMLDivElement>(null);
  const finalForm = useRef<HTMLDivElement>(null);
  const isHeroFormInView = useInView(heroForm);
  const isFinalFormInView = useInView(finalForm);
  const isActionLit = !isHeroFormInView && !isFinalFormInView;

  return (
    <PageShell tone="dusk" isActionLit={isActionLit} bottomBar={isActionLit && <PhoneAction />}>
      <Hero
        formRef={heroForm}
        form={<AuditForm {...(urlFromBar !== null && { initialUrl: urlFromBar, startsAtOnce: true })} />}
      />
      <Specimen />
      <HowItWorks />
      <WhatWeMeasure />
      <FairQuestions />
      <FinalCall formRef={finalForm} form={<AuditForm />} />
    </PageShell>
  );
}

/** The address given as `?url=`, once; the address bar is cleared of it at once. */
function useUrlParameter(): string | null {
  const [search, setSearch] = useSearchParams();
  const [url, setUrl] = useState<string | null>(null);
  const given = search.get('url');
  useEffect(() => {
    if (given === null) return;
    setUrl(given.trim() === '' ? null : given);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [given, setSearch]);
  return url;
}

/** On a phone the way to the form stays at hand once the form has scrolled away. */
function PhoneAction() {
  return (
    <aside
      aria-label="Start"
      className="fixed inset-x-0 bottom-0 z-30 grid border-line-2 border-t bg-raised px-(--gutter) py-3 lg:hidden"
    >
      <MainAction look="lit" />
    </aside>
  );
}
