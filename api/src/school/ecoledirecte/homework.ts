import { z } from 'zod'
import { shaped } from '../read-json.ts'
import type { Collector } from '../reading.ts'
import type { Assignment, Day, SchoolContext, Scope } from '../types.ts'
import { PROTOCOL } from './protocol.ts'
import { askSignedIn, type EcoleDirecteSession } from './session.ts'

const Overview = z.record(z.string(), z.unknown())
const Details = z.looseObject({ matieres: z.array(z.unknown()) })
const Entry = z.looseObject({
  matiere: z.string(),
  interrogation: z.unknown().optional(),
  aFaire: z.looseObject({ contenu: z.string().nullish(), effectue: z.boolean().nullish() }).nullish(),
})
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The days of the scope on which something is to be done. */
export async function readDays(
  session: EcoleDirecteSession,
  pupil: number,
  { from, to }: Scope,
  context: SchoolContext,
): Promise<Day[]> {
  const overview = await askSignedIn(session, PROTOCOL.paths.homework(pupil), {}, context)
  // The service says an empty list where nothing is to be done.
  const days = Array.isArray(overview.data) ? [] : Object.keys(shaped(overview.data, Overview))
  return days.filter(key => DAY.test(key) && from <= key && key <= to).sort()
}

/** What is to be done for a day, as the service writes it. */
export async function readDay(session: EcoleDirecteSession, pupil: number, day: Day, context: SchoolContext) {
  const answer = await askSignedIn(session, PROTOCOL.paths.day(pupil, day), {}, context)
  return shaped(answer.data, Details).matieres
}

/** Those that can be read. */
export function toAssignments(entries: readonly unknown[], scope: Scope, { item }: Collector): Assignment[] {
  return entries.flatMap(entry => {
    const found = item(scope, () => {
      const { matiere, interrogation, aFaire } = shaped(entry, Entry)
      if (!aFaire) return []
      const test = item({ ...scope, part: 'tests' }, () => shaped(interrogation, z.boolean().nullish()) ?? false)
      const html = Buffer.from(aFaire.contenu ?? '', 'base64').toString('utf8')
      return [{ subject: matiere, due: scope.from, html, done: aFaire.effectue ?? false, test: test ?? false }]
    })
    return found ?? []
  })
}
