import { operatorPart } from '#web/lib/operator-parts.ts';

/** Words of the server about its operator and settings, as HTML that the server wrote and escaped. */
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
      // The built page holds a mark here, the served one the words: React leaves what it finds.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our server, every fact in it escaped.
      dangerouslySetInnerHTML={{ __html: operatorPart(name) }}
    />
  );
}
