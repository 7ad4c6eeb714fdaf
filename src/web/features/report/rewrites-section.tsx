import type { AuditedAnalysis } from '#shared/api/audits.ts';
import type { QaRewriteSuggestion } from '#shared/audit/analysis.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { useTextAttributes } from '#web/lib/text-attributes.ts';
import { countTexts, LockedTitles, NoneWritten } from './locked-titles.tsx';
import { WrittenSources } from './written-sources.tsx';

type RewritesSectionProps = Pick<AuditedAnalysis, 'auditId' | 'qaRewriteSuggestions' | 'locked'>;

/** Places on the site whose text should answer a question, each with instructions. */
export function RewritesSection({ auditId, qaRewriteSuggestions, locked }: RewritesSectionProps) {
  const more = locked?.qaRewriteSuggestions;
  return (
    <ReportSection
      id="rewrites"
      tag={countTexts(qaRewriteSuggestions.length, more)}
      title="Q&A Content Rewrite Suggestions"
      lead="AI tools quote pages that answer in the first sentence."
    >
      <div className="grid gap-6">
        {qaRewriteSuggestions.length > 0 && (
          <ul>
            {qaRewriteSuggestions.map((rewrite) => (
              <RewriteRow key={JSON.stringify(rewrite)} auditId={auditId} rewrite={rewrite} />
            ))}
          </ul>
        )}
        {more !== undefined && <LockedTitles locked={more} one="rewrite" />}
        {qaRewriteSuggestions.length === 0 && more === undefined && (
          <NoneWritten>
            Nothing to rewrite: your questions are answered well, or your site gives too few facts for an example. The
            checks under Q&amp;A Content Optimization say what was seen.
          </NoneWritten>
        )}
      </div>
    </ReportSection>
  );
}

interface RewriteRowProps {
  readonly auditId: string;
  readonly rewrite: QaRewriteSuggestion;
}

/** A part that says something: stored suggestions of earlier releases may lack one, and then its label is not shown either. */
function isSaid(text: string): boolean {
  return text.trim() !== '';
}

function LabeledPart({ label, text }: { readonly label: string; readonly text: string }) {
  if (!isSaid(text)) return null;
  return (
    <p className="max-w-[34.72em] text-note">
      <b className="font-[620]">{label}</b> {text}
    </p>
  );
}

/** One suggestion; what it leaves empty is not shown, and neither is its label. */
function RewriteRow({ auditId, rewrite }: RewriteRowProps) {
  const { pageSection, currentStatus, issue, suggestion, exampleQuestion, exampleAnswer } = rewrite;
  const { written } = useTextAttributes();
  const example = [exampleQuestion, exampleAnswer].filter(isSaid).join('\n');
  return (
    <li dir="auto" className="grid gap-3 border-line-2 border-t py-5 last:border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-body-wide">{pageSection}</h3>
        <span className="font-[620] text-caption text-ink-2">{currentStatus}</span>
      </div>
      <LabeledPart label="What is wrong." text={issue} />
      <LabeledPart label="What to do." text={suggestion} />
      {example !== '' && (
        <>
          <figure className="grid max-w-[44rem] gap-1 rounded-2 bg-sunk px-5 py-4">
            <figcaption className="text-caption text-ink-2">For example</figcaption>
            {isSaid(exampleQuestion) && (
              <p {...written} className="font-[620]">
                {exampleQuestion}
              </p>
            )}
            {isSaid(exampleAnswer) && (
              <p {...written} className="text-note">
                {exampleAnswer}
              </p>
            )}
          </figure>
          <div data-screen-only>
            <CopyButton text={example} label="Copy" of={pageSection} />
          </div>
        </>
      )}
      <WrittenSources auditId={auditId} sentences={rewrite.exampleSentences} />
    </li>
  );
}
