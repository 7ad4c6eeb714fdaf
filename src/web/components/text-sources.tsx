import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFactsEndpoint } from '#shared/api/facts.ts';
import type { Fact } from '#shared/fixes/fact-sheet.ts';
import type { GroundedSentence } from '#shared/fixes/grounded-text.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { useTextAttributes } from '#web/lib/text-attributes.ts';

interface SourcedText {
  /** What the sentences belong to; null when there is only one text. */
  readonly title: string | null;
  readonly sentences: readonly GroundedSentence[];
}

interface TextSourcesProps {
  readonly auditId: string;
  readonly texts: readonly SourcedText[];
}

/** The facts behind each sentence, with page and quote. Loaded when opened. */
export function TextSources({ auditId, texts }: TextSourcesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { written } = useTextAttributes();
  const { data, isError } = useQuery({
    queryKey: ['facts', auditId],
    queryFn: ({ signal }) => callEndpoint(getFactsEndpoint, { params: { auditId }, signal }),
    enabled: isOpen,
  });
  const facts = new Map(data?.facts.map((fact) => [fact.id, fact]));
  return (
    <details className="max-w-[44rem] text-note" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-[620]">Where each sentence comes from</summary>
      {isError && <p className="text-ink-2">We couldn’t load the facts. Close this and open it again.</p>}
      {!isError && data === undefined && <p className="text-ink-2">Reading your facts</p>}
      {data !== undefined &&
        texts.map(({ title, sentences }) => (
          <div key={title ?? ''} className="mt-3">
            {title !== null && (
              <p {...written} className="font-[620]">
                {title}
              </p>
            )}
            <ol>
              {sentences.map(({ text, factIds }) => (
                <li key={text} className="border-line border-t py-3">
                  <p {...written}>{text}</p>
                  <Sources facts={factIds.flatMap((id) => facts.get(id) ?? [])} />
                </li>
              ))}
            </ol>
          </div>
        ))}
    </details>
  );
}

function Sources({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return <p className="mt-1 text-ink-2">Claims nothing, so it needs no source.</p>;
  return (
    <ul className="mt-1 grid gap-1 text-ink-2">
      {facts.map(({ id, value, origin }) => (
        <li key={id}>
          <span dir="auto">{value}</span>: <Origin origin={origin} />
        </li>
      ))}
    </ul>
  );
}

function Origin({ origin }: Pick<Fact, 'origin'>) {
  switch (origin.kind) {
    case 'page':
      return <OutsideLink url={origin.url}>{shortAddress(origin.url)}</OutsideLink>;
    case 'owner':
      return <>stated by you</>;
    case 'takeout':
      return <>from your Google Takeout file</>;
    default:
      return origin satisfies never;
  }
}

function shortAddress(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null
    ? url
    : `${parsed.hostname.replace(/^www\./, '')}${parsed.pathname === '/' ? '' : parsed.pathname}`;
}
