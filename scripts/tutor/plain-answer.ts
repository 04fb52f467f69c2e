import { plainText } from '../../activities/src/text/plain-text.ts'

/** An answer as a keyboard writes it: « CH4 + 2 O2 → CO2 + 2 H2O », « -3/4 », « x² ». */
export const plainAnswer = (answer: string): string =>
  plainText(answer)
    .replaceAll('−', '-')
    .replace(/[₀-₉]/g, digit => digit.normalize('NFKC'))
    .trim()
