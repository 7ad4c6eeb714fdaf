import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Logo } from './logo.tsx';

const links = [
  { to: paths.home.section('audit'), label: 'Run Free Audit' },
  { to: paths.home.section('how'), label: 'How it works' },
  { to: paths.home.section('measured'), label: 'What we measure' },
  { to: paths.home.section('questions'), label: 'Fair questions' },
] as const;

/** The end of every page: what the score is and is not, and the links that exist. */
export function Footer() {
  return (
    <footer data-screen-only className="dusk bg-dusk-deep text-on-dusk-2">
      <div className="page-width grid gap-8 pt-12 pb-16 md:grid-cols-[1fr_auto]">
        <div className="text-on-dusk">
          <Logo />
          <p className="mt-3 max-w-[36ch] text-note text-on-dusk-2">
            The score is our own reading of public evidence. No tool has Google&rsquo;s ranking data, and we do not
            claim to.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-8 md:grid-cols-1">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center text-note no-underline hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
