import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Logo } from './logo.tsx';
import { OperatorPart } from './operator-part.tsx';

const groups = [
  {
    title: 'Product',
    links: [
      { to: paths.home.section('audit'), label: 'Run Free Audit' },
      { to: paths.localKeywords.to(), label: 'Local keywords' },
      { to: paths.reviewDay.to(), label: 'Review day' },
      { to: paths.pricing.to(), label: 'Pricing' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: paths.downloads.to(), label: 'Downloads' },
      { to: paths.aeoGuide.to(), label: 'AEO guide' },
      { to: paths.aiSearchHub.to(), label: 'AI search hub' },
      { to: paths.guides.to(), label: 'Guides' },
      { to: paths.changelog.to(), label: 'Changelog' },
      { to: paths.developers.to(), label: 'Developers' },
    ],
  },
  {
    title: 'About',
    links: [
      { to: paths.howWeScore.to(), label: 'How we score' },
      { to: paths.verify.to(), label: 'Verify a report' },
      { to: paths.bot.to(), label: 'PorchlightBot' },
      { to: paths.contact.to(), label: 'Contact' },
      { to: paths.home.section('questions'), label: 'Fair questions' },
    ],
  },
  {
    title: 'Terms',
    links: [
      { to: paths.privacy.to(), label: 'Privacy' },
      { to: paths.terms.to(), label: 'Terms' },
      { to: paths.refunds.to(), label: 'Refunds' },
    ],
  },
] as const;

/** The page footer: what the score means, and links. */
export function Footer() {
  return (
    <footer data-screen-only className="dusk bg-dusk-deep text-on-dusk-2">
      <div className="page-width grid gap-8 pt-12 pb-28 lg:grid-cols-[1fr_auto] lg:gap-16 lg:pb-16">
        <div className="text-on-dusk">
          <Logo />
          <p className="mt-3 max-w-[20.16em] text-note text-on-dusk-2">
            The score is our own reading of public evidence. It isn&rsquo;t Google&rsquo;s, and it isn&rsquo;t your
            place in a search.
          </p>
          <OperatorPart
            name="footer"
            className="mt-3 max-w-[36ch] text-note text-on-dusk-2 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center"
          />
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-10 gap-y-8 sm:grid-cols-4">
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-1 font-[650] font-text text-note text-on-dusk tracking-normal">{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center text-note no-underline lg:min-h-8 hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
