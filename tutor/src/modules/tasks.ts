import { type MaterialFor, showHints } from '@ariane/activities/api'
import { MAX_SPEECH_CHARS } from '@ariane/shared/contracts/audio'
import type { Figure } from '../figures/schema.ts'
import type { Help } from '../hints/help.ts'
import { listHints } from '../hints/list-hints.ts'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { draw, type Item, ranked } from './deck.ts'
import { findFigure } from './figures.ts'
import { helpWithQuestion } from './help.ts'
import { lesson } from './lesson.ts'
import type { Picked } from './rendered-module.ts'
import { spokenWords } from './spoken.ts'

type Question = Pack['questions'][number]

/** Something to answer in one's own words: what is shown, and what it is graded by. */
export type Task = Item &
  Omit<MaterialFor<'writing'>, 'title'> & { figure?: Figure | undefined; help?: (() => Help) | undefined }

/** What is shown with a task, with the hints to it. */
const withHints = ({ shown, question, expected, help }: Task): Task['shown'] => {
  if (!help) return shown
  return { ...shown, ...showHints(listHints(question, expected, help())) }
}

/** The tasks to take first. */
export const best = (context: Context, tasks: readonly Task[], count: number) => ranked(context, tasks).slice(0, count)

/** The best tasks, one chapter each. */
export const pickTasks = (
  context: Context,
  tasks: readonly Task[],
  usual: number,
  title: (n: number) => string,
): Picked<MaterialFor<'writing'>>[] =>
  draw(context, tasks, usual).map((task, i) => {
    const { id, question, expected, model, lang, grading, said, figure } = task
    const shown = withHints(task)
    return {
      material: { title: title(i + 1), question, expected, model, lang, shown, grading, said },
      uses: [id],
      figure,
    }
  })

/** The task as one to answer aloud. */
export const aloud = (task: Task): Task => ({ ...task, said: spokenWords(task.question).slice(0, MAX_SPEECH_CHARS) })

/** The language that a question of the pack is answered in: exact words and essays are in the language that is learnt. */
const answerLang = (pack: Pack, { expected }: Question) => (expected.kind === 'text' ? 'fr' : pack.lang)

/** How strictly the answer to a question of the pack is read. */
export const strictness = (pack: Pack, question: Question) => ({
  lang: answerLang(pack, question),
  spelling: pack.subject === 'Français' && question.expected.kind === 'exact',
})

/** The questions of a pack as tasks. */
export const listTasks = (
  pack: Pack,
  fits: (question: Question) => boolean,
  shown?: (question: Question) => Task['shown'],
): Task[] =>
  pack.questions.filter(fits).map(question => {
    const { lang, spelling } = strictness(pack, question)
    return {
      id: `question:${question.id}`,
      text: question.question,
      difficulty: question.difficulty,
      question: question.question,
      expected: question.expected,
      model: lesson.solution(question),
      lang,
      shown: shown?.(question),
      help: () => helpWithQuestion(pack, question),
      grading: { spelling },
      figure: findFigure(pack, question.figure),
    }
  })
