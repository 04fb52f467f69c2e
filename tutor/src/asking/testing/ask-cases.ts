import { z } from 'zod'
import type { Pack } from '../../pack.ts'
import { askAriane, type Reply } from '../index.ts'

/** Questions of pupils with what an answer to them has to say. */
const QuestionCases = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      pack: z.string(),
      /** Title of the slide that is open. */
      section: z.string().nullable(),
      question: z.string(),
      history: z.array(z.string()).optional(),
      kind: z.array(z.enum(['answer', 'calculation', 'help', 'refusal', 'unknown'])),
      /** Patterns that stand in a right answer, all of them; case is ignored. */
      says: z.array(z.string()).default([]),
    }),
  ),
})

export type Outcome = { id: string; question: string; outcome: 'useful' | 'wrong' | 'silent'; said: string; ms: number }

const judge = (
  { kind, explanations, examples }: Reply,
  expected: { kind: readonly string[]; says: readonly string[] },
) => {
  const said = [...explanations, ...(kind === 'refusal' ? [] : examples)].join('\n\n')
  const isRight = expected.kind.includes(kind) && expected.says.every(pattern => new RegExp(pattern, 'i').test(said))
  return {
    said,
    outcome: isRight ? ('useful' as const) : kind === 'unknown' ? ('silent' as const) : ('wrong' as const),
  }
}

/** Asks every question of a file, and tells whether the answers say what they have to. */
export const askCases = (file: unknown, packs: readonly Pack[]): Outcome[] =>
  QuestionCases.parse(file).questions.map(({ id, pack: packId, section, question, history = [], ...expected }) => {
    const pack = packs.find(one => one.id === packId)
    if (!pack) throw new Error(`${id}: there is no pack ${packId}`)
    const started = performance.now()
    const reply = askAriane(question, { pack, packs, slide: { title: section }, history })
    return { id, question, ...judge(reply, expected), ms: performance.now() - started }
  })
