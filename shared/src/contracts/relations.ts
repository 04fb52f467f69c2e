/**
 * What somebody is to a pupil. `self`: the pupil. `creator`: opened the account or imported the class. `approved`: follows, and an
 * operator approved him. `class`: follows, teaches the pupil in a running class, and what a parent has to agree to is agreed. `code`:
 * follows otherwise. `stopped`: the pupil stopped him. `none`: anybody else.
 */
export const RELATIONS = ['self', 'creator', 'approved', 'class', 'code', 'stopped', 'none'] as const
export type Relation = (typeof RELATIONS)[number]

/** Adults who decide for a pupil: a role that was chosen at registration and a code prove nothing. */
export type Decider = Extract<Relation, 'creator' | 'approved'>

/** Yes, no, yes for teachers and coaches but no parent, or no and whom to ask. */
export type Cell = 'yes' | 'no' | 'teachers' | { ask: Relation }

const ask = { ask: 'creator' } as const
const lines = <const Table extends Record<string, readonly [Cell, Cell, Cell, Cell, Cell]>>(table: Table) => table

/** What may be done with a pupil, for `self`, `creator`, `approved`, `class` and `code`; nobody else may do anything. */
const LINES = lines({
  read: ['yes', 'yes', 'yes', 'yes', 'yes'],
  write: ['yes', 'yes', 'yes', 'yes', 'yes'],
  /** To change the name as an adult. */
  account: ['no', 'yes', 'yes', 'yes', 'yes'],
  /** To allow, or not, that the pupil's questions go to a model. */
  model: ['no', 'yes', 'yes', 'yes', 'yes'],
  /** A new one in place of the pupil's; his own he changes with the one he has. */
  password: ['no', 'yes', 'yes', ask, ask],
  grade: [ask, 'yes', 'yes', 'yes', ask],
  grade_ask: ['yes', 'no', 'no', 'no', 'no'],
  /** To say that the grade is still right, or to take a demand back. */
  grade_keep: ['yes', 'yes', 'yes', 'yes', ask],
  consent_ask: ['yes', 'yes', 'yes', ask, ask],
  consent_give: [ask, 'yes', 'yes', ask, ask],
  consent_withdraw: ['yes', 'yes', 'yes', 'yes', 'yes'],
  of_age: ['yes', 'yes', 'yes', ask, ask],
  deletion: ['yes', 'yes', 'yes', ask, ask],
  deletion_undo: ['yes', 'yes', 'yes', 'yes', 'yes'],
  export: ['yes', 'yes', 'yes', 'yes', 'yes'],
  /** To read and write in the chat, and to hear of it. */
  chat: ['yes', 'teachers', 'teachers', 'teachers', 'teachers'],
  class_message: ['no', 'teachers', 'teachers', 'teachers', 'teachers'],
  /** To report a message. */
  report: ['yes', 'no', 'no', 'no', 'no'],
  /** To read what the pupil reported. */
  report_read: ['no', 'yes', 'yes', 'yes', 'yes'],
  /** To be told of the end of the account, by mail or on a page. */
  told: ['yes', 'yes', 'yes', 'yes', 'yes'],
  /** To be told that a parent was asked. */
  consent_told: ['no', 'yes', 'yes', 'no', 'no'],
  leave: ['no', 'yes', 'yes', 'yes', 'yes'],
  /** To say who follows, and who does not any more. */
  stop: ['yes', 'no', 'no', 'no', 'no'],
  /** What is the pupil's alone: codes, journal, devices, requests. */
  own: ['yes', 'no', 'no', 'no', 'no'],
})
export type Act = keyof typeof LINES
export const ACTS = Object.keys(LINES) as readonly Act[]

/** Acts on the own account that adults have too. */
const EVERYBODYS: readonly Act[] = [
  'read',
  'write',
  'export',
  'deletion',
  'deletion_undo',
  'consent_withdraw',
  'grade_keep',
]

/** Relation × act: decided once, for every call, event, archive, mail and job that concerns a pupil. */
export const RIGHTS = Object.fromEntries(
  RELATIONS.map((relation, column) => [
    relation,
    Object.fromEntries(ACTS.map(act => [act, LINES[act][column] ?? 'no'])) as Record<Act, Cell>,
  ]),
) as Record<Relation, Record<Act, Cell>>

/** Whether the table says yes to somebody of this role; to nobody without a relation. */
export function isAllowed(relation: Relation | undefined, act: Act, role: string | null): boolean {
  if (relation === undefined) return false
  if (relation === 'self' && role !== 'ROLE_STUDENT') return EVERYBODYS.includes(act)
  const cell = RIGHTS[relation][act]
  return cell === 'yes' || (cell === 'teachers' && role !== 'ROLE_PARENT')
}

/** Whether the pupil stopped him, or never let him in: nothing new of his reaches the pupil. */
export const isApart = (relation: Relation) => relation === 'stopped' || relation === 'none'

/** Whether somebody decides for a pupil as a parent would. */
export const isDecider = (relation: Relation): relation is Decider => relation === 'creator' || relation === 'approved'
