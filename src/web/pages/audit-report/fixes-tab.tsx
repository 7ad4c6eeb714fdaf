import type { AuditedAnalysis } from '#shared/api/audits.ts';
import { FoldedSections, ReportSection } from '#web/components/report-layout.tsx';
import { findLockedFixes } from '#web/features/fix-it/fix-availability.ts';
import { FixIt } from '#web/features/fix-it/fix-it.tsx';
import { LockedBlock } from '#web/features/fix-it/upgrade-bar.tsx';
import { FixItMode } from '#web/features/report/fix-it-mode.tsx';
import { IdeasSection } from '#web/features/report/ideas-section.tsx';
import { PackSection } from '#web/features/report/pack-section.tsx';
import { RewritesSection } from '#web/features/report/rewrites-section.tsx';
import { TabHeading } from '#web/features/report/tab-heading.tsx';
import { TemplatesSection } from '#web/features/report/templates-section.tsx';
import { AddOnPart, ChecklistPart, KeywordPart, ProfileTextsPart } from './fix-sections.tsx';
import { listLockedTexts } from './locked-texts.ts';
import type { ReportViewer } from './viewer.ts';

interface FixesTabProps {
  readonly auditId: string;
  readonly analysis: AuditedAnalysis;
  readonly viewer: ReportViewer;
  /** The free text was copied. */
  readonly onCopied: () => void;
}

/** Everything that was written for the owner. */
export default function FixesTab({ auditId, analysis, viewer, onCopied }: FixesTabProps) {
  const { qaRewriteSuggestions, aeoActionPack, templates, templateSentences, contentIdeas, locked } = analysis;
  const part = { auditId, analysis, viewer };
  const withheld = locked !== undefined && { locked };
  return (
    <div className="page-width">
      <TabHeading
        tab="fixes"
        title="What we wrote for you"
        lead="From the facts on your own website. Copy, paste, done."
      />
      <FixItMode scores={analysis.fixItScores} />
      <FixIt auditId={auditId} analysis={analysis} isPro={viewer.isPro} onCopied={onCopied} />
      <ChecklistPart {...part} />
      <ReportSection
        id="more-texts"
        title="More to use"
        lead={viewer.offersUpgrade ? 'Open what you need. A free sample of each.' : 'Open what you need.'}
      >
        <FoldedSections>
          <RewritesSection auditId={auditId} qaRewriteSuggestions={qaRewriteSuggestions} {...withheld} />
          <PackSection auditId={auditId} aeoActionPack={aeoActionPack} websiteUrl={analysis.websiteUrl} {...withheld} />
          <TemplatesSection
            auditId={auditId}
            templates={templates}
            {...(templateSentences && { templateSentences })}
            {...withheld}
          />
          <IdeasSection contentIdeas={contentIdeas} {...withheld} />
          <ProfileTextsPart {...part} />
        </FoldedSections>
      </ReportSection>
      <KeywordPart {...part} />
      <AddOnPart {...part} />
      {viewer.offersUpgrade && (
        <LockedBlock locked={findLockedFixes(analysis, viewer.isPro)} contents={listLockedTexts(analysis)} />
      )}
    </div>
  );
}
