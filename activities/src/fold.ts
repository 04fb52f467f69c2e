import { plainOrdinals } from './ordinals.ts'
import { rememberLately } from './remember-lately.ts'
import { asTyped } from './typed.ts'

/** Lower case without accents, ligatures, typographic apostrophes or repeated spaces: what a search compares. */
export const fold = rememberLately((text: string) =>
  plainOrdinals(asTyped(text))
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim(),
)
