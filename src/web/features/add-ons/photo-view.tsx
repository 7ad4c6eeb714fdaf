import type { PhotoSeoPack, PhotoState } from '#shared/add-ons/photo-seo-pack.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatUrlPath } from '#shared/report/safe-link.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { FirstFew } from './first-few.tsx';
import { PackHeading, PackRow, Steps } from './pack-parts.tsx';

const shownAtFirst = 4;
const stateWords: Record<PhotoState, readonly [band: string, word: string]> = {
  described: ['good', 'Described'],
  unknown: ['mid', 'Say what it shows'],
  unsupported: ['mid', 'Check its text'],
  decorative: ['none', 'Decoration'],
};

/** Alternative text for each photo of the site, then photos to take. */
export function PhotoView({ pack: { photos, morePhotos, shots, rules } }: { readonly pack: PhotoSeoPack }) {
  return (
    <div className="grid gap-8">
      <Steps lines={rules} />
      <div className="grid gap-3">
        <PackHeading>Photos on your website</PackHeading>
        {photos.length === 0 && <p className="text-ink-2 text-note">We saw no photos on the pages we checked.</p>}
        <FirstFew
          count={shownAtFirst}
          what="photos"
          rows={photos.map(({ src, currentName, page, state, advice, ...texts }) => (
            <PackRow key={src}>
              <p className="flex flex-wrap gap-x-4 gap-y-1 text-note">
                <b className="font-[620] [overflow-wrap:anywhere]">
                  <OutsideLink url={src}>{currentName}</OutsideLink>
                </b>
                <span data-band={stateWords[state][0]} className="font-[650] text-(--word)">
                  {stateWords[state][1]}
                </span>
                <span className="text-ink-2 [overflow-wrap:anywhere]">on {formatUrlPath(page)}</span>
              </p>
              <p className="max-w-[44rem] text-note" dir="auto">
                {advice}
              </p>
              <Texts {...texts} of={currentName} />
            </PackRow>
          ))}
        />
        {morePhotos > 0 && (
          <p className="text-note">{formatCount(morePhotos, 'more photo')} were found and are not listed.</p>
        )}
      </div>
      <div className="grid gap-3">
        <PackHeading>Photos to take</PackHeading>
        <FirstFew
          count={shownAtFirst}
          what="photos to take"
          rows={shots.map(({ title, how, ...texts }) => (
            <PackRow key={title}>
              <p className="font-[620] text-note">{title}</p>
              <p className="max-w-[44rem] text-note">{how}</p>
              <Texts {...texts} of={title} />
            </PackRow>
          ))}
        />
      </div>
    </div>
  );
}

interface TextsProps {
  readonly fileName: string;
  readonly alt: string;
  readonly caption: string;
  readonly of: string;
}

function Texts({ fileName, alt, caption, of }: TextsProps) {
  const lines = [
    ['File name', fileName],
    ['Alternative text', alt],
    ['Caption', caption],
  ] as const;
  return (
    <div className="grid max-w-[44rem] gap-3">
      <dl className="grid gap-x-4 gap-y-1 rounded-2 bg-sunk px-5 py-4 text-note sm:grid-cols-[9rem_minmax(0,1fr)]">
        {lines.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd dir="auto" className="[overflow-wrap:anywhere]">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <CopyButton text={lines.map(([label, text]) => `${label}: ${text}`).join('\n')} label="Copy" of={of} />
      </div>
    </div>
  );
}
