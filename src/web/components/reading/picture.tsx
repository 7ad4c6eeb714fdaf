interface PictureProps {
  readonly src: string;
  /** Alternative text. */
  readonly alt: string;
  readonly caption: string;
  /** Intrinsic size in CSS pixels, so that the space is reserved before it loads. */
  readonly width: number;
  readonly height: number;
}

/** A lazily loaded picture with its caption. */
export function Picture({ src, alt, caption, width, height }: PictureProps) {
  return (
    <figure className="grid gap-2">
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-2 border border-line-2"
      />
      <figcaption className="text-ink-2 text-note">{caption}</figcaption>
    </figure>
  );
}
