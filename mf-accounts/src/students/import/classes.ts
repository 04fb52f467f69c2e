import { schoolYear, slug } from '@ariane/shared/catalogue'
import { classRoutes } from '@ariane/shared/contracts/classes'
import { parisDay } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import type { ClassLine } from './read.ts'

/** The divisions of a list, in the order of the list. */
export const listDivisions = (lines: readonly Pick<ClassLine, 'division'>[]): string[] => [
  ...new Set(lines.map(({ division }) => division).filter(Boolean)),
]

/**
 * The ids of the classes with the names of the divisions: this year's classes of the teacher, created where there is none.
 * Throws ApiError or NetworkFailure.
 */
export async function findClasses(lines: readonly ClassLine[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const year = schoolYear(parisDay(new Date()))
  const { data } = await call(classRoutes.listClasses, {})
  const known = data.classes.filter(one => one.archivedAt === null && one.schoolYear === year)
  for (const name of listDivisions(lines)) {
    const grade = lines.find(({ division }) => division === name)?.grade ?? '6ème'
    const one = known.find(other => slug(other.name) === slug(name))
    const id = one?.id ?? (await call(classRoutes.createClass, { name, grade, schoolYear: year })).data.id
    found.set(name, id)
  }
  return found
}
