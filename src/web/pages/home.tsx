import { lazy, Suspense, useRef } from 'react';
import { type MetaFunction, useLocation, useSearchParams } from 'react-router';
import { PhoneAction } from '#web/components/main-action.tsx';
import { PageShell } from '#web/components/page-shell.tsx';
import { AuditForm } from '#web/features/audit-form/audit-form.tsx';
import { readHomeVisit } from '#web/features/audit-form/home-visit.ts';
import { ClosingCta } from '#web/features/landing/closing-cta.tsx';
import { Faq } from '#web/features/landing/faq.tsx';
import { FreeAndPro } from '#web/features/landing/free-and-pro.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { HowItWorks } from '#web/features/landing/how-it-works.tsx';
import { landingJsonLd } from '#web/features/landing/landing-json-ld.ts';
import { Products } from '#web/features/landing/products.tsx';
import { PublicClaims } from '#web/features/landing/public-claims.tsx';
import { SampleReport } from '#web/features/landing/sample-report.tsx';
import { SetupChecklist } from '#web/features/landing/setup-checklist.tsx';
import { WhatWeMeasure } from '#web/features/landing/what-we-measure.tsx';
import { TrustTip } from '#web/features/trust-tip/trust-tip.tsx';
import { useFlag } from '#web/lib/flags.ts';
import { operatorPart } from '#web/lib/operator-parts.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useInView } from '#web/lib/use-in-view.ts';
import { paths } from '#web/paths.ts';
import { HomeWelcome } from './home-welcome.tsx';
import { LoadingPage } from './loading-page.tsx';

const PlainHome = lazy(() => import('./plain-home.tsx').then((module) => ({ default: module.PlainHome })));

export const meta: MetaFunction = () =>
  pageMeta(paths.home.pattern, landingJsonLd, {
    title: operatorPart('title'),
    description: operatorPart('description'),
  });

/** The landing page; with `url` or `legacy` in the query, or before NEW_HOMEPAGE, the plain home page. */
export default function HomePage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const isNew = useFlag('NEW_HOMEPAGE');
  const visit = readHomeVisit({ search, state, page: performance.timeOrigin });
  return (
    <>
      {isNew && !visit.isPlain ? (
        <Landing />
      ) : (
        <Suspense fallback={<LoadingPage />}>
          <PlainHome visit={visit} />
        </Suspense>
      )}
      <HomeWelcome />
    </>
  );
}

function Landing() {
  const heroForm = useRef<HTMLDivElement>(null);
  const finalForm = useRef<HTMLDivElement>(null);
  const isHeroFormInView = useInView(heroForm);
  const isFinalFormInView = useInView(finalForm);
  const isActionLit = !isHeroFormInView && !isFinalFormInView;

  return (
    <PageShell tone="dusk" isActionLit={isActionLit} bottomBar={isActionLit && <PhoneAction variant="lit" />}>
      <Hero formRef={heroForm} form={<AuditForm />} />
      <SampleReport />
      <Products />
      <HowItWorks />
      <SetupChecklist tip={<TrustTip form="full" source="onboarding" />} />
      <WhatWeMeasure />
      <PublicClaims />
      <FreeAndPro />
      <Faq />
      <ClosingCta formRef={finalForm} form={<AuditForm />} />
    </PageShell>
  );
}
