import * as z from 'zod'
import { Language } from './language.ts'

/** Texts by id. */
export const Texts = z.record(z.string(), z.string())

/** Words that are accepted; the first one is shown. */
export const AcceptedWords = z.array(z.string()).min(1)

/** How strictly typed words are read. */
export const Strictness = {
  /** In a foreign language every accent counts. */
  lang: Language,
  /** Spelling is the subject: mange is not mangé. */
  spelling: z.boolean().default(false),
}
