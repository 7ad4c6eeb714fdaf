import {
  carefulHours,
  federalRule,
  type Hours,
  type HoursRule,
  stricterStates,
} from '#shared/review-day/quiet-hours.ts';
import { formatClockMinutes } from '#shared/review-day/wall-time.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';

const rules: readonly HoursRule[] = [federalRule, ...stricterStates];
const sources = [...new Map(rules.map(({ source }) => [source.title, source])).values()];

/** Permitted hours of marketing messages, by state. */
export function HoursTable() {
  return (
    <div className="grid gap-3 pt-2 text-note">
      <table className="ruled-table">
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Mon to Fri</th>
            <th scope="col">Sat</th>
            <th scope="col">Sun</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ place, name, hours }) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              <td>{hoursWords(hours.weekday)}</td>
              <td>{hoursWords(hours.saturday)}</td>
              <td>{hoursWords(hours.sunday)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Not known, or elsewhere</th>
            <td>{hoursWords(carefulHours.weekday)}</td>
            <td>{hoursWords(carefulHours.saturday)}</td>
            <td>{hoursWords(carefulHours.sunday)}</td>
          </tr>
        </tbody>
      </table>
      <p className="text-ink-2">
        The rule for the whole country is law; the states are as guides tell them, the stricter one where two differ.
        Check your own state before you rely on it. This isn’t legal advice.
      </p>
      <ul className="text-ink-2">
        {sources.map(({ title, url, date, standing }) => (
          <li key={title}>
            <OutsideLink url={url}>{title}</OutsideLink>, {formatDay(date)},{' '}
            {standing === 'law' ? 'law' : 'second hand'}
          </li>
        ))}
      </ul>
    </div>
  );
}

function hoursWords(hours: Hours): string {
  return hours === null ? 'none' : `${formatClockMinutes(hours[0])} to ${formatClockMinutes(hours[1])}`;
}
