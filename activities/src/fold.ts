import { plainOrdinals } from './ordinals.ts'
import { rememberLately } from './remember-lately.ts'
import { asTyped, withoutAccents } from './typed.ts'

/** Lower case without accents, ligatures, typographic apostrophes or repeated spaces: what a search compares. */
export const fold = rememberLately((text: string) =>
  withoutAccents(plainOrdinals(asTyped(text)))
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim(),
)
