import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeIcon } from './make-icon.tsx';

const Dot = makeIcon(<path d="M12 12h.01" />);

describe('an icon', () => {
  it('is hidden from screen readers, and keeps the classes given', () => {
    const svg = renderToStaticMarkup(<Dot className="size-4" />);
    expect(svg).toContain('class="lucide size-4"');
    expect(svg).toContain('aria-hidden="true"');
    expect(svg).toContain('<path d="M12 12h.01"></path>');
  });

  it('is read out where it has a name', () => {
    expect(renderToStaticMarkup(<Dot role="img" aria-label="Passed" />)).not.toContain('aria-hidden');
  });
});
