import { ORIGIN_PLACEHOLDER } from '#shared/product/public-pages.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { useHydrated } from '#web/lib/use-hydrated.ts';

interface CallExampleProps {
  /** What it does, for the copy button. */
  readonly name: string;
  /** The lines of a shell command for the server at `origin`. */
  readonly command: (origin: string) => readonly string[];
}

/**
 * A command to copy and run as it stands. The build knows no address: the server writes its own into the page, and React leaves
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
      {isHydrated && (
        <p>
          <CopyButton text={text} label="Copy the command" of={name} />
        </p>
      )}
    </>
  );
}
