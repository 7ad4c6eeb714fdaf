import { ORIGIN_PLACEHOLDER } from '#shared/product/public-pages.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';

interface CallExampleProps {
  /** A description, for the copy button's label. */
  readonly name: string;
  /** The lines of a shell command for the server at `origin`. */
  readonly command: (origin: string) => readonly string[];
}

/**
 * A runnable shell command. The build does not know the server's URL: the server writes it into the page, and React keeps
 * what it finds.
 */
export function CallExample({ name, command }: CallExampleProps) {
  const isHydrated = useHydrated();
  const text = command(isHydrated ? location.origin : ORIGIN_PLACEHOLDER).join(' \\\n  ');
  return (
    <>
      <pre>
        <code data-example={name} suppressHydrationWarning>
          {text}
        </code>
      </pre>
      {/* Its space is kept until it works. */}
      <p className={isHydrated ? undefined : 'invisible'}>
        <CopyButton text={text} label="Copy the command" of={name} />
      </p>
    </>
  );
}
