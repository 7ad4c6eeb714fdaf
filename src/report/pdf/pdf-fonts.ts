import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The cuts that the templates use: the same two families as on the screen, as files that a typesetter reads. */
const fontFiles = [
  '@expo-google-fonts/besley/500Medium/Besley_500Medium.ttf',
  '@expo-google-fonts/besley/600SemiBold/Besley_600SemiBold.ttf',
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/400Regular_Italic/HankenGrotesk_400Regular_Italic.ttf',
  '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
] as const;

/** The fonts as bytes, some 500 kB. Throws when the packages are not installed. */
export function readPdfFonts(): Buffer[] {
  return fontFiles.map((file) => readFileSync(fileURLToPath(import.meta.resolve(file))));
}
