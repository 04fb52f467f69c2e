import { type Rendered, showHints } from '@ariane/activities/api'
import type { Engine } from '@ariane/activities/shape'
import type { Help } from '../../hints/help.ts'
import type { Context } from '../context.ts'
import { findLesson, type Lesson } from './find-lesson.ts'
import { listGapHints } from './gap-hints.ts'
import { listGroupHints } from './group-hints.ts'
import { listOrderHints } from './order-hints.ts'
import { listPairHints } from './pair-hints.ts'
import { listQuizHints } from './quiz-hints.ts'
import { listStatementHints } from './statement-hints.ts'

/** What hints are made of beside the chapter itself. */
type About = {
  uses: readonly string[]
  /** Whether it is a statement that is true or false. */
  isStatement: boolean
  /** Of an exercise that was made up. */
  help?: Help | undefined
}

const listTexts = (elements: readonly { text: string }[]) => elements.map(({ text }) => text)

/** What is put in order: dates, pieces of a text, numbers, or steps. */
const findKind = (instruction: string, uses: readonly string[]) => {
  if (uses.some(use => use.startsWith('event:'))) return 'events'
  if (uses.some(use => /^(?:text|section|again|paragraphs):/.test(use))) return 'text'
  return /croissant|du plus petit au plus grand/i.test(instruction) ? 'numbers' : 'steps'
}

const listHints = (
  lesson: Lesson,
  { data, solution }: Rendered<Engine>,
  { uses, isStatement, help }: About,
): string[] => {
  if (data.engine === 'quiz' && solution.engine === 'quiz')
    return isStatement ? listStatementHints(lesson, data.stem) : listQuizHints(lesson, data, solution, help)
  if (data.engine === 'cloze' && solution.engine === 'cloze') return listGapHints(lesson, data, solution)
  if (data.engine === 'match' && solution.engine === 'match')
    return data.many
      ? listGroupHints(lesson, data.instruction, listTexts(data.right), listTexts(data.left))
      : listPairHints(lesson, data, solution)
  if (data.engine === 'categorize')
    return listGroupHints(lesson, data.instruction, listTexts(data.groups), listTexts(data.items))
  if (data.engine === 'grid')
    return listGroupHints(lesson, data.instruction, listTexts(data.columns), listTexts(data.rows))
  if (data.engine !== 'order' && data.engine !== 'timeline') return []
  if (solution.engine !== data.engine) return []
  const texts = new Map(data.items.map(({ id, text }) => [id, text]))
  return listOrderHints(lesson, {
    inOrder: solution.order.map(id => texts.get(id) ?? ''),
    scale: data.engine === 'order' ? data.scale : undefined,
    kind: findKind(data.instruction, uses),
  })
}

/** What is asked of a text just read is to be remembered. */
const isRemembered = (use: string) => use.startsWith('missing:')

/** A chapter with hints in three steps, where it offers options, gaps or elements to place; words to write bring theirs. */
export const addHints = (
  { pack, whole = pack }: Context,
  chapter: Rendered<Engine>,
  about: About,
): Rendered<Engine> => {
  if (about.uses.some(isRemembered)) return chapter
  const hints = listHints(findLesson(whole, about.uses), chapter, about)
  return hints.length === 0 ? chapter : { ...chapter, data: { ...chapter.data, ...showHints(hints) } }
}
