import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { OPERATOR_MARKS, OPERATOR_PARTS_ID } from '#shared/product/operator-parts.ts';
import { OfflineStrip } from './components/offline-strip.tsx';
import { RouteAnnouncer } from './components/route-announcer.tsx';
import { ToastHost } from './components/toast-host.tsx';
import { TopBar } from './components/top-bar.tsx';
import { WaitLine } from './components/wait-line.tsx';
import { agencyScript } from './lib/agency-visit.ts';
import { firstViewScript } from './lib/first-view-script.ts';
import { isMissingPart } from './lib/missing-part.ts';
import { noEvalScript } from './lib/no-eval-script.ts';
import { createQueryClient } from './lib/query-client.ts';
import { signInHintScript } from './lib/sign-in-hint.ts';
import { themeScript } from './lib/theme.ts';
import { ErrorPage, MissingPartPage } from './pages/error-page.tsx';
import { LoadingPage } from './pages/loading-page.tsx';
import NotFoundPage from './pages/not-found.tsx';
import styles from './styles/app.css?url';

const preloadedFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  preloadedFont(besley),
  preloadedFont(hanken),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
];

/** One for the whole visit, also across the waiting page or an error. */
const queryClient = createQueryClient();

/** Scripts that must run before the first paint, and before the first module. */
const headScript = [themeScript, signInHintScript, agencyScript, firstViewScript, noEvalScript].join(';');

/** The document around every page, prerendered and hydrated. The bar stays while pages change. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    // The script in the head sets `data-theme`, `data-signed-in` and `data-agency` before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <TopBar />
          {children}
        </QueryClientProvider>
        <script
          id={OPERATOR_PARTS_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder of ours, which the server fills with data.
          dangerouslySetInnerHTML={{ __html: OPERATOR_MARKS.all }}
        />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <WaitLine />
      <Outlet />
      <OfflineStrip />
      <RouteAnnouncer />
      <ToastHost />
    </>
  );
}

/** The content of the fallback page for paths that are not prerendered, until its script runs. */
export function HydrateFallback() {
  return <LoadingPage />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return isMissingPart(error) ? <MissingPartPage /> : <ErrorPage />;
}
