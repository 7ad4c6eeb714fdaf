/** Checked in this order: the marks of later ones also occur in the headers of earlier ones. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a User-Agent header, such as "Firefox on Windows", as far as it names them. */
export function describeDevice(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '') ?? 'A browser';
  const system = nameIn(SYSTEMS, userAgent ?? '');
  return system === null ? browser : `${browser} on ${system}`;
}

function nameIn(names: typeof BROWSERS, userAgent: string): string | null {
  return names.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
}
