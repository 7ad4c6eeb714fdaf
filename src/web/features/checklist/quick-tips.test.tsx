import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { quickTips } from '#shared/report/checklist-labels.ts';
import { ChecklistSection } from './checklist-section.tsx';

it('stand below the checklist, each with where it is from, also before anything was asked', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ChecklistSection auditId="audit" websiteUrl="https://harborandpine.example/" hasFixes={false} initialEmail="" />
    </MemoryRouter>,
  );
  expect(markup).toContain('SEO Technical Analysis');
  expect(markup).not.toContain('local business');
  for (const { text, source } of quickTips) {
    expect(markup).toContain(text);
    expect(markup).toContain(source);
  }
});
