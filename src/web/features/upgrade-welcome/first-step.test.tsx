import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FirstStep } from './upgrade-welcome.tsx';

const shown = (place: 'report' | 'home', questionCount: number | null) =>
  renderToStaticMarkup(<FirstStep place={place} questionCount={questionCount} tell={() => {}} />);

describe('the first step after an upgrade', () => {
  it('generates questions only where some can be written', () => {
    expect(shown('report', 8)).toContain('Generate Q&amp;A now');
    expect(shown('report', 0)).not.toContain('Generate');
    expect(shown('report', 0)).toContain('Add my facts');
  });

  it('promises nothing where that is not known, and an audit where there is none', () => {
    expect(shown('report', null)).not.toMatch(/Generate|Add my facts/);
    expect(shown('home', null)).toContain('Run my first audit');
  });
});
