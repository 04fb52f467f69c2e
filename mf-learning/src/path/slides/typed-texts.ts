import * as z from 'zod'

const Texts = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
/** The state that a frame keeps of a chapter, as far as it holds words that were typed or said. */
const Typed = z.object({
  answer: z.object({
    text: z.string().optional(),
    typed: Texts.optional(),
    gaps: Texts.optional(),
    said: Texts.optional(),
    cells: Texts.optional(),
  }),
})

/** What a pupil wrote in a chapter of an activity. */
export function typedTexts(state: unknown): string[] {
  const read = Typed.safeParse(state)
  if (!read.success) return []
  const { text, ...others } = read.data.answer
  return [text ?? '', ...Object.values(others).flatMap(texts => Object.values(texts ?? {}).flat())].filter(
    one => one.trim() !== '',
  )
}
