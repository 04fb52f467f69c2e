import { MAX_OBJECTIVE_DAYS, type Objective } from '@ariane/shared/contracts/objectives'
import { formatDate } from '@ariane/shared/dates'
import { daysLeft } from '../rules.ts'
import { messages } from './messages.ts'

const text = messages.problems

/** What the edit form edits. */
export type EditFields = Pick<
  Objective,
  'title' | 'startDate' | 'endDate' | 'successCriteria' | 'progressCriteria' | 'effortNeededCriteria'
>
export type EditErrors = Partial<Record<'title' | 'startDate' | 'endDate', string>>

export const toEditFields = ({
  title,
  startDate,
  endDate,
  successCriteria,
  progressCriteria,
  effortNeededCriteria,
}: Objective): EditFields => ({ title, startDate, endDate, successCriteria, progressCriteria, effortNeededCriteria })

/** What keeps an edited objective from being saved, by field (S1 §5); its tasks have to stay within its period. */
export function editErrors(fields: EditFields, tasks: Objective['tasks']): EditErrors {
  const { startDate, endDate } = fields
  const title = fields.title.trim() ? {} : { title: text.title }
  if (!startDate) return { ...title, startDate: text.required }
  if (!endDate) return { ...title, endDate: text.required }
  if (endDate < startDate) return { ...title, endDate: text.order }
  if (daysLeft(endDate, startDate) > MAX_OBJECTIVE_DAYS) return { ...title, endDate: text.tooLong }
  const late = tasks.find(({ dueDate }) => dueDate !== null && dueDate > endDate)
  return late?.dueDate ? { ...title, endDate: text.task(late.title, formatDate(late.dueDate)) } : title
}
