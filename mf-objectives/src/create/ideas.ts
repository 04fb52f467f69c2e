import type { Suggestions } from '@ariane/shared/contracts/objectives'
import { emptyTask, type TaskDraft } from '../parts/task.ts'
import { addTasks, type Criteria, type Draft, type Idea } from './draft.ts'

export const CRITERIA = ['successCriteria', 'progressCriteria', 'effortNeededCriteria'] as const

const subjectKey = ({ title, type }: Pick<Draft, 'title' | 'type'>) => `${type} ${title.trim()}`

/** The ideas for this title and type; none after the title has changed. */
export const findIdeas = (draft: Draft) => (draft.ideas?.of === subjectKey(draft) ? draft.ideas : null)

/**
 * Stores an answer about `asked`. Criteria are filled where the pupil has written none; an answer to a title that has
 * changed meanwhile is dropped.
 */
export function takeIdeas(draft: Draft, asked: Pick<Draft, 'title' | 'type'>, answer: Suggestions): Draft {
  if (subjectKey(draft) !== subjectKey(asked)) return draft
  const criteria = { ...draft.criteria }
  for (const name of CRITERIA) if (!isOwn(draft, name)) criteria[name] = answer.objective[name]
  const { suggestions, objective, questions } = answer
  const none = suggestions.length === 0 && CRITERIA.every(name => !objective[name])
  const ideas = { of: subjectKey(asked), tasks: suggestions, ticked: [], none, criteria: objective, questions }
  return { ...draft, criteria, ideas }
}

const isOwn = ({ criteria, ideas }: Draft, name: keyof Criteria) =>
  criteria[name].trim() !== '' && criteria[name] !== ideas?.criteria[name]

/** Whether a criterion is unchanged from the proposed one. */
export const isProposed = (draft: Draft, name: keyof Criteria) =>
  draft.criteria[name] !== '' && draft.criteria[name] === draft.ideas?.criteria[name]

export function tick(draft: Draft, title: string, on: boolean): Draft {
  if (!draft.ideas) return draft
  const others = draft.ideas.ticked.filter(one => one !== title)
  return { ...draft, ideas: { ...draft.ideas, ticked: on ? [...others, title] : others } }
}

/** Moves the ticked ideas into the list of tasks. */
export function takeTicked(draft: Draft): Draft {
  if (!draft.ideas) return draft
  const { tasks, ticked } = draft.ideas
  const taken = tasks.filter(({ title }) => ticked.includes(title))
  const left = tasks.filter(({ title }) => !ticked.includes(title))
  return addTasks({ ...draft, ideas: { ...draft.ideas, tasks: left, ticked: [] } }, taken.map(toTask))
}

const toTask = (idea: Idea): TaskDraft => ({ ...emptyTask(), ...idea })
