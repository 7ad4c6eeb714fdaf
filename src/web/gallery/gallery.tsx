import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '#web/lib/query-client.ts';
import { specimens } from './specimens.tsx';

/** How every state is shown: both themes, and once from right to left. */
const looks = [
  { name: 'light', theme: 'light', dir: 'ltr' },
  { name: 'dark', theme: 'dark', dir: 'ltr' },
  { name: 'right to left', theme: 'light', dir: 'rtl' },
] as const;

/** What a page has and a sheet of pieces lacks: dialogs lie open in their place, and fixed bars stay in it. */
const sheet = `
  .gallery { padding: 2rem; display: grid; gap: 2rem; }
  .gallery > section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 40rem), 1fr)); }
  .look { padding: 1rem; background: var(--color-paper); color: var(--color-ink); contain: paint; }
  .look dialog { display: block; position: static; margin: 0; width: auto; max-width: 100%; height: auto; }`;

/** One state as markup, as the server would render it. */
export function renderSpecimen(specimen: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{specimen}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** The whole gallery as one HTML file, with the given styles. */
export function renderGallery(css: string): string {
  const page = renderSpecimen(
    <main className="gallery">
      <h1>Components</h1>
      {Object.entries(specimens).map(([file, states]) => (
        <section key={file} id={file}>
          <h2>{file}</h2>
          {Object.entries(states).map(([state, specimen]) => (
            <div key={state}>
              {looks.map(({ name, theme, dir }) => (
                <div key={name} className="look" dir={dir} style={{ colorScheme: theme }}>
                  <p className="text-caption text-ink-2">{`${state}, ${name}`}</p>
                  {specimen}
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </main>,
  );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Components</title>`;
  return `<!doctype html><html lang="en"><head>${head}<style>${css}${sheet}</style></head><body>${page}</body></html>\n`;
}
