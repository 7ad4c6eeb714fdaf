import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The font files of the screen's two families: some 500 kB, enough for most of Europe. */
const latinCuts = [
  'besley/500Medium/Besley_500Medium.ttf',
  'besley/600SemiBold/Besley_600SemiBold.ttf',
  'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  'hanken-grotesk/400Regular_Italic/HankenGrotesk_400Regular_Italic.ttf',
  'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
] as const;

/**
 * The text face first, then one for each script that it lacks: the fallback order. Vazirmatn has a glyph for each letter;
 * with fonts that draw letters and dots separately (Noto Sans Arabic), PDF text cannot be copied or searched.
 */
const regularCuts = [
  'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  'manrope/400Regular/Manrope_400Regular.ttf',
  'vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
  'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  'noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  'nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  'noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf',
  'noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf',
] as const;

/** All scripts but Latin: some 16 MB, loaded on demand. */
const otherCuts = [
  ...regularCuts.slice(1),
  'manrope/600SemiBold/Manrope_600SemiBold.ttf',
  'vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  'biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf',
  'noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
  'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  'noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf',
  'noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
  'nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
  'noto-sans-georgian/600SemiBold/NotoSansGeorgian_600SemiBold.ttf',
  'noto-sans-armenian/600SemiBold/NotoSansArmenian_600SemiBold.ttf',
] as const;

/** Every font file of documents, in the folder of the packages. */
export const PDF_FONT_FILES: readonly string[] = [...latinCuts, ...otherCuts];

/** The fonts that a document needs. */
export type FontSet = 'latin' | 'all';

/** The fonts as bytes. Throws when the packages are not installed. */
export function readPdfFonts(set: FontSet): Buffer[] {
  return [...latinCuts, ...(set === 'all' ? otherCuts : [])].map(readCut);
}

/** One style of every text face, in fallback order: a character in none of them cannot be typeset. */
export function readReadingFaces(set: FontSet): Buffer[] {
  return (set === 'all' ? regularCuts : regularCuts.slice(0, 1)).map(readCut);
}

function readCut(cut: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${cut}`)));
}
