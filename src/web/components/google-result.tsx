import { formatPageUrl } from '#shared/report/safe-link.ts';
import { cutTextWithDots } from '#shared/text/cut-text.ts';
import { useTextAttributes } from '#web/lib/text-attributes.ts';

/** What a desktop result shows (practice values), in characters. */
const SHOWN = { title: 60, description: 155 } as const;

interface GoogleResultProps {
  /** The name line; null: only the address is known. */
  readonly name: string | null;
  readonly url: string;
  /** Null: the page has none. */
  readonly title: string | null;
  readonly description: string | null;
  /** "Today", "New". */
  readonly label: string;
}

/** A page as Google shows it: name and address, title, description, each cut where a result cuts it. */
export function GoogleResult({ name, url, title, description, label }: GoogleResultProps) {
  const { quoted } = useTextAttributes();
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="font-[620] text-note">{label}</figcaption>
      <div className="grid min-w-0 max-w-[640px] gap-1 rounded-2 border border-line bg-paper px-5 py-4 [overflow-wrap:anywhere]">
        <p className="text-caption leading-[1.4]">
          {name !== null && (
            <span dir="auto" className="block">
              {name}
            </span>
          )}
          <span className="block text-ink-2">{formatPageUrl(url)}</span>
        </p>
        <p
          {...(title !== null && quoted)}
          className="max-w-[600px] text-[20px] leading-[1.3] text-[light-dark(#1a0dab,#99c3ff)]"
        >
          {title === null ? <span className="text-ink-2">No title</span> : cutTextWithDots(title, SHOWN.title)}
        </p>
        <p {...(description !== null && quoted)} className="text-[14px] text-ink-2 leading-[1.57]">
          {description === null
            ? 'No description: Google picks words from the page.'
            : cutTextWithDots(description, SHOWN.description)}
        </p>
      </div>
    </figure>
  );
}
