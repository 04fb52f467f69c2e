import { WEEKDAYS } from '@ariane/shared/catalogue'
import type { Objective, ObjectiveTask } from '@ariane/shared/contracts/objectives'
import { formatDate } from '@ariane/shared/dates'
import { messages } from './messages.ts'

/** 'Du 16 novembre au 5 décembre 2026'; both years when they differ. */
export function formatPeriod({ startDate, endDate }: Pick<Objective, 'startDate' | 'endDate'>): string {
  const year = endDate.slice(0, 4)
  const from = formatDate(startDate)
  return messages.period(startDate.startsWith(year) ? from.replace(` ${year}`, '') : from, formatDate(endDate))
}

/** 'Jours : lundi, jeudi'; days are numbered from Monday, 1. */
export function formatDays(days: readonly number[]): string {
  const named = WEEKDAYS.filter((_, i) => days.includes(i + 1))
  return named.length === 0 ? messages.noDay : messages.days(named.join(', ').toLowerCase())
}

/** 'De 17:00 à 17:30'; empty when the task has no hour. */
export function formatHours({ startTime, endTime }: Pick<ObjectiveTask, 'startTime' | 'endTime'>): string {
  if (startTime && endTime) return messages.between(startTime, endTime)
  if (startTime) return messages.from(startTime)
  return endTime ? messages.until(endTime) : ''
}

/** 'De 17:00 à 17:30 · Pour le 1er décembre 2026'; empty when the task has neither. */
export const formatWhen = (task: Pick<ObjectiveTask, 'startTime' | 'endTime' | 'dueDate'>): string =>
  [formatHours(task), task.dueDate && messages.due(formatDate(task.dueDate))].filter(Boolean).join(' · ')
