import { Link, type MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHasSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [
  { title: 'Page Not Found, Porchlight' },
  { name: 'robots', content: 'noindex' },
];

const ways = [
  { to: paths.home.section('audit'), label: 'Audit a website', note: 'Free, no account' },
  { to: paths.guides.to(), label: 'Guides', note: 'Each answers one question, with its sources' },
  { to: paths.pricing.to(), label: 'Pricing', note: 'What is free and what Pro adds' },
  { to: paths.howWeScore.to(), label: 'How we score', note: 'The checks, the weights and the limits' },
] as const;

/** The 404 page, with further links. */
export default function NotFoundPage() {
  const hasSavedAudit = useHasSavedAudit();
  return (
    <PageShell bottomBar={null}>
      <div className="page-width section-space grid gap-x-[clamp(3rem,6vw,6rem)] gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1>Page Not Found</h1>
          <p className="mt-6 max-w-measure text-ink-2 text-lead leading-[1.5]">
            There’s no page at this address. Check the spelling, or start from the start page.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild variant="ink">
              <Link to={paths.home.to()}>Go to the start page</Link>
            </Button>
            {hasSavedAudit && (
              <Button asChild>
                <Link to={paths.audit.to()}>Open Your Audit</Link>
              </Button>
            )}
          </div>
        </div>
        <nav aria-label="Ways on">
          <ul className="border-ink border-t-[1.5px]">
            {ways.map(({ to, label, note }) => (
              <li key={label} className="border-line border-b">
                <Link to={to} className="flex min-h-16 flex-col justify-center py-3 no-underline hover:underline">
                  <span className="font-[620]">{label}</span>
                  <span className="text-ink-2 text-note">{note}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageShell>
  );
}
