import type { Business } from '#shared/audit/business.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { placeLabels } from '#shared/report/place-labels.ts';
import { formatUrlPath } from '#shared/report/safe-link.ts';
import { MarkedText } from '#web/components/marked-text.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import type { Piece } from '#web/lib/text-difference.ts';
import { useFirstFew } from '#web/lib/use-first-few.ts';
import { compareNap, type NapLine } from './nap-comparison.ts';

/** The number of places shown at first, besides those that differ. */
const firstPlaces = 4;

/** Name, address and phone wherever the site states them, with differing characters marked. */
export function NapSection({ business }: { readonly business: Business }) {
  const { reference, lines } = compareNap(business);
  const { shown, rest, showAll } = useFirstFew(lines, firstPlaces, ({ conflicts }) => conflicts.length > 0);
  return (
    <ReportSection id="nap" title="Your name, address and phone" lead={leadOf(business, lines.length)}>
      {lines.length === 0 ? (
        <TextButton asChild>
          <a href="#facts" data-screen-only>
            Add your address and phone
          </a>
        </TextButton>
      ) : (
        <table className="ruled-table stacked-table">
          <caption className="sr-only">Name, address and phone in {formatCount(lines.length, 'place')}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-[22%]">
                Place
              </th>
              <th scope="col" className="w-[23%]">
                Name
              </th>
              <th scope="col" className="w-[36%]">
                Address
              </th>
              <th scope="col">Phone</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="wide">
                Your main details
                <small>compared against this</small>
              </th>
              <Cell label="Name" pieces={asPieces(reference.name)} />
              <Cell label="Address" pieces={asPieces(reference.address)} />
              <Cell label="Phone" pieces={asPieces(reference.phone)} />
            </tr>
            {shown.map((line) => (
              <tr key={JSON.stringify(line)}>
                <th scope="row" className="wide">
                  {placeLabels[line.place]}
                  <small>{whereWords(line)}</small>
                </th>
                <Cell label="Name" pieces={line.cells.name} />
                <Cell label="Address" pieces={line.cells.address} />
                <Cell label="Phone" pieces={line.cells.phone} />
              </tr>
            ))}
            {rest > 0 && (
              <tr data-screen-only>
                <td colSpan={4} className="wide">
                  <TextButton onClick={showAll}>Show {formatCount(rest, 'more place', 'more places')}</TextButton>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </ReportSection>
  );
}

function leadOf({ napConsistent }: Business, count: number): string {
  if (count === 0) return 'We found no street address or phone number to compare on the pages we checked.';
  if (napConsistent === null) return 'We found them in one place only, so there’s nothing to compare yet.';
  const what = `${formatCount(count, 'place')} compared, letter by letter.`;
  return napConsistent
    ? `${what} They match. Spacing and punctuation don’t count.`
    : `${what} We mark differences that matter. A crossed-out part is missing there.`;
}

function Cell({ label, pieces }: { readonly label: string; readonly pieces: readonly Piece[] | null }) {
  if (pieces === null) {
    return (
      <td data-label={label} className="not-on-phone text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">not stated there</span>
      </td>
    );
  }
  return (
    <td data-label={label}>
      <span className="[overflow-wrap:anywhere]">
        <MarkedText pieces={pieces} />
      </span>
    </td>
  );
}

function asPieces(text: string | null): Piece[] | null {
  return text === null ? null : [{ text, kind: 'same' }];
}

function whereWords({ urls }: NapLine): string {
  const [first] = urls;
  return urls.length === 1 && first !== undefined ? formatUrlPath(first) : formatCount(urls.length, 'page');
}
