import { Link, type MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { VerifyPanel } from '#web/features/verify/verify-panel.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => pageMeta(paths.verify.pattern);

/** Verifies a report, for anybody who received one. */
export default function VerifyPage() {
  return (
    <PageShell>
      <div className="page-width pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(4rem,7vw,7rem)]">
        <header className="grid max-w-[52rem] gap-5 pb-10">
          <h1 className="text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)]">Verify a report</h1>
          <p className="max-w-[33.6em] text-ink-2 text-lead leading-[1.5]">
            Somebody showed you a Porchlight report. Here you see whether it was changed, and whether its score follows
            from what the website really answered.
          </p>
        </header>
        <VerifyPanel explanation={<Explanation />} />
      </div>
    </PageShell>
  );
}

function Explanation() {
  return (
    <div className="mt-[clamp(3.5rem,6vw,5.5rem)] grid gap-x-[clamp(3rem,6vw,6rem)] gap-y-12 border-ink border-t-[1.5px] pt-10 lg:grid-cols-2">
      <div className="prose">
        <h2>What happens</h2>
        <ol>
          <li>
            <b>The seal.</b> A report carries a mark that only the server which wrote it can make. One changed letter
            breaks it.
          </li>
          <li>
            <b>The fingerprint.</b> The report names its evidence by a SHA-256. One changed byte makes another one.
          </li>
          <li>
            <b>The score.</b> We score the evidence again from the beginning, with the owner’s facts that the report
            states, and compare every check, the score, the facts and the plan.
          </li>
        </ol>
        <p>
          When our rules have changed since, the result says so and lists what they change, so that an old report is not
          called wrong for it.
        </p>
        <h2>Where the two files are</h2>
        <p>
          At the end of every report, under “The data behind it”: <b>Whole report</b> and <b>Evidence</b>. Ask whoever
          showed you the report for both. For your own reports the same place has a button that needs no files.
        </p>
      </div>
      <div className="prose">
        <h2>What it does not prove</h2>
        <ul>
          <li>That the website is the same today. The evidence is what it answered on the day of the audit.</li>
          <li>What the owner told about the business. It is marked in the report as the owner’s.</li>
          <li>Texts that were written for the owner. They are under the seal, but do not follow from the evidence.</li>
          <li>A PDF or a picture of a report. Only the two files can be verified.</li>
        </ul>
        <h2>Without us</h2>
        <p>
          You need not trust this server. With the source of Porchlight on your own computer, one command does the same
          without a network:
        </p>
        <pre>
          <code>{'npm run -s replay -- \\\n  evidence.bundle \\\n  --report report.json'}</code>
        </pre>
        <p>
          We check what you send in memory and don’t keep it. How checks become a score is explained in{' '}
          <Link to={paths.howWeScore.to()}>how we score</Link>.
        </p>
      </div>
    </div>
  );
}
