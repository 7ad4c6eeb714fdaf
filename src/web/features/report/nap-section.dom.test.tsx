import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { NapSection } from './nap-section.tsx';

it('leads to the facts where the pages have nothing to compare', () => {
  const { business } = sampleAnalysis();
  render(<NapSection business={{ ...business, napTable: [] }} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add your address and phone' }).getAttribute('href')).toBe('#facts');
});
