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
            Did someone show you a Porchlight report? Check whether it was changed, and whether its score matches what
            the website sent us.
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
            <b>The signature.</b> Only we can sign a report. One changed letter breaks the signature.
          </li>
          <li>
            <b>The fingerprint.</b> The report names its evidence by a SHA-256. Any change gives another one.
          </li>
          <li>
            <b>The score.</b> We score the evidence again from the beginning, with the owner’s facts in the report, and
            compare every check, the score, the facts and the plan.
          </li>
        </ol>
        <p>
          If our rules have changed since, the result lists what they change. So an old report isn’t called wrong for
          it.
        </p>
        <h2>Where the two files are</h2>
        <p>
          On the Proof tab of every report, under “Files and proof”: <b>Whole report</b> and <b>Evidence</b>. Ask the
          person who showed you the report for both. Your own reports have a button there that needs no files.
        </p>
      </div>
      <div className="prose">
        <h2>What it doesn’t prove</h2>
        <ul>
          <li>That the website is the same today. The evidence is what it sent on the day of the audit.</li>
          <li>What the owner told us about the business. The report marks it as the owner’s.</li>
          <li>Texts written for the owner. The signature covers them, but the evidence doesn’t show them.</li>
          <li>A PDF or a picture of a report. Only the two files can be verified.</li>
        </ul>
        <h2>Without us</h2>
        <p>With the source of Porchlight on your own computer, one command does the same without a network:</p>
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
