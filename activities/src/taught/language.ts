import * as z from 'zod'

/** Languages that lessons teach, beside the French that they are written in. */
export const TaughtLanguage = z.enum(['en', 'es', 'de'])
export type TaughtLanguage = z.infer<typeof TaughtLanguage>

const OF_SUBJECT = new Map<string, TaughtLanguage>([
  ['Anglais', 'en'],
  ['Espagnol', 'es'],
  ['Allemand', 'de'],
])

/** The language that a subject teaches; undefined where it teaches none but French. */
export const findTaught = (subject: string | null | undefined) => OF_SUBJECT.get(subject ?? '')
