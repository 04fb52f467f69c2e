import { z } from 'zod'
import { shaped } from '../read-json.ts'
import type { Assignment, Day, SchoolContext, SyncWindow } from '../types.ts'
import { ask, type EcoleDirecteSession } from './session.ts'

const Overview = z.record(z.string(), z.array(z.unknown()))
const Details = z.looseObject({
  matieres: z.array(
    z.looseObject({
      matiere: z.string(),
      interrogation: z.boolean().nullish(),
      aFaire: z.looseObject({ contenu: z.string().nullish(), effectue: z.boolean().nullish() }).nullish(),
    }),
  ),
})
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What is to be done in the window: a list of days first, then the text of each. */
export async function readAssignments(
  session: EcoleDirecteSession,
  pupil: number,
  { from, to }: SyncWindow,
  context: SchoolContext,
): Promise<Assignment[]> {
  const overview = await ask(session, `Eleves/${pupil}/cahierdetexte.awp?verbe=get`, {}, context)
  // The service says an empty list where nothing is to be done.
  const days = Array.isArray(overview.data) ? [] : Object.keys(shaped(overview.data, Overview))
  const found: Assignment[] = []
  for (const day of days.filter(key => DAY.test(key) && from <= key && key < to).sort()) {
    const answer = await ask(session, `Eleves/${pupil}/cahierdetexte/${day}.awp?verbe=get`, {}, context)
    found.push(...toAssignments(day, shaped(answer.data, Details)))
  }
  return found
}

const toAssignments = (due: Day, { matieres }: z.output<typeof Details>): Assignment[] =>
  matieres.flatMap(({ matiere, interrogation, aFaire }) => {
    if (!aFaire) return []
    const html = Buffer.from(aFaire.contenu ?? '', 'base64').toString('utf8')
    return [{ subject: matiere, due, html, done: aFaire.effectue ?? false, test: interrogation ?? false }]
  })
