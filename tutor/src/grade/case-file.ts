import { Expected as PackExpected } from '@ariane/activities/api'
import { lookup } from '@ariane/shared/catalogue'
import { z } from 'zod'
import { library } from '../library.ts'
import { strictness } from '../modules/tasks.ts'
import { type Expected, type Grade, grade, type Setting } from './index.ts'

const Verdict = z.enum(['correct', 'partial', 'incorrect', 'to_review'])
const Text = z.string().min(1)
/** A number of JSON is written out: 4.5e-7 would not be read as a pupil's number. */
const written = (value: number) => value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
const Lang = z.enum(['fr', 'en', 'es', 'de'])

const Ideas = z.object({
  ideas: z.array(z.object({ label: Text.optional(), anyOf: z.array(Text).min(1), weight: z.number().optional() })),
  min: z.int().positive().optional(),
})
const Accepted = z.object({
  accepted: z.array(Text).min(1),
  lang: Lang.optional(),
  spelling: z.boolean().optional(),
})
const Expressed = z.object({ expr: Text.optional(), expression: Text.optional() })

type ParsedCase = { expected: Expected; setting?: Setting; enough?: number | undefined }
const packExpected = (kind: string, more: object): Expected => PackExpected.parse({ ...more, kind })

/** From what a case expects to what the grader expects, by the type of the case. */
const TYPES: Record<string, (expected: object) => ParsedCase> = {
  number: given => {
    const { value } = z.object({ value: z.union([z.number(), Text]) }).parse(given)
    return { expected: packExpected('number', { ...given, value: typeof value === 'number' ? written(value) : value }) }
  },
  algebra: given => {
    const { expr, expression } = Expressed.parse(given)
    return { expected: packExpected('algebra', { ...given, expression: expression ?? expr }) }
  },
  equation: given => ({ expected: packExpected('equation', given) }),
  conjugation: given => ({ expected: packExpected('conjugation', given) }),
  text: given => {
    const { ideas, min } = Ideas.parse(given)
    const named = ideas.map(idea => ({ label: idea.anyOf[0], ...idea }))
    return { expected: packExpected('text', { ...given, ideas: named }), enough: min }
  },
  exact: given => {
    const { lang, spelling } = Accepted.parse(given)
    return { expected: packExpected('exact', given), setting: { ...(lang && { lang }), ...(spelling && { spelling }) } }
  },
  translation: given => {
    const { accepted, lang = 'en' } = Accepted.parse(given)
    return { expected: { kind: 'translation', accepted }, setting: { lang } }
  },
  dictation: given => ({ expected: { kind: 'dictation', ...z.object({ text: Text }).parse(given) } }),
  definition: given => ({
    expected: { kind: 'definition', ...z.object({ term: Text, definition: Text }).parse(given) },
  }),
  free: given => ({ expected: packExpected('free', given) }),
}

const Case = z.object({
  id: z.union([Text, z.number().transform(String)]),
  type: Text,
  question: z.string().optional(),
  expected: z.looseObject({}),
  answer: z.string(),
  gold: Verdict.optional(),
  lang: Lang.optional(),
  /** Spelling is the subject: accents count. */
  spelling: z.boolean().optional(),
})
const CaseFile = z.union([
  z.array(z.unknown()),
  z.object({ cases: z.array(z.unknown()) }).transform(file => file.cases),
])

type Judged = Pick<Grade, 'verdict' | 'score' | 'feedback'> & {
  id: string
  /** The closed questions that would be asked back. */
  asks?: NonNullable<Grade['ask']>[]
  type: string
  gold?: z.infer<typeof Verdict>
}
type Refused = { id: string; problem: string }

/** Cases whose count of ideas is enough are right although an idea is missing. */
const judge = ({ expected, setting, enough }: ParsedCase, answer: string, question: string | undefined): Grade => {
  const found = grade(expected, answer, { ...setting, ...(question && { question }) })
  const ideas = found.parts?.filter(part => part.correct).length ?? 0
  return enough && found.verdict === 'partial' && ideas >= enough ? { ...found, verdict: 'correct', score: 1 } : found
}

