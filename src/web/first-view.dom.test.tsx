import { expect, it } from 'vitest';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { renderScreen } from '#test/screens.tsx';
import { Report } from './features/report/report.tsx';
import { renderFirstView } from './first-view.tsx';

const analysis = sampleAnalysis();
const path = '/audit?id=a1';

/** The parts of the first screen, as markup. */
const firstScreen = (root: ParentNode) =>
  ['[aria-label="This report"] p', '[data-report-tabs]', '[role=img]', 'h1', '[aria-label="Next best step"]'].map(
    (part) => root.querySelector(part)?.outerHTML,
  );

it('is the first screen of the report, so that nothing changes when scripts show it', () => {
  renderScreen(
    <Report
      analysis={analysis}
      notice={null}
      headingRef={null}
      isFreeTextCopied={false}
      slots={{ share: <button type="button">Share</button>, tabs: { fixes: null, proof: null, business: null } }}
    />,
    [],
    path,
  );
  const rendered = document.createElement('div');
  rendered.innerHTML = renderFirstView(analysis, path);
  expect(firstScreen(rendered)).toEqual(firstScreen(document));
  expect(firstScreen(rendered)).not.toContain(undefined);
  expect(rendered.querySelector('[data-report-tabs] a')?.getAttribute('href')).toBe(`${path}#result`);
});
