import { fold, schoolYear } from '@ariane/shared/catalogue'
import { classRoutes } from '@ariane/shared/contracts/classes'
import { localDay } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import type { ClassLine } from './read.ts'

/** The divisions of a list, in the order of the list. */
export const listDivisions = (lines: readonly Pick<ClassLine, 'division'>[]): string[] => [
  ...new Set(lines.map(({ division }) => division).filter(Boolean)),
]

/** The class of a name, however it is written. */
export const findClass = <Class extends { name: string }>(known: readonly Class[], name: string) =>
  known.find(one => fold(one.name) === fold(name))

/**
 * The ids of the classes with the names of the divisions: this year's classes of the teacher, created where there is none.
 * Throws ApiError or NetworkFailure.
 */
export async function findClasses(lines: readonly ClassLine[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const year = schoolYear(localDay(new Date()))
  const { data } = await call(classRoutes.listClasses, {})
  const known: { id: string; name: string }[] = data.classes.filter(
    one => one.archivedAt === null && one.schoolYear === year,
  )
  for (const name of listDivisions(lines)) {
    const grade = lines.find(({ division }) => division === name)?.grade ?? '6ème'
    const one = findClass(known, name)
    const id = one?.id ?? (await call(classRoutes.createClass, { name, grade, schoolYear: year })).data.id
    if (!one) known.push({ id, name })
    found.set(name, id)
  }
  return found
}
