import { parseArgs } from 'node:util'
import { askAriane, describeReference, library } from '@ariane/tutor'
import { z } from 'zod'
import { findPack, readCases } from './case-file.ts'

/** A question before this one: its words alone, or what was asked and answered. */
const Earlier = z.union([
  z.string(),
  z.looseObject({
    role: z.string().optional(),
    question: z.string().optional(),
    content: z.string().optional(),
    text: z.string().optional(),
  }),
])
type Earlier = z.infer<typeof Earlier>

const Cases = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      pack: z.string(),
      /** Title of the slide that is open. */
      section: z.string().nullable(),
      question: z.string(),
      history: z.array(Earlier).nullish(),
    }),
  ),
})
type Case = z.infer<typeof Cases>['questions'][number]

const isAnswer = (role = 'user') => /assistant|ariane|tutor|answer|model/i.test(role)

/** The pupil's own words of earlier turns. */
const readHistory = (history: readonly Earlier[]): string[] =>
  history.flatMap(turn => {
    if (typeof turn === 'string') return [turn]
    return isAnswer(turn.role) ? [] : [turn.question ?? turn.content ?? turn.text ?? '']
  })

interface PrintedAnswer {
  id: string
  kind: string
  text: string
  examples: readonly string[]
  source: string
  suggestions: readonly string[]
}

const answer = ({ id, pack: packId, section, question, history }: Case): PrintedAnswer => {
  const pack = findPack(packId)
  const asking = { pack, packs: library().packs, slide: { title: section }, history: readHistory(history ?? []) }
  const { kind, explanations, examples, reference, suggestions } = askAriane(question, asking)
  return {
    id,
    kind,
    text: explanations.join('\n\n'),
    examples,
    source: reference === null ? 'built-in' : describeReference(reference),
    suggestions,
  }
}

/** `ask --cases FILE`, or `ask --pack ID « question »`: what the built-in tutor answers to a pupil's questions. */
export function answerQuestions(args: string[]): { answers: PrintedAnswer[] } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      cases: { type: 'string' },
      pack: { type: 'string' },
      section: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  if (values.cases) return { answers: readCases(values.cases, Cases).questions.map(answer) }
  if (!values.pack) throw new Error('Sur quelle leçon ? --pack ID, ou --cases FICHIER')
  const typed = { id: '1', pack: values.pack, section: values.section ?? null, question: positionals.join(' ') }
  return { answers: [answer(typed)] }
}
