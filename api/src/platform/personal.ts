import type { Audience } from '@ariane/shared/contracts'

/** A column that names somebody else than whom the row is about. */
interface Mention {
  column: string
  /** The column with that person's name, if the row keeps it. */
  name?: string
  /** What stands there once that person is gone. */
  gone: 'null' | 'nobody'
  /** The column that is dated then: what ends with that person. */
  ends?: string
}

/** What one table keeps of people. */
export interface Personal {
  /** In French, for the privacy page and the export: 'Vos parcours'. */
  what: string
  /** In French: how long it stays. */
  until: string
  /** The columns with the id of the person the row is about; a row goes with any of them. */
  of?: readonly string[]
  /** Rows of another table that this one belongs to, and goes with. */
  within?: { column: string; table: string; key: string }
  /** Rows whose JSON names the person: a queue. They go with the person, and are not exported. */
  inside?: string
  mentions?: readonly Mention[]
  /** Columns that are never exported: proofs, corrections. */
  hidden?: readonly string[]
  /** The columns that the readable page shows, with their French names; the person's own JSON has all that are not hidden. */
  shown?: Readonly<Record<string, string>>
  /** Who else than the person takes it along; every adult who follows where nothing is said. */
  audience?: Exclude<Audience, 'adults'>
  /** Columns that are not shown and that adults take along too; any column that nobody names is the person's alone. */
  also?: readonly string[]
  /** Columns that are shown to the person alone. */
  own?: readonly string[]
  /** The column that names an adult: of these rows he takes along those that name himself, never those of others. */
  reader?: string
  /** Rows may hold files: read a few at a time. */
  heavy?: true
}

/** A table that says nothing of anybody, and why that is so. */
interface Impersonal {
  impersonal: string
}

/** What an area declares beside its tables: a table without a declaration does not compile. */
export type Declared<Tables> = { readonly [Name in keyof Tables]: Personal | Impersonal }

/** Every table with its declaration. */
export type Declarations = Readonly<Record<string, Personal | Impersonal>>

/** The tables that keep something of people. */
export const listPersonal = (declared: Declarations): [string, Personal][] =>
  Object.entries(declared).filter((entry): entry is [string, Personal] => !('impersonal' in entry[1]))

/** Who takes something along: the person, a teacher or coach who follows, or a parent. */
export type Reader = 'pupil' | 'teacher' | 'parent'

/** Whether any of it is for a reader. */
export const isFor = (audience: Audience, reader: Reader) =>
  reader === 'pupil' || audience === 'adults' || (audience === 'teachers' && reader === 'teacher')

/** The columns of a table that adults read too. */
export const columnsForAdults = ({ of = [], mentions = [], shown = {}, also = [], own = [] }: Personal): Set<string> =>
  new Set([
    ...of,
    ...mentions.flatMap(({ column, name }) => (name ? [column, name] : [column])),
    ...Object.keys(shown),
    ...also,
  ]).difference(new Set(own))

/** What stands in place of the name of somebody who is gone. */
export const GONE = 'Compte supprimé'
