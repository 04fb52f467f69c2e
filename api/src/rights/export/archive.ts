import { lookup } from '@ariane/shared/catalogue'
import { isAllowed } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import type { Access } from '../../platform/access.ts'
import type { Caller } from '../../platform/caller.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import {
  columnsForAdults,
  type Declarations,
  GONE,
  isFor,
  listPersonal,
  type Personal,
  type Reader,
} from '../../platform/personal.ts'
import { realSchema } from '../declared/schema.ts'
import type { RightsTables } from '../tables.ts'
import { withoutMedia } from './media.ts'
import { pageEnd, pageTop, rowHtml, sectionEnd, sectionTop } from './page.ts'
import { type Row, readRows } from './rows.ts'
import type { Entry } from './zip.ts'

interface Table {
  table: string
  personal: Personal
  key: readonly string[]
}

/** What an archive is made from. */
export interface ArchivePorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  productName: string
  /** What every area keeps of people. */
  declared: Declarations
  /** What another hosting keeps of a person, collection by collection; absent where everything is ours. */
  documentsOf: ((uid: string) => Promise<Record<string, object[]>>) | undefined
}

/** Who takes an archive along. */
export interface ArchiveReader {
  caller: Caller
  is: Reader
}

/**
 * The files of a person's archive: a page to read, a JSON for each table, and what the rows hold as files. Other people
 * are named, never more, and pupils only to who may read them now; an adult gets nothing of what is the pupil's alone.
 */
export async function* writeArchive(
  ports: ArchivePorts,
  uid: string,
  { caller, is: reader }: ArchiveReader,
): AsyncGenerator<Entry> {
  const { db, now, access, productName, declared, documentsOf } = ports
  const plain = db.q as unknown as () => Kysely<unknown>
  const keys = new Map((await realSchema(plain)).map(table => [table.name, table.key]))
  const tables: Table[] = listPersonal(declared)
    .filter(([, personal]) => !personal.inside && isFor(personal.audience ?? 'adults', reader))
    .map(([table, personal]) => ({ table, personal, key: keys.get(table) ?? [] }))
    // The person first, what was done afterwards.
    .toReversed()
  const names = new Map<string, string | null>()
  async function readName(other: string) {
    const person = await access.person(other)
    if (person?.role !== 'ROLE_STUDENT') return person?.displayName ?? GONE
    return isAllowed(await access.relation(caller, other), 'read', caller.role) ? person.displayName : null
  }
  /** Null for a pupil whom the reader may not read. */
  async function findName(other: string) {
    const known = names.has(other) ? names.get(other) : await readName(other)
    names.set(other, known ?? null)
    return known ?? null
  }
  const own = (await findName(uid)) ?? GONE

  /** A row with names in place of ids, and without its files. */
  async function toEntry(row: Row, { table, personal }: Table, number: number) {
    const said: Row = { ...row }
    const people = [...(personal.of ?? []).map(column => ({ column, name: column })), ...(personal.mentions ?? [])]
    for (const { column, name = column } of people) {
      const other = lookup(row, column)
      if (typeof other !== 'string') continue
      const known = await findName(other)
      Object.assign(said, { [column]: known }, known === null && { [name]: null })
    }
    const columns = reader === 'pupil' ? undefined : columnsForAdults(personal)
    const told = Object.fromEntries(Object.entries(said).filter(([column]) => columns?.has(column) ?? true))
    const { value, media } = withoutMedia(told, `${table}-${number}`)
    return { row: value as Row, media }
  }
  async function* rows(table: Table) {
    let number = 0
    const { reader: column } = table.personal
    for await (const row of readRows(plain, table, uid, declared)) {
      if (reader !== 'pupil' && column !== undefined && lookup(row, column) !== caller.uid) continue
      number += 1
      yield await toEntry(row, table, number)
    }
  }
  async function* page() {
    yield pageTop(productName, own, now(), reader === 'pupil')
    for (const table of tables) {
      yield sectionTop(table.personal)
      let some = false
      for await (const { row } of rows(table)) {
        some = true
        yield rowHtml(row, table.personal.shown ?? {})
      }
      yield sectionEnd(some)
    }
    yield pageEnd(productName)
  }
  async function* json(table: Table) {
    let first = true
    yield '['
    for await (const { row } of rows(table)) {
      yield `${first ? '\n' : ',\n'}${JSON.stringify(row)}`
      first = false
    }
    yield '\n]\n'
  }

  yield { name: 'index.html', content: page() }
  for (const table of tables) yield { name: `donnees/${table.table}.json`, content: json(table) }
  // Firestore's collections are those of the chat, with its reports, and copies of what is above.
  if (documentsOf && reader === 'pupil') {
    const documents = await documentsOf(uid)
    yield { name: 'donnees/firestore.json', content: [`${JSON.stringify(documents, null, 1)}\n`] }
  }
  for (const table of tables.filter(({ personal }) => personal.heavy))
    for await (const { media } of rows(table)) for (const { name, bytes } of media) yield { name, content: [bytes] }
}
