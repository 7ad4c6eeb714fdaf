import type { MetaFunction } from 'react-router';
import { formatDay } from '#shared/text/day-words.ts';
import { ReadingPage } from '#web/components/reading/reading-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.changelog.pattern);

interface Release {
  readonly day: string;
  readonly title: string;
  readonly changes: readonly string[];
}

/** New features for owners, newest first. */
const releases: readonly Release[] = [
  {
    day: '2026-11-30',
    title: 'Texts from your own words',
    changes: [
      'Your description is made of your facts and of sentences from your website. Tick the ones you like, or edit them, and the text follows.',
      'Where we know too little, three questions take a minute. The text appears as soon as you answer.',
      'Titles, headings and page descriptions: if yours is good, we say so. A new one loses no service, town or number of yours.',
      'Answers begin with the questions your own site answers. Posts and replies come from what you say, in seven languages.',
      'Try it before you publish: paste a new title, text or page and see what you gain and lose.',
      'The action pack adds to your structured data and keeps what is there.',
      'Your clients: check up to 50 websites at once, sorted by points to win, two or three side by side (Agency).',
      'Review Day checks your messages in seven languages and shows the law of your country. Where it isn’t sure, it asks you.',
      'Checks of a watched website only download pages that changed. If nothing did, your report says since when.',
      'Your score shows sooner. The texts under Fixes follow right after it.',
      'A license, guarantee, price or founding year that your site names only once waits for your yes before we write it.',
      'Three answers are enough for a description: what you do, for whom, and what sets you apart lead it in your words.',
      'The action pack keeps what your website says where we read it differently, and offers only services we are sure of.',
      'New titles and headings keep your trade and your name, and answers on your pages stand by themselves.',
      'A new page in your action pack is a draft now: your own sentences, and questions where we know too little. You publish it when it’s yours.',
      'Replies speak to the person who wrote the review, answer one point of it in a plain sentence, and give a complaint your phone number with its hours.',
      'Where we can’t write a better title or heading, we say what is for you to add. The pack says the same.',
      'Mark a step as done, and your report leads with the next one.',
      'A report you open again shows its texts at once, and screen readers read them in their own language.',
      'Rules of 2026-11-30.6 read towns, trades, names, services, hours, customer quotes and questions more surely. Your score can move where we were wrong before.',
      'Under the same rules a title or description that Google cuts off keeps its points if the part it shows says what you do and where.',
      'A new heading keeps your slogan behind what you do and where. Of Italian, Dutch and Portuguese sites we read since when you exist and what you promise.',
      'Review replies in Spanish and German call people the way your website does.',
      'The texts you get leave out links such as “Message on WhatsApp”, and search terms leave out praise that nobody types.',
    ],
  },
  {
    day: '2026-11-28',
    title: 'Your report in four tabs',
    changes: [
      'Result, Fixes, Proof and Your business: each has its own address, and old links lead to the right place.',
      'The first screen on a phone holds your score, what it could be, one sentence and one next step.',
      'The owner’s minute: add six numbers from your Google profile, or paste what Google Maps shows, and see your score move.',
      'Your plan names your Google profile: claim it, ask for reviews, answer them, add photos. “Up to” means you have to tell us first.',
      'A thin line over each bar shows what a score could be once everything is checked.',
      'PDF, email, link and print are behind one Share button.',
      'Rules of 2026-11-28.6 can move your score: one missing thing is counted once. Most scores rise by 1 to 6 points.',
    ],
  },
  {
    day: '2026-11-28',
    title: 'Questions that fit your business',
    changes: [
      'We ask a café how to get a table, a shop how to order, a holiday home when guests can arrive. Emergencies only matter where they happen.',
      'Questions count as people write them: as paragraphs, with answers in small headings, in more languages. Headlines of articles don’t.',
      'The main heading is part of your first lines. A page of prices or directions answers without a question.',
      'Your part of town, your village and your postal code count as your place. What only a script shows is not measured.',
      'Rules of 2026-11-28.5 can move your score. A shop or restaurant needs no page for each thing it offers.',
    ],
  },
  {
    day: '2026-11-27',
    title: 'What hides your site comes first',
    changes: [
      'If Google or AI tools can’t open or list your site, the report says so first. That fix is your first step.',
      'Rules of 2026-11-27.10 can move your score. Until such a problem is fixed, your score stays below 50.',
      'Under the same rules, a factor gets a score only when we could check a third of it.',
      'If we could check less than 35% of everything, you see the range and no number.',
      'Every check was asked anew: fewer false alarms on places, names, titles and questions. What we can’t tell is not measured.',
      'AI answers that found nothing, or mean a business of the same name elsewhere, no longer count as naming you.',
      'One next step: the headline, the plan, the PDF and the email now name the same one.',
    ],
  },
  {
    day: '2026-11-25',
    title: 'More of your services found, in plainer words',
    changes: [
      'We now find services in cards, lists, menus and price tables, also where no heading says “Services”.',
      'Findings and steps say in plainer words what we saw and what to do.',
      'If you have several addresses, we compare each with the phone number next to it.',
      'Rules of 2026-11-25.7 can move your score: more sites have services we can check. Links inside sentences no longer count as services.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Your files, clearer offers and safer accounts',
    changes: [
      'Your files: upload your Search Console links, GA4 traffic or Bing’s AI report, or paste AI answers. We show what we read before it counts.',
      'Name, address and phone of your Google profile are compared with your website. Type them, or upload your Takeout file.',
      'We count what a fix or pack would hold before we offer it. Where your facts are too few, we ask for more and sell nothing.',
      'Reports from earlier releases open. A check that is newer than the report says “not measured”.',
      'One whole part of the action pack is free for everybody.',
      'For developers: a page with a first call, keys, errors, limits and every endpoint. A key you allow can email reports.',
      'For developers: ask for a PDF by website. We refuse parameters we don’t know.',
      'Safer accounts: a new password ends every link we emailed you before. After a reset, one button ends all keys and share links.',
      'Where you start an audit, you see the number of checks and how long it takes.',
      'Rules of 2026-11-23.1 can move your score. A score of Fix-It Mode is shown only when we could check a third of it.',
      'Under the same rules, calls to action no longer count as questions, nor slogans as customer quotes. Portraits no longer count as photos of work.',
      'Hours to midnight now read the same everywhere. Your links, AI visits and AI answers count once you upload them.',
    ],
  },
  {
    day: '2026-11-22',
    title: 'Reports, history and watching',
    changes: [
      'Get your report as a PDF, by email, or as a link you can end. Anyone can verify its files.',
      'Every audit of a business on one line, and any two side by side: what your site changed, what our rules changed, what you told us.',
      'Pro and Agency: we check your site again on schedule. You get an email when something changed, right away when something broke.',
      'Agencies: your own name, color and logo on every report.',
      'Choose how long we keep your audits. Delete single audits and businesses.',
      'Rules of 2026-11-22.1: a question about a car charger no longer counts as one about prices, nor bookkeeping as booking.',
    ],
  },
  {
    day: '2026-11-22',
    title: 'Fixes, facts and packs',
    changes: [
      'Descriptions, questions and answers, headings, titles, posts and review replies, written from facts about your business. Each sentence shows where it comes from.',
      'Your facts: confirm, correct or add what your site says, state what it cannot tell, or upload the Google Takeout file of your profile.',
      'The action pack as one file: page drafts, structured data, robots.txt and the steps for your site builder.',
      'Check now: we check the page again and add the points once the change is there.',
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
      'Which bots can open your site: search engines, answer engines and training, each by name.',
      'Name, address and phone compared everywhere on your site, with the differing characters marked.',
      'Correct what we understood about your business, and we update your score right away.',
    ],
  },
];

/** The product's changelog for its users. */
export default function ChangelogPage() {
  return (
    <ReadingPage
      path={paths.changelog.pattern}
      title="Changelog"
      lead="What’s new for you, newest first. Changes to the rules behind the score are here too, with their date."
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
