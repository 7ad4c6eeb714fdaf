/**
 * Whether unlabelled digits are formatted like phone numbers: a plus, a trunk zero or bracketed area code with
 * groups, 3-3-4, or several even groups. Dates, times, decimals, price lists and bare digit strings are not.
 * @param run one digit run in ASCII
 */
export function looksLikePhone(run: string): boolean {
  if (isDateOrTimes(run)) return false;
  if (/^\+ ?\(?[0-9]/.test(run)) return true;
  const groups = run.match(/[0-9]+/g) ?? [];
  const [first = '', second = ''] = groups;
  if (groups.length < 2 || groups.length > 8) return false;
  // 51.123456 and 1.234.567: a decimal, a price.
  if (groups.length === 2 && /^[0-9]{1,3}\.[0-9]+$/.test(run)) return false;
  if (
    groups.every((group, i) => i === 0 || group.length === 3) &&
    /^[0-9]{1,3}(?:\.[0-9]{3})+$/.test(run) &&
    groups.length < 3
  )
    return false;
  if (/^\(\s*0?[0-9]{1,5}\s*\)/.test(run)) return true;
  if (first.startsWith('0')) return first.length <= 6 && !/^0[0-9]?$/.test(first) ? true : groups.length >= 3;
  // 404-555-0114, 1-800-555-1234
  if (/^(?:1[ .-])?\(?[2-9][0-9]{2}\)?[ .-]{1,3}[0-9]{3}[ .-]{1,3}[0-9]{4}$/.test(run)) return true;
  // 500 600 700, 22 123 45 67, 91 234 56 78, 98765 43210, 1300 123 456, 13 12 34
  if (groups.length >= 3 && groups.every((group) => group.length >= 2 && group.length <= 4)) return !isYearList(groups);
  return first.length === 5 && second.length === 5 && groups.length === 2;
}

/** 12.05.2024, 2024-11-21, 01/02/2023, 9.00 - 18.00, 08.30-12.00 13.30-18.00 */
function isDateOrTimes(run: string): boolean {
  return (
    /^\(?[0-9]{1,2}[./-] ?[0-9]{1,2}[./-] ?(?:19|20)[0-9]{2}(?:$|[^0-9])/.test(run) ||
    /^\(?(?:19|20)[0-9]{2}[./-][0-9]{1,2}[./-][0-9]{1,2}(?:$|[^0-9])/.test(run) ||
    /^[0-2]?[0-9]\.[0-5][05] ?[-/] ?[0-2]?[0-9]\.[0-5][0-9]/.test(run)
  );
}

function isYearList(groups: readonly string[]): boolean {
  return groups.every((group) => /^(?:19|20)[0-9]{2}$/.test(group));
}
