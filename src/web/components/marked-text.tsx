import type { Piece } from '#web/lib/text-difference.ts';

/** Text with what differs marked and what is missing struck in its place, for the eye and for screen readers. */
export function MarkedText({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <bdi>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place.
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
