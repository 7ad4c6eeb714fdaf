import type { Piece } from '#web/lib/text-difference.ts';

/** Text with differences marked and missing parts struck through, visually and for screen readers. */
export function MarkedText({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <bdi>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity than their index.
        <MarkedPiece key={index} piece={piece} />
      ))}
    </bdi>
  );
}

function MarkedPiece({ piece: { kind, text } }: { readonly piece: Piece }) {
  switch (kind) {
    case 'same':
      return text;
    case 'extra':
      return <mark className="marked-extra">{text}</mark>;
    case 'missing':
      return (
        <del className="marked-missing">
          <span className="sr-only">missing: </span>
          {text}
        </del>
      );
    default:
      return kind satisfies never;
  }
}
