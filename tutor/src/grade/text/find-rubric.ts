import { library } from '../../library.ts'
import type { Pack } from '../../pack.ts'
import type { ExpectedOf } from '../grade.ts'
import { judgeText } from './judge.ts'
import { plainText } from './plain-text.ts'
import { readAnswer } from './read-answer.ts'
import { type Rubric, readRubric } from './rubric.ts'

const MAX_RUBRICS = 256
const rubrics = new Map<string, Rubric>()

let index: { packs: readonly Pack[]; places: Map<string, { pack: Pack; place: number }> } | undefined
/** A statement that a pupil typed has no narrow spaces. */
const spaced = (question: string) => question.replace(/\s+/g, ' ').trim()
/** Questions stand once in the library: their wording finds them, also for a path that was made long ago. */
const findQuestion = (question: string) => {
  const { packs } = library()
  if (index?.packs !== packs) {
    index = { packs, places: new Map() }
    rubrics.clear()
    for (const pack of packs)
      for (const [place, { question: text }] of pack.questions.entries())
        index.places.set(spaced(text), { pack, place })
  }
  return index.places.get(spaced(question))
}

/** A rule that doubts the model answer itself is not asked about this question. */
const trustModelAnswer = (rubric: Rubric, model: string | undefined): void => {
  if (!model) return
  const answer = readAnswer(plainText(model))
  for (let round = 0; round < 3; round++) {
    const { verdict, why, doubts } = judgeText(answer, rubric, false)
    if (verdict === 'correct') return
    for (const { kind } of doubts) rubric.trusts.add(kind)
    if (doubts.length === 0) rubric.trusts.add(why)
  }
}

const labels = (ideas: readonly { label: string }[]) => ideas.map(({ label }) => label).join('|')

/** What is known about a question: of its pack where the library has it, else of the expected ideas alone. */
export const findRubric = (expected: ExpectedOf<'text'>, question = ''): Rubric => {
  const found = question === '' ? undefined : findQuestion(question)
  const key = `${question}|${labels(expected.ideas)}|${expected.ideas.map(({ anyOf }) => anyOf.join('/')).join('|')}`
  const known = rubrics.get(key)
  if (known) {
    // The least recently used one goes first.
    rubrics.delete(key)
    rubrics.set(key, known)
    return known
  }
  const asked = found?.pack.questions[found.place]
  const same = asked?.expected.kind === 'text' && labels(asked.expected.ideas) === labels(expected.ideas)
  const rubric = readRubric({
    expected,
    question,
    model: asked?.modelAnswer ?? '',
    pack: found?.pack,
    claims: same ? found?.pack.claims.find(one => one.question === asked.id) : undefined,
  })
  trustModelAnswer(rubric, asked?.modelAnswer)
  rubrics.set(key, rubric)
  const [oldest] = rubrics.keys()
  if (rubrics.size > MAX_RUBRICS && oldest !== undefined) rubrics.delete(oldest)
  return rubric
}
