import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AeoActionPack } from '#shared/audit/analysis.ts';
import { formatGain } from '#shared/report/format-number.ts';
import { findNextStep } from '#shared/report/next-step.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { FixItMode } from './fix-it-mode.tsx';
import { IdeasSection } from './ideas-section.tsx';
import { StepBar, StepCard } from './next-step.tsx';
import { PackSection } from './pack-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { summariseWhatIf } from './report-state.ts';
import { RewritesSection } from './rewrites-section.tsx';
import { linkStep } from './step-anchor.ts';
import { TemplatesSection } from './templates-section.tsx';

const analysis = sampleAnalysis();

/** The text of a section, in one line. */
function wordsOf(section: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{section}</MemoryRouter>)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

const bundle: AeoActionPack['bundles'][number] = {
  query: 'Who thaws pipes in Duluth?',
  summary: 'A page of its own.',
  service: 'Pipe thawing',
  city: 'Duluth',
  intent_type: 'Transactional',
  priority_score: 82,
  impact: 'High',
  files: { page: 'page.md', schema: 'schema.json' },
  url_target: { existing_url: null, recommended_slug: 'pipe-thawing' },
};

describe('a suggestion', () => {
  const whole = {
    pageSection: 'Home page: “Do you thaw pipes?”',
    currentStatus: 'Asked, not answered',
    issue: 'Nothing stands below it.',
    suggestion: 'Answer it.',
    exampleQuestion: 'Do you thaw pipes?',
    exampleAnswer: 'Yes, in Duluth.',
  };
  const shown = (part: Partial<typeof whole>) =>
    wordsOf(<RewritesSection auditId="a1" qaRewriteSuggestions={[{ ...whole, ...part }]} />);

  it('shows each part with its label', () => {
    expect(shown({})).toContain(
      'What is wrong. Nothing stands below it. What to do. Answer it. For example Do you thaw pipes? Yes, in Duluth. Copy',
    );
  });

  it.each([
    ['issue', 'What is wrong.'],
    ['suggestion', 'What to do.'],
  ])('shows no label of an empty part: %s', (part, label) => {
    expect(shown({ [part]: ' ' })).not.toContain(label);
  });

  it('shows no example, and nothing to copy, where there is none', () => {
    expect(shown({ exampleQuestion: '', exampleAnswer: '' })).not.toMatch(/For example|Copy/);
    expect(shown({ exampleQuestion: '' })).toContain('For example Yes, in Duluth. Copy');
  });
});

describe('the sections of the report', () => {
  it('show the six scores of Fix-It Mode, and a dash for what was not measured', () => {
    const scores = { qa: 41, reviews: null, h1: 20, photos: 63, nap: 90, keywords: 55 };
    expect(wordsOf(<FixItMode scores={scores} />)).toMatch(
      /Q&A 41 .*Reviews – .*H1 20 .*Photos 63 .*NAP 90 .*Keywords 55 /,
    );
  });

  it('keep their bars where a reader forces colors', () => {
    const scores = { qa: 41, reviews: 12, h1: 20, photos: 63, nap: 90, keywords: 55 };
    const html = renderToStaticMarkup(<FixItMode scores={scores} />);
    expect(html.match(/score-bar forced-color-adjust-none/g)).toHaveLength(6);
  });

  it('name the same step in the bar as in the first row of the plan', () => {
    const step = findNextStep(analysis);
    if (step === null) throw new Error('The sample has steps.');
    const { title, pointsGained } = step.action;
    const link = linkStep(step.action, analysis, true);
    expect(wordsOf(<StepCard step={step} link={link} />)).toContain(title);
    expect(wordsOf(<StepBar step={step} link={link} />)).toContain(title);
    const whatIf = summariseWhatIf(analysis.factors, analysis.actionPlan, new Set());
    const plan = wordsOf(
      <PlanSection
        analysis={analysis}
        whatIf={whatIf}
        ticked={new Set()}
        nextStepId={step.action.id}
        onTick={() => {}}
        onClear={() => {}}
      />,
    );
    expect(plan).toContain(`Next best step ${title}`);
    expect(plan).toContain(formatGain(pointsGained));
  });

  it('show each action with its words and its tag', () => {
    const actionPlan = (['high', 'medium', 'low'] as const).flatMap((priority) =>
      analysis.actionPlan
        .slice(0, 1)
        .map((action) => ({ ...action, id: priority, title: `A ${priority} step`, priority })),
    );
    const words = wordsOf(
      <PlanSection
        analysis={{ ...analysis, actionPlan }}
        whatIf={summariseWhatIf(analysis.factors, actionPlan, new Set())}
        ticked={new Set()}
        onTick={() => {}}
        onClear={() => {}}
      />,
    );
    expect(words).toMatch(/A high step .*High impact .*A medium step .*Medium .*A low step .*Low /);
    expect(words).toContain(actionPlan[0]?.description ?? '-');
  });

  it('show the bundles of the action pack with its download', () => {
    const pack: AeoActionPack = {
      bundles: [bundle],
      recommendations_top5: ['Answer first.'],
      generated_at: '2026-11-21T00:00:00Z',
      top_n: 1,
      download_url: '/api/pack',
    };
    const words = wordsOf(<PackSection aeoActionPack={pack} websiteUrl="https://harborandpine.example/" />);
    for (const part of [bundle.query, bundle.summary, 'Pipe thawing Duluth', '2 files', 'Answer first.']) {
      expect(words).toContain(part);
    }
    expect(words).toContain('Download action pack');
  });

  it('count what is locked in a pack without the part that is free', () => {
    const locked = {
      aeoActionPack: { count: 3, code: 'plan-required' as const, titles: ['first', 'second', 'third'] },
    };
    const section = (
      <PackSection auditId="a1" aeoActionPack={null} locked={locked} websiteUrl="https://harbor.example/" />
    );
    expect(wordsOf(section)).toMatch(/whole part for “third” is free.*2 questions more with Pro first second Upgrade/);
  });

  it.each([
    [82, 'poor'],
    [55, 'mid'],
    [12, 'good'],
  ])('mark a bundle of priority %d in its colour, with the number', (priority_score, band) => {
    const pack = {
      bundles: [{ ...bundle, priority_score }],
      recommendations_top5: [],
      generated_at: '',
      top_n: 1,
      download_url: null,
    };
    const html = renderToStaticMarkup(<PackSection aeoActionPack={pack} websiteUrl="https://harborandpine.example/" />);
    expect(html).toMatch(new RegExp(`data-band="${band}"[^>]*>Priority ${priority_score} of 100<`));
  });

  it('show templates and ideas by their titles', () => {
    expect(wordsOf(<TemplatesSection auditId="a1" templates={{ 'A kind reply': 'Thank you.' }} />)).toMatch(
      /A kind reply Thank you\. .*Copy/,
    );
    expect(wordsOf(<IdeasSection contentIdeas={['Frozen pipes\nWrite in October.']} />)).toContain(
      'Frozen pipes Write in October.',
    );
  });
});
