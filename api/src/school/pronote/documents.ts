import { z } from 'zod'
import { webAddress } from '../documents.ts'
import { refuse } from '../failure.ts'
import { plain } from '../plain.ts'
import { shaped } from '../read-json.ts'
import { type Collector, narrow } from '../reading.ts'
import type { Document, Lesson, SchoolContext, Scope, Wall } from '../types.ts'
import { encrypt } from './crypto.ts'
import { parseLocalDateTime } from './dates.ts'
import { checkStatus } from './page.ts'
import { PROTOCOL } from './protocol.ts'
import { ask, type PronoteSession } from './session.ts'

const V = <T extends z.ZodType>(value: T) => z.looseObject({ V: value })
const Named = z.looseObject({
  G: z.number(),
  L: z.string().optional(),
  N: z.string().optional(),
  url: z.string().optional(),
})
const Book = z.looseObject({ ListeCahierDeTextes: V(z.array(z.unknown())) })
const Day = z.looseObject({ Date: V(z.string()) })
const Entry = z.looseObject({
  Date: V(z.string()),
  Matiere: V(z.looseObject({ L: z.string() })),
  listeContenus: V(z.array(z.looseObject({ ListePieceJointe: V(z.array(z.unknown())).optional() }))),
})

/** The documents of a list; what is no document is left out and counted. */
export function toDocuments(list: readonly unknown[], scope: Scope, { item }: Collector): Document[] {
  return list.flatMap(entry => item({ ...scope, part: 'documents' }, () => toDocument(shaped(entry, Named))) ?? [])
}

function toDocument({ G, L = '', N, url }: z.output<typeof Named>): Document[] {
  if (G === PROTOCOL.documents.link) {
    const address = webAddress(url ?? L)
    return address ? [{ kind: 'link', name: L || address, url: address }] : []
  }
  if (G !== PROTOCOL.documents.file || N === undefined) return refuse('protocol_changed')
  return [{ kind: 'file', name: L, ref: N }]
}

/** What was put beside the lessons of the weeks from `first` to `last`, as the server writes it. */
export async function readContents(session: PronoteSession, first: number, last: number, context: SchoolContext) {
  const data = { domaine: { _T: 8, V: `[${first}..${last}]` } }
  const answer = await ask(session, { name: PROTOCOL.messages.homework, data, tab: PROTOCOL.tabs.documents }, context)
  return shaped(answer, Book).ListeCahierDeTextes.V
}

/** Puts documents beside their lessons. */
export function addContents(lessons: Lesson[], entries: readonly unknown[], scope: Scope, collector: Collector): void {
  for (const entry of entries) {
    const on = narrow(scope, () => parseLocalDateTime(shaped(entry, Day).Date.V).slice(0, 10))
    const read = collector.item(on, () => {
      const { Date: start, Matiere, listeContenus } = shaped(entry, Entry)
      return { start: parseLocalDateTime(start.V), subject: Matiere.V.L, contents: listeContenus.V }
    })
    if (!read) continue
    const documents = read.contents.flatMap(({ ListePieceJointe }) =>
      toDocuments(ListePieceJointe?.V ?? [], on, collector),
    )
    const lesson = findLesson(lessons, read.start, read.subject)
    if (lesson && documents.length > 0) lesson.documents = [...(lesson.documents ?? []), ...documents]
  }
}

const findLesson = (lessons: readonly Lesson[], start: Wall, subject: string) =>
  lessons.find(lesson => lesson.start === start && plain(lesson.subject) === plain(subject))

/** The bytes of a document that the session named. */
export async function download(
  session: PronoteSession,
  { name, ref }: Document,
  context: SchoolContext,
): Promise<Buffer> {
  const sealed = encrypt(session.cipher, JSON.stringify({ N: ref, Actif: true })).toString('hex')
  const url = `${session.root}/${PROTOCOL.files}/${sealed}/${encodeURIComponent(name)}?Session=${session.page.session}`
  const cookie = [...session.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const headers = { 'user-agent': PROTOCOL.agent, ...(cookie && { cookie }) }
  const { signal } = context
  const answer = await context.outbound(url, { headers, signal, maxBytes: PROTOCOL.documents.maxBytes })
  if (answer.status === 404 || answer.status === 410) return refuse('file_missing')
  checkStatus(answer, url)
  return answer.bytes ?? refuse('protocol_changed')
}
