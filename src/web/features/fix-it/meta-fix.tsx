import { type GeneratedMeta, generateMetaEndpoint } from '#shared/api/generate.ts';
import type { SettledText } from '#shared/fixes/settled-text.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { GoogleResult } from '#web/components/google-result.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { UnchangedText } from './unchanged-text.tsx';
import { useGeneration } from './use-generation.ts';

interface MetaFixProps {
  readonly auditId: string;
  readonly name: string | null;
  readonly home: { readonly url: string; readonly title: string | null; readonly metaDescription: string | null };
  /** Whether the plan includes titles and descriptions. */
  readonly isOpen: boolean;
}

/** Title and page description of the home page as Google shows them, today and with what we would change. */
export function MetaFix({ auditId, name, home, isOpen }: MetaFixProps) {
  const { state, start } = useGeneration({
    fix: 'fix-h1',
    ask: (signal) => callEndpoint(generateMetaEndpoint, { query: { auditId }, signal }),
  });
  const page = state.kind === 'written' ? state.value.pages[0] : undefined;
  return (
    <div className="grid max-w-[44rem] gap-4">
      <GoogleResult label="In Google now" name={name} {...home} description={home.metaDescription} />
      {page !== undefined && <Settled name={name} home={home} page={page} />}
      {isOpen && page === undefined && (
        <div data-screen-only>
          <BusyButton variant="outline" isBusy={state.kind === 'asking'} busyLabel="Comparing" onPress={start}>
            Check title and description
          </BusyButton>
        </div>
      )}
      <p role="status" className="text-ink-2 text-note empty:hidden">
        {state.kind === 'sample' || state.kind === 'refused'
          ? 'We couldn’t compare your title and description. Try again in a minute.'
          : page === undefined && state.kind === 'written'
            ? 'We no longer have the pages of this audit. Run a new audit first.'
            : ''}
      </p>
    </div>
  );
}

interface SettledProps extends Pick<MetaFixProps, 'name' | 'home'> {
  readonly page: GeneratedMeta;
}

function Settled({ name, home, page: { title, description } }: SettledProps) {
  const isNew = title.outcome === 'write' || description.outcome === 'write';
  const shown = ({ outcome, text, before }: SettledText) => (outcome === 'write' ? text : before);
  return (
    <>
      {isNew && (
        <GoogleResult
          label="In Google with the new text"
          name={name}
          url={home.url}
          title={shown(title)}
          description={shown(description)}
        />
      )}
      <Outcome what="Page title" settled={title} />
      <Outcome what="Page description" settled={description} />
    </>
  );
}

function Outcome({ what, settled: { outcome, text, why } }: { readonly what: string; readonly settled: SettledText }) {
  return (
    <div className="grid gap-2">
      <h4 className="font-[620] text-note">{what}</h4>
      {outcome === 'keep' ? (
        <UnchangedText why={why} />
      ) : (
        <p dir="auto" className="text-note">
          {why}
        </p>
      )}
      {outcome === 'write' && (
        <div data-screen-only>
          <CopyButton text={text} label={`Copy ${what === 'Page title' ? 'title' : 'description'}`} />
        </div>
      )}
    </div>
  );
}
