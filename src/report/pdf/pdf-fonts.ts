import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The cuts of the two families of the screen, as files that a typesetter reads: some 500 kB, enough for most of Europe. */
const latinCuts = [
  'besley/500Medium/Besley_500Medium.ttf',
  'besley/600SemiBold/Besley_600SemiBold.ttf',
  'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  'hanken-grotesk/400Regular_Italic/HankenGrotesk_400Regular_Italic.ttf',
  'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
] as const;

/**
 * The reading face first, then one for each script that it lacks: the order in which a letter is looked for. Vazirmatn has a glyph
 * for each letter; faces that draw letters and dots apart (Noto Sans Arabic) leave words that no reader copies or finds.
 */
const regularCuts = [
  'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  'manrope/400Regular/Manrope_400Regular.ttf',
  'vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
] as const;

/** Greek and Cyrillic, Arabic, Hebrew, Japanese: some 10 MB, read when a letter asks for them. */
const otherCuts = [
  ...regularCuts.slice(1),
  'manrope/600SemiBold/Manrope_600SemiBold.ttf',
  'vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  'biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf',
] as const;

/** Which fonts a document needs. */
export type FontSet = 'latin' | 'all';

/** The fonts as bytes. Throws when the packages are not installed. */
export function readPdfFonts(set: FontSet): Buffer[] {
  return [...latinCuts, ...(set === 'all' ? otherCuts : [])].map(readCut);
}

/** One cut of every reading face, in the order in which letters are looked for: what is in none of them cannot be set. */
export function readReadingFaces(set: FontSet): Buffer[] {
  return (set === 'all' ? regularCuts : regularCuts.slice(0, 1)).map(readCut);
}

function readCut(cut: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${cut}`)));
}
