import type { MetaFunction } from 'react-router';
import { formatDay } from '#shared/report/day-words.ts';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.changelog.pattern);

interface Release {
  readonly day: string;
  readonly title: string;
  readonly changes: readonly string[];
}

/** What owners can do that they could not do before; the newest first. */
const releases: readonly Release[] = [
  {
    day: '2026-11-22',
    title: 'Reports, history and watching',
    changes: [
      'The report as PDF in the script of your business, by mail, by a link that you can end, and as files that anybody can verify.',
      'Every audit of a business on one line, and any two side by side: what your site changed, what our rules changed, what you told us.',
      'Pro and Agency: your site is read again by itself, with a mail when something changed and at once when something broke.',
      'Agencies: your own name, colour and logo on every report.',
      'How long we keep your audits is yours to set; single audits and businesses can be deleted.',
      'Rules of 2026-11-22.1: a question about a car charger is no question about your prices any more, and bookkeeping no booking.',
    ],
  },
  {
    day: '2026-11-22',
    title: 'Fixes, facts and packs',
    changes: [
      'Descriptions, questions and answers, headings, titles, posts and review replies, written from facts about your business; each sentence shows where it comes from.',
      'Your facts: confirm, correct or add what your site says, state what it cannot tell, or upload the Google Takeout file of your profile.',
      'The action pack as one file: page drafts, structured data, robots.txt and the steps for your site builder.',
      'Check now: we read the place again and credit the points when the change is there.',
      'Keyword strategies, the checklist with the exact change, Review Day with a kit to print, and the five packs.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'Accounts, plans and payment',
    changes: [
      'Sign up, and the audits of your browser move to your account.',
      'Pro by the month or by the year, five add-ons for single audits, refunds within 30 days.',
      'Your settings: change address and password, see where you are signed in, download your data, delete the account.',
      'Agencies get keys for the API and can start many audits in one go.',
    ],
  },
  {
    day: '2026-11-20',
    title: 'The audit',
    changes: [
      'Fourteen factors with the evidence for every check, a plan with exact gains, and the range the score could take.',
      'Who may read your site: search engines, answer engines and training, each by name.',
      'Name, address and phone compared wherever your site states them, with the differing characters marked.',
      'Correct what we understood of your business, and the same evidence is judged again at once.',
    ],
  },
];

/** What has changed in the product, for the people who use it. */
export default function ChangelogPage() {
  return (
    <ReadingPage
      path={paths.changelog.pattern}
      title="Changelog"
      lead="What is new for you, the newest first. Changes of the rules behind the score are named here too, with their date."
    >
      {releases.flatMap(({ day, title, changes }) => [
        <h2 key={title}>{title}</h2>,
        <p key={`${title}-day`} className="text-ink-3 text-note">
          <time dateTime={day}>{formatDay(day)}</time>
        </p>,
        <ul key={`${title}-changes`}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>,
      ])}
    </ReadingPage>
  );
}
