interface PictureProps {
  readonly src: string;
  /** What it shows, for who cannot see it. */
  readonly alt: string;
  readonly caption: string;
  /** Of the file in CSS pixels: the place is kept free before it comes. */
  readonly width: number;
  readonly height: number;
}

/** A picture with its caption in a page to be read; fetched when it comes near. */
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
