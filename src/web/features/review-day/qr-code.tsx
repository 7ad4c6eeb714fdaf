import { useEffect, useState } from 'react';
import { drawQr, type QrDrawing, qrSvg } from '#shared/review-day/qr-drawing.ts';

/** The link as a QR code: black on white in both themes, because cameras need it. Empty until it is drawn. */
export function QrCode({ url, className }: { readonly url: string; readonly className?: string }) {
  const drawing = useDrawing(url);
  return (
    <div className={className}>
      {drawing !== null && (
        <svg
          role="img"
          aria-label={`QR code of ${url}`}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
          className="block size-full"
        >
          <path d={`M0 0h${drawing.size}v${drawing.size}h-${drawing.size}z`} fill="#fff" />
          <path d={drawing.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}

/** Null while drawing, and if it fails: the link is shown beside it anyway. */
export function useDrawing(url: string): QrDrawing | null {
  const [drawn, setDrawn] = useState<{ readonly url: string; readonly drawing: QrDrawing } | null>(null);
  useEffect(() => {
    let isWanted = true;
    drawQr(url)
      .then((drawing) => {
        if (isWanted) setDrawn({ url, drawing });
      })
      .catch(() => {
        // The encoder failed to load. The link is shown as text.
      });
    return () => {
      isWanted = false;
    };
  }, [url]);
  return drawn?.url === url ? drawn.drawing : null;
}

/** The same as a file for a printer. */
export function qrFile(drawing: QrDrawing): Blob {
  return new Blob([qrSvg(drawing)], { type: 'image/svg+xml' });
}
