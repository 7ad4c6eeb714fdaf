import type { GroundedSentence } from '#shared/fixes/grounded-text.ts';
import { TextSources } from '#web/components/text-sources.tsx';

interface WrittenSourcesProps {
  readonly auditId: string;
  /** Absent: nothing is known of what carries the text. */
  readonly sentences: readonly GroundedSentence[] | undefined;
}

/** Where the sentences of one written text come from; nothing where that is not known. Not on paper: it opens on a press. */
export function WrittenSources({ auditId, sentences }: WrittenSourcesProps) {
  if (sentences === undefined || sentences.length === 0) return null;
  return (
    <div data-screen-only>
      <TextSources auditId={auditId} texts={[{ title: null, sentences }]} />
    </div>
  );
}
