import { operatorPart } from '#web/lib/operator-parts.ts';

/** Text about the operator and its settings, as HTML that the server wrote and escaped. */
export function OperatorPart({
  name,
  className,
}: {
  readonly name: 'opening' | 'footer' | 'contact' | 'periods' | 'limits';
  readonly className?: string;
}) {
  return (
    <div
      className={className}
      // The built page holds a placeholder here, the served one the text: React keeps what it finds.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our server, with every value escaped.
      dangerouslySetInnerHTML={{ __html: operatorPart(name) }}
    />
  );
}
