import type { ObjectiveType } from '@ariane/shared/catalogue'
import { TASK_TEMPLATES, type TaskTemplate, TEMPLATES, type Template } from './templates.ts'
import { phraseScore } from './things.ts'
import { tokenize } from './words.ts'

/** The chosen type breaks a tie; it does not hide what a title plainly says. */
const SAME_TYPE = 0.5
/** What further phrases add to the best one. */
const FURTHER = 0.25

/** How well a title fits the phrases: the longest one counts, others help a little. */
function score(words: readonly string[], phrases: readonly string[]): number {
  const scores = phrases.map(phrase => phraseScore(words, phrase)).filter(one => one > 0)
  if (scores.length === 0) return 0
  return Math.max(...scores) + FURTHER * (scores.length - 1)
}

function best<T extends { words: string[] }>(title: string, among: readonly T[], bonus: (one: T) => number) {
  const words = tokenize(title)
  let found: { template: T; score: number } | undefined
  for (const template of among) {
    const own = score(words, template.words)
    if (own === 0) continue
    const whole = own + bonus(template)
    if (!found || whole > found.score) found = { template, score: whole }
  }
  return found?.template
}

/** What a title aims at; undefined when nothing of it is known. */
export const templateFor = (title: string, type: ObjectiveType): Template | undefined =>
  best(title, TEMPLATES, template => (template.type === type ? SAME_TYPE : 0))

/** What a task does; undefined when nothing of it is known. */
export const taskTemplateFor = (title: string): TaskTemplate | undefined => best(title, TASK_TEMPLATES, () => 0)
