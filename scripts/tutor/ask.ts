import { parseArgs } from 'node:util'
import { answerFromPacks, library } from '@ariane/tutor'
import { z } from 'zod'
import { findPack, readCases } from './case-file.ts'

const Cases = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      pack: z.string(),
      /** Title of the slide that is open. */
      section: z.string().nullable(),
      question: z.string(),
      history: z.unknown().optional(),
    }),
  ),
})
type Case = z.infer<typeof Cases>['questions'][number]

const answer = ({ id, pack: packId, question }: Case) => {
  const pack = findPack(packId)
  const others = library().packs.filter(({ subject, grade }) => subject === pack.subject && grade === pack.grade)
  const { explanations, examples, source } = answerFromPacks(question, pack, others)
  return {
    id,
    kind: explanations.length > 0 ? 'answer' : 'unknown',
    text: explanations.map(({ text }) => text).join('\n\n'),
    examples: examples.map(({ text }) => text),
    source,
  }
}

/** `ask --cases FILE`, or `ask --pack ID « question »`: what the built-in tutor answers to a pupil's questions. */
export function answerQuestions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { cases: { type: 'string' }, pack: { type: 'string' }, json: { type: 'boolean' } },
  })
  if (values.cases) return { answers: readCases(values.cases, Cases).questions.map(answer) }
  if (!values.pack) throw new Error('Sur quelle leçon ? --pack ID, ou --cases FICHIER')
  return { answers: [answer({ id: '1', pack: values.pack, section: null, question: positionals.join(' ') })] }
}
