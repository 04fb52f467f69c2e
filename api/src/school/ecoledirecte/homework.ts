import { z } from 'zod'
import { plain } from '../plain.ts'
import { PageText, shaped } from '../read-json.ts'
import type { Collector } from '../reading.ts'
import type { Assignment, Day, Document, Lesson, SchoolContext, Scope } from '../types.ts'
import { PROTOCOL } from './protocol.ts'
import { askSignedIn, type EcoleDirecteSession } from './session.ts'

const Overview = z.record(z.string(), z.unknown())
const Details = z.looseObject({ matieres: z.array(z.unknown()) })
const Entry = z.looseObject({
  matiere: PageText,
  interrogation: z.unknown().optional(),
  aFaire: z
    .looseObject({
      idDevoir: z.number().optional(),
      contenu: z.string().nullish(),
      effectue: z.boolean().nullish(),
      documents: z.array(z.unknown()).nullish(),
    })
    .nullish(),
  contenuDeSeance: z.looseObject({ documents: z.array(z.unknown()).nullish() }).nullish(),
})
const File = z.looseObject({ id: z.union([z.number(), z.string()]), libelle: PageText, taille: z.number().nullish() })
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
export function toAssignments(entries: readonly unknown[], scope: Scope, collector: Collector): Assignment[] {
  const { item } = collector
  return entries.flatMap(entry => {
    const found = item(scope, () => {
      const { matiere, interrogation, aFaire } = shaped(entry, Entry)
      if (!aFaire) return []
      const test = item({ ...scope, part: 'tests' }, () => shaped(interrogation, z.boolean().nullish()) ?? false)
      const html = Buffer.from(aFaire.contenu ?? '', 'base64').toString('utf8')
      const documents = toDocuments(aFaire.documents ?? [], scope, collector)
      const task = { subject: matiere, due: scope.from, html, done: aFaire.effectue ?? false, test: test ?? false }
      const { idDevoir } = aFaire
      return [{ ...task, ...(idDevoir && { ref: String(idDevoir) }), ...(documents.length > 0 && { documents }) }]
    })
    return found ?? []
  })
}

const toDocuments = (list: readonly unknown[], scope: Scope, { item }: Collector): Document[] =>
  list.flatMap(entry => {
    const document = item({ ...scope, part: 'documents' }, () => {
      const { id, libelle, taille } = shaped(entry, File)
      return {
        kind: 'file' as const,
        name: libelle,
        ref: String(id),
        ...(taille && taille > 0 && { bytes: Math.round(taille) }),
      }
    })
    return document ?? []
  })

/** Puts what was done in lessons beside the first lesson of its subject that day: the service says no hour. */
export function addContents(lessons: Lesson[], entries: readonly unknown[], scope: Scope, collector: Collector): void {
  for (const entry of entries) {
    // One out of shape is counted with the homework.
    const { matiere, contenuDeSeance } = Entry.safeParse(entry).data ?? {}
    const documents = toDocuments(contenuDeSeance?.documents ?? [], scope, collector)
    if (matiere === undefined || documents.length === 0) continue
    const lesson = lessons.find(
      ({ start, subject }) => start.startsWith(scope.from) && plain(subject) === plain(matiere),
    )
    if (lesson) lesson.documents = [...(lesson.documents ?? []), ...documents]
  }
}

/** Marks homework as done or not. */
export async function markAssignment(
  session: EcoleDirecteSession,
  pupil: number,
  ref: string,
  done: boolean,
  context: SchoolContext,
): Promise<void> {
  const [marked, other] = [[Number(ref)], []]
  const data = { idDevoirsEffectues: done ? marked : other, idDevoirsNonEffectues: done ? other : marked }
  await askSignedIn(session, PROTOCOL.paths.mark(pupil), data, context)
}
