import { type Objective, objectivesRoutes } from '@ariane/shared/contracts'
import type { TestPerson } from '../../testing/test-api.ts'

/** A clock for tests: a Monday in November. */
export const MONDAY = new Date('2026-11-23T08:00:00Z')

/** The fields of an objective of two weeks with one task. */
export const written = (userId: string) => ({
  userId,
  title: 'Apprendre mes tables',
  type: 'School' as const,
  startDate: '2026-11-23',
  endDate: '2026-12-06',
  isDaily: false,
  recurrenceDays: [3, 1],
  successCriteria: 'Tout juste',
  progressCriteria: 'La moitié',
  effortNeededCriteria: 'Un quart',
  tasks: [{ title: 'Table de 7', selectedDays: [3, 1, 1], dueDate: '2026-12-01' }],
})

/** Creates it as `person`, for herself unless said. */
export async function create(person: TestPerson, userId = person.uid): Promise<Objective> {
  const { data } = await person.call(objectivesRoutes.createObjective, { objective: written(userId) })
  return data
}
