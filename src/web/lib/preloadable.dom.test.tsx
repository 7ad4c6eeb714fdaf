import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { preloadable } from './preloadable.tsx';

const code = { default: ({ name }: { readonly name: string }) => <p>Tab of {name}</p> };
const show = (Tab: typeof code.default) =>
  render(
    <Suspense fallback="Loading">
      <Tab name="proof" />
    </Suspense>,
  );

describe('a part with code of its own', () => {
  it('waits for it, and loads it once', async () => {
    const load = vi.fn(async () => code);
    const { Component } = preloadable(load);
    expect(load).not.toHaveBeenCalled();
    await act(async () => void show(Component));
    screen.getByText('Tab of proof');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is there at once where the code was loaded ahead', async () => {
    const { Component, preload } = preloadable(async () => code);
    preload();
    await Promise.resolve();
    await Promise.resolve();
    show(Component);
    expect(document.body.textContent).toBe('Tab of proof');
  });
});
