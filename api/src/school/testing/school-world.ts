import { calendarRoutes, type SchoolAnswer, schoolRoutes } from '@ariane/shared/contracts'
import type { Arguments } from '@ariane/shared/contracts/route'
import { sql } from 'kysely'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'
import { type PronoteSimulator, simulatePronote } from './pronote/simulate-pronote.ts'
import { simulateEcoleDirecte } from './simulate-ecoledirecte.ts'
import type { SimulatedSchool } from './simulated-school.ts'
import { testSchool } from './test-school.ts'

export const PASSWORD = 'Mot de passe é'
const OPTIONS = { version: [2026, 2, 7], encrypts: true, compresses: true, rsa: false } as const

type Request = Omit<Arguments<typeof schoolRoutes.connectSchool>, 'userId'>

/** The real application with simulated schools in place of the network, on Monday 23 November 2026 at noon. */
export interface SchoolWorld {
  api: TestApi
  /** Of the test that runs. */
  pupil: TestPerson
  school: SimulatedSchool
  pronote: PronoteSimulator
  /** How PRONOTE is reached, when not in memory. */
  way: Outbound | undefined
  lines: string[]
  now(): Date
  pass(minutes: number): void
  /** A pupil whose parent agreed. */
  newPupil(): Promise<TestPerson>
  /** A pupil and a school that nobody met yet, in the same week. */
  renew(): Promise<void>
  connect(request: Request, caller?: TestPerson): Promise<SchoolAnswer>
  viaPronote(): Promise<SchoolAnswer>
  /** Wrong tries that are counted: of the pupil, and on accounts at school that nobody opened yet. */
  tries(): Promise<{ pupil: number; accounts: number }>
  list(): Promise<Awaited<ReturnType<typeof listEvents>>>
}

const NOON = Date.parse('2026-11-23T11:00:00Z')

/** What opens the account of the simulated pupil. */
export const account = (password = PASSWORD) => ({ url: 'demo.index-education.net', username: 'camille', password })

async function listEvents(pupil: TestPerson, now: Date) {
  const day = 86_400_000
  const range = { start: new Date(+now - 14 * day).toISOString(), end: new Date(+now + 60 * day).toISOString() }
  return (await pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, ...range })).data
}

/** Close `api` at the end of the file. */
export async function schoolWorld(): Promise<SchoolWorld> {
  let time = NOON
  let suspensions = 0
  const lines: string[] = []
  const school = testSchool()
  let directe = simulateEcoleDirecte(school)
  const schools: Outbound = (url, request) => {
    if (url.startsWith('https://api.ecoledirecte.com/')) return directe.outbound(url, request)
    return (world.way ?? world.pronote.outbound)(url, request)
  }
  const log = { write: (line: string) => void lines.push(line) }
  const config = { logLevel: 'debug' }
  const api = await createTestApi({ now: () => new Date(time), limiter: UNLIMITED, schools, log, config })
  async function newPupil(): Promise<TestPerson> {
    const pupil = await api.signUp()
    await api.consent(pupil)
    return pupil
  }
  const world: SchoolWorld = {
    api,
    school,
    pronote: simulatePronote(school, OPTIONS),
    pupil: await newPupil(),
    newPupil,
    way: undefined,
    lines,
    now: () => new Date(time),
    pass(minutes) {
      time += minutes * 60_000
    },
    async renew() {
      suspensions += 1
      // Later on the same day: a suspension of the test before is over.
      time = NOON + suspensions * 20 * 60_000
      world.school = testSchool()
      world.pronote = simulatePronote(world.school, OPTIONS)
      directe = simulateEcoleDirecte(world.school)
      world.way = undefined
      await sql`delete from school_accounts`.execute(api.db.q())
      world.pupil = await newPupil()
    },
    connect: (request, caller = world.pupil) =>
      caller.call(schoolRoutes.connectSchool, { userId: world.pupil.uid, ...request }),
    viaPronote: () => world.connect({ pronote: account() }),
    async tries() {
      const q = api.db.q()
      const synced = q.selectFrom('school_syncs').select('bad_tries').where('user_id', '=', world.pupil.uid)
      const tried = await q.selectFrom('school_accounts').select('tries').execute()
      return {
        pupil: (await synced.execute()).reduce((sum, { bad_tries }) => sum + bad_tries, 0),
        accounts: tried.reduce((sum, { tries }) => sum + tries, 0),
      }
    },
    list: () => listEvents(world.pupil, world.now()),
  }
  return world
}

/** 'success', 'challenge', or the code of a failure. */
export const answerCode = ({ status, data }: SchoolAnswer) => (status === 'failure' ? data.code : status)

/** What a synchronisation changed (added, changed, removed, unchanged), or its code. */
export const syncCounts = (answer: SchoolAnswer) => {
  if (answer.status !== 'success') return answerCode(answer)
  const { added, changed, removed, unchanged } = answer.data
  return [added, changed, removed, unchanged]
}

/** The id of a question that was asked. */
export const challengeId = (answer: SchoolAnswer) => (answer.status === 'challenge' ? answer.data.challengeId : '')
