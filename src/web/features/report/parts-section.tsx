import { Check } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useReducer } from 'react';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { FactorBase } from '#shared/audit/factors.ts';
import { QuoteClip } from '#web/components/quote-clip.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { ScoreText } from '#web/components/score-row.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import {
  firstOpenedAfterMs,
  initialPartTabs,
  isMarkedOpened,
  PART_KEYS,
  type PartKey,
  readPartTabs,
} from './part-tabs.ts';

const parts: Record<PartKey, { readonly label: string; readonly fixHref: string; readonly fixLabel: string }> = {
  description: { label: 'Description', fixHref: '#fix-desc', fixLabel: 'Write the description' },
  qaUpdates: { label: 'Q&A', fixHref: '#fix-qa', fixLabel: 'Write questions and answers' },
  websiteH1: { label: 'H1 & Meta', fixHref: '#fix-h1', fixLabel: 'Write a better heading' },
  reviewResponses: { label: 'Reviews', fixHref: '#fix-reviews', fixLabel: 'What to do about reviews' },
  napConsistency: { label: 'NAP', fixHref: '#nap', fixLabel: 'See every place' },
};

/** The audit of five parts, one tab each: the current content, the finding, what to do. */
export function PartsSection({ analysis }: { readonly analysis: Analysis }) {
  const [tabs, dispatch] = useReducer(readPartTabs, initialPartTabs);
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'time-over' }), firstOpenedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ReportSection id="parts" title="Details" lead="The five things you can change yourself.">
      <Tabs.Root
        value={tabs.active}
        onValueChange={(value) => {
          const key = PART_KEYS.find((part) => part === value);
          if (key !== undefined) dispatch({ type: 'selected', key });
        }}
      >
        <Tabs.List
          aria-label="Parts of the audit"
          className="flex gap-1 overflow-x-auto border-line-2 border-b [scrollbar-width:none]"
        >
          {PART_KEYS.map((key) => (
            <Tabs.Trigger
              key={key}
              value={key}
              className="relative inline-flex min-h-12 flex-none items-center gap-1.5 whitespace-nowrap px-3 text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:font-[650] data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_var(--color-ink)]"
            >
              {parts[key].label}
              {/* The mark's space is reserved, so that nothing moves when it appears. */}
              <Check aria-hidden className={isMarkedOpened(tabs, key) ? 'size-3.5 text-ink-3' : 'invisible size-3.5'} />
              {isMarkedOpened(tabs, key) && <span className="sr-only">, opened</span>}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {PART_KEYS.map((key) => (
          <Tabs.Content key={key} value={key} className="pt-6 outline-offset-4">
            <Part analysis={analysis} partKey={key} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </ReportSection>
  );
}

function Part({ analysis, partKey }: { readonly analysis: Analysis; readonly partKey: PartKey }) {
  const factor = analysis.factors[partKey];
  const { label, summary, score, actionRequired, notMeasured } = factor;
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h3 className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-[560] font-display text-sub">
          {label}
          <span className="flex items-baseline gap-2 font-text text-note">
            <ScoreText score={score} />
          </span>
        </h3>
        <p className="max-w-[34.72em] text-ink-2" dir="auto">
          {notMeasured === null ? summary : notMeasured.hint}
        </p>
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Column title="What it says now">
          <WhatStands analysis={analysis} partKey={partKey} />
        </Column>
        <Column title={notMeasured === null ? 'What to do' : 'What would measure it'}>
          <Points
            points={notMeasured === null ? stepsOf(factor) : notMeasured.measuredBy}
            none={actionRequired ? 'Open the factor above to see the checks.' : 'Nothing is left to do here.'}
          />
        </Column>
      </div>
      <TextButton asChild className="w-fit" data-screen-only>
        <a href={parts[partKey].fixHref}>{parts[partKey].fixLabel}</a>
      </TextButton>
    </div>
  );
}

function stepsOf({ recommendations, suggestions, missingKeywords }: FactorBase): string[] {
  const missing = missingKeywords.length === 0 ? [] : [`Name what is missing: ${missingKeywords.join(', ')}.`];
  return [...recommendations, ...suggestions, ...missing];
}

function WhatStands({ analysis, partKey }: { readonly analysis: Analysis; readonly partKey: PartKey }) {
  const { currentValue, issues } = analysis.factors[partKey];
  const home = analysis.site.pages[0];
  const isHeading = partKey === 'websiteH1';
  return (
    <>
      {currentValue !== null && (
        <QuoteClip quote={currentValue} source={isHeading ? 'Main heading' : null} url={null} />
      )}
      {isHeading && home?.title != null && <QuoteClip quote={home.title} source="Page title" url={null} />}
      {isHeading && home?.metaDescription != null && (
        <QuoteClip quote={home.metaDescription} source="Meta description" url={null} />
      )}
      <Points points={issues} none={currentValue === null ? 'We found nothing to check here.' : null} />
    </>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h4 className="font-[620] text-note">{title}</h4>
      {children}
    </div>
  );
}

function Points({ points, none }: { readonly points: readonly string[]; readonly none: string | null }) {
  if (points.length === 0) return none === null ? null : <p className="text-ink-2 text-note">{none}</p>;
  return (
    <ul className="grid gap-2 text-note">
      {points.map((point) => (
        <li key={point} dir="auto" className="border-line-2 border-l-2 pl-4 [overflow-wrap:anywhere]">
          {point}
        </li>
      ))}
    </ul>
  );
}
