import {
  type ImportedPupil,
  type ImportProblem,
  importRoutes,
  MAX_PUPILS_PER_CALL,
} from '@ariane/shared/contracts/class-import'
import { ApiError, call, logOnly } from '@ariane/shared/http'
import { newId } from '@ariane/shared/ports'
import { $manager, atom, students } from '@ariane/shared/session'
import { inventPassword } from '../../invented-password.ts'
import { type ClassLine, joinName } from './read.ts'

/** A line to be sent: the key makes a second sending harmless; the password exists only here. */
export interface Sent {
  pupil: ImportedPupil
  name: string
  division: string
}
export type MissedPupil = Sent & { problem: ImportProblem | 'unsent' | 'tooMany' }
export interface CreatedPupil {
  key: string
  name: string
  firstName: string
  lastName: string
  grade: ImportedPupil['classroom']
  /** The class of the list, empty where it has none. */
  division: string
  login: string
  password: string
}
interface ClassResult {
  /** The manager who imported them: other managers in this tab do not see them. */
  owner: string
  made: CreatedPupil[]
  missed: MissedPupil[]
}

/**
 * Accounts that were just created. In memory only, never on the device: the sheet may be closed and opened again before
 * the slips are printed.
 */
export const $class = atom<ClassResult | null>(null)
/** The progress of a running import, null when none runs. */
export const $sending = atom<{ done: number; total: number } | null>(null)

const enter = (classId: string | undefined) => (classId === undefined ? {} : { classId })

export const toSend = (lines: readonly ClassLine[], classes: ReadonlyMap<string, string>): Sent[] =>
  lines.map(line => ({
    name: joinName(line),
    division: line.division,
    pupil: {
      key: newId(),
      firstName: line.firstName,
      lastName: line.lastName,
      classroom: line.grade,
      ...(line.login && { login: line.login }),
      password: inventPassword(),
      ...enter(classes.get(line.division)),
    },
  }))

const toCreatedPupil = ({ pupil, name, division }: Sent, login: string): CreatedPupil => {
  const { key, firstName, lastName, classroom, password } = pupil
  return { key, name, firstName, lastName, grade: classroom, division, login, password }
}

const findProblem = (error: unknown): MissedPupil['problem'] => {
  logOnly('class list', error)
  return error instanceof ApiError && error.code === 'too_many_requests' ? 'tooMany' : 'unsent'
}

/** Creates the accounts in batches. Failed ones are kept to be sent again; created ones are never sent twice. */
export async function sendClass(list: readonly Sent[]): Promise<void> {
  const owner = $manager.get() ?? ''
  const before = $class.get()
  const made = before?.owner === owner ? [...before.made] : []
  const missed: MissedPupil[] = []
  let stopped: MissedPupil['problem'] | undefined
  $sending.set({ done: 0, total: list.length })
  for (let i = 0; i < list.length; i += MAX_PUPILS_PER_CALL) {
    const part = list.slice(i, i + MAX_PUPILS_PER_CALL)
    if (stopped === undefined) {
      try {
        const { data } = await call(importRoutes.importPupils, {
          creatorUserId: owner,
          pupils: part.map(({ pupil }) => pupil),
        })
        for (const sent of part) {
          const line = data.lines.find(({ key }) => key === sent.pupil.key)
          if (line?.login) made.push(toCreatedPupil(sent, line.login))
          else missed.push({ ...sent, problem: line?.problem ?? 'failed' })
        }
      } catch (error) {
        stopped = findProblem(error)
      }
    }
    if (stopped !== undefined) for (const sent of part) missed.push({ ...sent, problem: stopped })
    $class.set({ owner, made: [...made], missed: [...missed] })
    $sending.set({ done: Math.min(i + MAX_PUPILS_PER_CALL, list.length), total: list.length })
  }
  $sending.set(null)
  void students.reload()
}
