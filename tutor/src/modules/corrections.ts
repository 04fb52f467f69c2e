import type { MaterialFor } from '@ariane/activities/api'
import { superscript } from '../maths/superscripts.ts'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import type { Picked } from './rendered-module.ts'
import { messages } from './task-messages.ts'
import { pickTasks, type Task } from './tasks.ts'

const listCorrections = (pack: Pack): Task[] =>
  pack.corrections.map(({ id, wrong, right, rule }) => ({
    id: `correction:${id}`,
    text: `${wrong} ${rule}`,
    question: messages.correct,
    expected: { kind: 'exact', accepted: [right] },
    model: messages.rule(right, rule),
    lang: pack.lang,
    shown: { given: wrong, size: 'lines' },
    grading: { given: wrong, spelling: pack.subject === 'Français' },
  }))

const TYPED: [RegExp, string][] = [
  [/\\d?frac\{(\w+)\}\{(\w+)\}/g, '$1/$2'],
  [/\{,\}/g, ','],
  [/\\times/g, '×'],
  [/\\div/g, '÷'],
  [/\\,/g, ' '],
  [/\$/g, ''],
]

/** A sentence as one would type it; undefined when it holds a formula that cannot be typed. */
const typed = (sentence: string): string | undefined => {
  const powers = sentence.replace(/\^(?:\{(-?\d+)\}|(\d))/g, (_, long?: string, short?: string) =>
    superscript(Number(long ?? short)),
  )
  const plain = TYPED.reduce((text, [from, to]) => text.replace(from, to), powers)
  return /[\\{}^_]/.test(plain) ? undefined : plain
}

/** What is wrong is what it says: many sentences set it right, so another one than the lesson's is left to the reader. */
const listFactsToCorrect = (pack: Pack): Task[] =>
  pack.facts.flatMap(({ id, statement, truth, correction, why }): Task[] => {
    const [wrong, right] = [typed(statement), typed(correction ?? '')]
    if (truth || !correction || !wrong || !right) return []
    return [
      {
        id: `fact:${id}`,
        text: statement,
        question: messages.correctFact,
        expected: { kind: 'translation', accepted: [right] },
        model: messages.rule(correction, why),
        lang: 'fr',
        shown: { given: wrong, size: 'lines' },
        grading: { given: wrong },
      },
    ]
  })

/** Sentences to write again as they should be. */
export const pickCorrections = (context: Context): Picked<MaterialFor<'writing'>>[] => {
  const { pack } = context
  const tasks = [...listCorrections(pack), ...(pack.corrections.length < 3 ? listFactsToCorrect(pack) : [])]
  return pickTasks(context, tasks, 3, messages.sentence)
}
