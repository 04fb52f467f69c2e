/** The plan of an objective's task: days as '2026-11-21', weekdays numbered from Monday, 1. */
export type TaskPlan = {
  startDate: string
  endDate: string
  selectedDays: readonly number[]
  dueDate: string | null
}

/** From 1 for Monday to 7 for Sunday. */
export const weekdayNumber = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/**
 * Whether a task is planned on a day: a chosen weekday in the objective's period, up to the task's due date; the due
 * date itself always counts.
 */
export function isPlannedOn(day: string, { startDate, endDate, selectedDays, dueDate }: TaskPlan): boolean {
  if (day < startDate || day > endDate) return false
  if (dueDate !== null && day >= dueDate) return day === dueDate
  return selectedDays.includes(weekdayNumber(day))
}
