import type { TakeoutRejection } from '#shared/fixes/takeout-profile.ts';

const SENTENCES: Readonly<Record<TakeoutRejection['code'], string>> = {
  'not-a-zip': 'This is not a zip file. Choose the .zip that Google Takeout gave you, as it is.',
  'not-zip-format':
    'This is not a .zip but another kind of archive. Make the export again and choose .zip as the file type.',
  'single-file': 'This is a single file out of the export. Choose the whole .zip that Google Takeout gave you.',
  'zip-in-zip': 'This zip only holds other zips. Unpack it once and choose the .zip that Google Takeout gave you.',
  damaged: 'This zip is damaged or not complete. Download it from Google Takeout once more.',
  encrypted: 'This zip is locked with a password. Choose the .zip as Google Takeout gave it to you.',
  'unsafe-names':
    'This zip holds names that point outside of it, so it was not opened. Choose the .zip as Google Takeout gave it to you.',
  'too-big':
    'This zip holds more than can be read. Make the export again with nothing but Google Business Profile chosen.',
  'only-written-reviews':
    'This zip holds reviews that you wrote about other places, not those of your business. In Google Takeout choose Google Business Profile.',
  'no-profile':
    'This zip holds no business profile. In Google Takeout choose “Deselect all”, then only Google Business Profile.',
};

/** The rejection for a code, with its sentence. */
export function rejectTakeout(code: TakeoutRejection['code']): TakeoutRejection {
  return { code, sentence: SENTENCES[code] };
}
