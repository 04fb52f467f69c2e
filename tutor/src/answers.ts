import { z } from 'zod'

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
const Line = z.string().min(1).max(400)
const Markdown = z.string().min(1).max(1500)

/** A question of a few words after an explanation, for the pupil to see whether he understood; `why` is read with the verdict. */
const Check = z.strictObject({ question: Line, accepted: z.array(Line).min(1).max(6), why: Line })
export type Check = z.infer<typeof Check>

/** A section explained a second time, in other words, for a pupil who did not understand the first one. */
export const Again = z.strictObject({
  section: Id,
  text: Markdown,
  example: Markdown.optional(),
  check: Check.optional(),
})
export type Again = z.infer<typeof Again>

/** Why a rule or a statement of the lesson holds; `because` is a whole sentence, `asked` how pupils ask for it. */
export const Reason = z.strictObject({
  id: Id,
  statement: Line,
  because: Line,
  asked: z.array(Line).max(4).default([]),
})
export type Reason = z.infer<typeof Reason>

/** Two things that pupils take for each other, as the lesson names them, and what tells one from the other. */
export const Confusion = z.strictObject({ id: Id, between: z.tuple([Line, Line]), difference: Markdown })
export type Confusion = z.infer<typeof Confusion>

type WithAnswers = {
  summary: { sections: readonly { id: string; body: string }[] }
  again: readonly Again[]
  reasons: readonly { id: string }[]
  confusions: readonly { id: string; between: readonly string[] }[]
}

/** What is wrong with the parts that answer questions; empty when nothing is. */
export const findAnswerFlaws = ({ summary, again, reasons, confusions }: WithAnswers): string[] => {
  const sections = new Set(summary.sections.map(({ id }) => id))
  const explained = again.map(({ section }) => section)
  const ids = [...reasons, ...confusions].map(({ id }) => id)
  return [
    ...explained.filter(id => !sections.has(id)).map(id => `again: there is no section ${id}`),
    ...again
      .filter(({ section, text }) => summary.sections.some(({ id, body }) => id === section && body === text))
      .map(({ section }) => `again: ${section} is explained in the same words`),
    ...(new Set(explained).size < explained.length ? ['again: a section twice'] : []),
    ...(new Set(ids).size < ids.length ? [`the same id twice: ${ids.join(' ')}`] : []),
    ...confusions.filter(({ between: [a, b] }) => a === b).map(({ id }) => `${id}: confused with itself`),
  ]
}
