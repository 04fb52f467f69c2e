import { type ObjectiveType, soundsDistressed } from '@ariane/shared/catalogue'
import type { Suggestions } from '@ariane/shared/contracts'
import { taskTemplateFor, templateFor } from './match.ts'
import { questions } from './messages.ts'
import { filler } from './slots.ts'

type Criteria = Suggestions['objective']
/** A title, or with `objective` the title of one of its tasks. */
export type Wish = { title: string; type: ObjectiveType; objective?: (Criteria & { title: string }) | undefined }

const NO_CRITERIA: Criteria = { successCriteria: '', progressCriteria: '', effortNeededCriteria: '' }

/**
 * Ariane's built-in ideas for an objective, or for one task of it: the same for the same words. Nothing is proposed where
 * nothing is known, nor where the words sound like distress, which need a person rather than a template.
 */
export function suggest(wish: Wish): Suggestions {
  if (soundsDistressed(wish.title)) return nothing(null)
  return wish.objective ? suggestTask(wish.title, wish.objective.title) : suggestObjective(wish)
}

function suggestObjective({ title, type }: Wish): Suggestions {
  const template = templateFor(title, type)
  if (!template) return nothing(questions[type])
  const fill = filler(template.slot, [title])
  return {
    objective: {
      successCriteria: fill(template.success),
      progressCriteria: fill(template.progress),
      effortNeededCriteria: fill(template.effort),
    },
    suggestions: template.tasks.map(task => ({
      title: fill(task.title),
      description: fill(task.description),
      selectedDays: task.days,
    })),
    questions: null,
    source: 'built-in',
  }
}

function suggestTask(title: string, objective: string): Suggestions {
  const template = taskTemplateFor(title)
  if (!template) return nothing(null)
  const description = filler(template.slot, [title, objective])(template.description)
  return { ...nothing(null), suggestions: [{ title, description, selectedDays: template.days }] }
}

const nothing = (asked: Criteria | null): Suggestions => ({
  objective: NO_CRITERIA,
  suggestions: [],
  questions: asked,
  source: 'built-in',
})