const nameCase = (one: unknown, place: number) => {
  const { data } = z.object({ id: z.union([z.string(), z.number()]) }).safeParse(one)
  return data ? String(data.id) : `n° ${place + 1}`
}

/** A case that names a question of a pack, which then says what is expected. */
const PackCase = Case.pick({ id: true, answer: true, gold: true }).extend({ pack: Text, questionId: Text })

function gradePackCase({ id, pack: packId, questionId, answer, gold }: z.infer<typeof PackCase>): Judged {
  const pack = library().packs.find(one => one.id === packId)
  if (!pack) throw new Error(`there is no pack ${packId}`)
  const asked = pack.questions.find(one => one.id === questionId)
  if (!asked) throw new Error(`${packId} has no question ${questionId}`)
  const { verdict, score, feedback, ask } = grade(asked.expected, answer, {
    ...strictness(pack, asked),
    question: asked.question,
  })
  return { id, type: asked.expected.kind, verdict, score, feedback, ...(ask && { asks: [ask] }), ...(gold && { gold }) }
}

function gradeCase(one: unknown): Judged {
  const ofPack = PackCase.safeParse(one)
  if (ofPack.success) return gradePackCase(ofPack.data)
  const { id, type, question, expected, answer, gold, lang, spelling } = Case.parse(one)
  const map = lookup(TYPES, type)
  if (!map) throw new Error(`unknown type "${type}"; known: ${Object.keys(TYPES).join(', ')}`)
  const { verdict, score, feedback, ask } = judge(
    map({ ...(lang && { lang }), ...(spelling && { spelling }), ...expected }),
    answer,
    question,
  )
  return { id, type, verdict, score, feedback, ...(ask && { asks: [ask] }), ...(gold && { gold }) }
}

const describeProblem = (error: unknown) =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => `${path.join('.') || 'case'}: ${message}`).join('; ')
    : error instanceof Error
      ? error.message
      : String(error)

/**
 * Grades the cases of a file: `{ cases: [...] }`, or the list alone; a case names a question of a pack, or says itself what is
 * expected. A case that cannot be read is refused by its id and
 * stops no other.
 * @throws ZodError when the file holds no list of cases
 */
export function gradeCases(file: unknown): { judged: Judged[]; refused: Refused[] } {
  const judged: Judged[] = []
  const refused: Refused[] = []
  for (const [place, one] of CaseFile.parse(file).entries())
    try {
      judged.push(gradeCase(one))
    } catch (error) {
      refused.push({ id: nameCase(one, place), problem: describeProblem(error) })
    }
  return { judged, refused }
}

/** How the grader did: what is right and the kinds of error only count cases with a gold verdict; who is asked back is not decided, but where a unit alone is missing. */
export function summarize(judged: readonly Judged[]) {
  const known = judged.filter(({ gold }) => gold && gold !== 'to_review')
  const isDecided = ({ verdict }: Judged) => verdict !== 'to_review'
  const count = (test: (one: Judged) => boolean) => known.filter(test).length
  return {
    cases: judged.length,
    decided: judged.filter(isDecided).length,
    asked: judged.filter(one => one.asks && !isDecided(one)).length,
    withGold: known.length,
    decidedWithGold: count(isDecided),
    rightAmongDecided: count(({ verdict, gold }) => verdict === gold),
    wrongToldCorrect: count(({ verdict, gold }) => verdict === 'correct' && gold === 'incorrect'),
    partialToldCorrect: count(({ verdict, gold }) => verdict === 'correct' && gold === 'partial'),
    correctToldIncorrect: count(({ verdict, gold }) => verdict === 'incorrect' && gold === 'correct'),
    correctToldPartial: count(({ verdict, gold }) => verdict === 'partial' && gold === 'correct'),
  }
}
