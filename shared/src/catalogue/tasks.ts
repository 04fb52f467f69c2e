/** When a task of an objective is to be done: days as '2026-11-21', weekdays numbered from Monday, 1. */
export type TaskPlan = {
  startDate: string
  endDate: string
  selectedDays: readonly number[]
  dueDate: string | null
}

/** The number of a day's weekday, 1 for Monday to 7 for Sunday. */
export const weekdayNumber = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/**
 * Whether a task is to be done on a day: a chosen weekday within the objective's period, not after the task's due date;
 * the due date itself always counts.
 */
export function isPlannedOn(day: string, { startDate, endDate, selectedDays, dueDate }: TaskPlan): boolean {
  if (day < startDate || day > endDate) return false
  if (dueDate !== null && day >= dueDate) return day === dueDate
  return selectedDays.includes(weekdayNumber(day))
}
