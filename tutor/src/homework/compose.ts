import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { collapseBlanks } from '@ariane/shared/contracts/prose'
import { buildsOn } from './builds-on.ts'
import { type Ask, cut, findUnread, type Segment, segment } from './cutting/index.ts'
import { guide, reminder } from './guide/index.ts'
import type { Place } from './guide/place.ts'
import { escaped } from './markdown.ts'
import { messages } from './messages.ts'
import { Hidden, type HomeworkExercise, type HomeworkQuestion } from './question.ts'
import { type Solution, solve } from './solve/index.ts'

/** What a homework is written from. `chapter` and `subChapter` are ids of the curriculum; `text` is what the pupil confirmed. */
export type HomeworkInput = {
  title?: string
  desc: string
  /** Empty when there is none (audio): the description leads. */
  text: string
  subject: Subject
  chapter: string
  subChapter?: string | null
  grade: SchoolGrade
  seed: number
}
export type ComposedHomework = { title: string; exercises: HomeworkExercise[] }

const TITLE_LENGTH = 60

const contents = (texts: readonly string[]) => texts.map(content => ({ content }))

/** The question in the pupil's words, with its label on the sheet. */
const wording = ({ label, instruction, body }: Ask, asked?: string) => {
  const text = asked ?? [escaped(instruction), escaped(body)].filter(part => part !== '').join(' ')
  return label === '' ? text : `**${label}.** ${text}`
}

const exact = (ask: Ask, solution: Solution, place: Place): HomeworkQuestion => ({
  timer: solution.minutes,
  reformulation_question: wording(ask, solution.asked),
  course: { content: reminder(place, `${ask.instruction} ${ask.body}`, solution.rule) },
  indice: { content: solution.hints[0] ?? '' },
  answer_step_by_step: contents(solution.steps),
  mode: 'exact',
  source: 'built-in',
  expected: solution.expected && Hidden.parse(solution.expected),
  inUnit: solution.inUnit ?? false,
  ...(solution.setting && { setting: solution.setting }),
  answer: solution.answer,
  hints: solution.hints,
  checklist: [],
  twin: null,
})

type Written = {
  ask: Ask
  question: HomeworkQuestion
  solution: Solution | undefined
  asked: string
  guided: () => HomeworkQuestion
}

/** Read from a story: two questions about it that get one answer were not told apart. */
const STORY_KINDS = new Set(['shopping', 'proportion', 'proportion-table', 'share', 'percent-change', 'groups'])
const isSameAnswer = (one: Solution | undefined, other: Solution) =>
  one?.kind === other.kind && one.answer === other.answer

/** A rounded result is nothing to go on from. */
const isExact = ({ answer }: Solution) => !answer.includes('≈') && !answer.includes('\\approx')

/** Word for word, about the same things: a question that a statement repeats is worked on once. */
const isRepeated = (one: Ask, other: Ask) =>
  one.body === other.body &&
  one.instruction === other.instruction &&
  one.context === other.context &&
  one.above.join('\n') === other.above.join('\n')

const write = (ask: Ask, { context, title }: Segment, place: Place, done: readonly Written[]): Written => {
  const last = done.at(-1)
  const asked = [ask.instruction, ask.body].filter(part => part !== '').join(' ')
  const earlier = buildsOn(ask.body) ? undefined : done.find(other => isRepeated(other.ask, ask))
  if (earlier) {
    const { solution, guided } = earlier
    const worded = (question: HomeworkQuestion, text?: string) => ({
      ...question,
      reformulation_question: wording(ask, text),
    })
    return { ...earlier, ask, question: worded(earlier.question, solution?.asked), guided: () => worded(guided()) }
  }
  const before =
    last?.solution && isExact(last.solution) && buildsOn(ask.body)
      ? { question: last.asked, result: last.solution.typed }
      : undefined
  const found = done.flatMap(({ solution, asked: question }) =>
    solution && isExact(solution) ? [{ question, result: solution.typed }] : [],
  )
  const problem = {
    instruction: ask.instruction,
    body: ask.body,
    context: [context, ask.context].filter(part => part !== '').join('\n'),
    above: ask.above,
    title,
    found,
    earlier: done.map(({ asked: question }) => question),
    subject: place.subject,
    grade: place.grade,
    ...(before && { before }),
  }
  const solution = ask.doubtful ? undefined : solve(problem)
  const guided = () => ({ ...guide(problem, place), reformulation_question: wording(ask) })
  return { ask, question: solution ? exact(ask, solution, place) : guided(), solution, asked, guided }
}

/** Question by question: one may go on from the result of the one before. */
const writeAll = (one: Segment, place: Place): HomeworkQuestion[] => {
  const done: Written[] = []
  for (const [n, ask] of one.asks.entries()) done.push(write(ask, one, { ...place, seed: place.seed + n }, done))
  return done.map(({ question, solution, guided }) =>
    solution &&
    STORY_KINDS.has(solution.kind) &&
    done.filter(other => isSameAnswer(other.solution, solution)).length > 1
      ? guided()
      : question,
  )
}

const chooseTitle = ({ title, desc, text }: HomeworkInput) => {
  const [first = ''] = (title?.trim() || desc.trim() || text.trim() || messages.untitled).split('\n')
  if (first.length <= TITLE_LENGTH) return first
  const cut = first.slice(0, TITLE_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > TITLE_LENGTH / 2 ? cut.slice(0, end) : cut).toWellFormed().trimEnd()}…`
}

/** The heading on the pupil's sheet, or a number when there is none. */
const nameExercise = ({ label, title }: Segment, place: number) => {
  if (label === '' && title !== '') return title
  return [
    /^\d+$/.test(label) || label === '' ? messages.exercise(Number(label) || place + 1) : messages.named(label),
    title,
  ]
    .filter(part => part !== '')
    .join(' : ')
}

/**
 * Writes a homework from its statement: exercises and questions as on the sheet, each one solved exactly where rules are sure,
 * guided elsewhere. Pure and bounded in time; the same input gives the same homework. An empty statement has no exercises.
 */
export const composeHomework = (input: HomeworkInput): ComposedHomework => {
  const text = collapseBlanks(input.text) || collapseBlanks(input.desc)
  const blocks = cut(text)
  const segments = segment(text, blocks)
  const unread = findUnread(text, blocks)
  const place: Place = {
    subject: input.subject,
    grade: input.grade,
    chapterId: input.chapter,
    subChapterId: input.subChapter ?? null,
    seed: input.seed,
  }
  return {
    title: chooseTitle(input),
    exercises: segments.map((one, i) => ({
      title: nameExercise(one, i),
      statement: escaped(one.text),
      ...(unread !== '' && i === segments.length - 1 && { unread: escaped(unread) }),
      questions: writeAll(one, { ...place, seed: input.seed + 101 * i }),
    })),
  }
}
