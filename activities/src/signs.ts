import type { SpokenLanguage } from './language.ts'

/** Signs that a French keyboard lacks or hides, by the language that is written. */
export const SIGNS: Record<SpokenLanguage, readonly string[]> = {
  fr: [],
  en: [],
  es: [...'áéíóúñü¿¡'],
  de: [...'äöüßÄÖÜ'],
}
