import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { owner, request } from '../emulators/request.ts'
import { actors, seed } from './actors.ts'
import { channelCases } from './cases/channels.ts'
import { messageCases } from './cases/messages.ts'
import { mirrorCases } from './cases/mirrors.ts'
import { markCases } from './cases/reads-reports-typing.ts'
import { userCases } from './cases/users.ts'
import { undecided } from './coverage.ts'
import { declaredRules, RULES } from './declared.ts'
import { buildTable, type Case, printed } from './table.ts'

const PROJECT = 'demo-rules'
const { host, firestorePort } = inject('emulators')
const emulator = (project: string) => `http://${host}:${firestorePort}/emulator/v1/projects/${project}`
const cases: Case[] = [...userCases, ...mirrorCases, ...channelCases, ...messageCases, ...markCases]
const failed = new Set<Case>()
const untouched = new Set<RulesTestEnvironment>()
/** The report of what was covered holds every value seen, and cannot hold a megabyte many times over. */
const LARGE = { projectId: 'demo-rules-large', rule: 'messages create · size', condition: 'data.fileUrl.size()' }
const environments = new Map<string, RulesTestEnvironment>()
const findEnvironment = (name: string) => {
  const found = environments.get(name === LARGE.rule ? LARGE.projectId : PROJECT)
  if (!found) throw new Error('the emulator was not asked yet')
  return found
}

beforeAll(async () => {
  // Each refusal is logged by the SDK, and refusals are the point here.
  setLogLevel('silent')
  const firestore = { host, port: firestorePort, rules: RULES }
  for (const projectId of [PROJECT, LARGE.projectId])
    environments.set(projectId, await initializeTestEnvironment({ projectId, firestore }))
})
afterAll(async () => {
  for (const environment of environments.values()) await environment.cleanup()
})

describe('@C04 firestore.rules', () => {
  it('has nothing that the emulator warns about', async () => {
    const rules = { files: [{ name: 'firestore.rules', content: RULES }] }
    const answer = await request(`${emulator(PROJECT)}:securityRules`, { method: 'PUT', ...owner({ rules }) })
    expect((answer as { issues?: unknown[] }).issues ?? []).toEqual([])
  })

  describe.each([...new Set(cases.map(one => one.rule))])('%s', name => {
    it.each(cases.filter(one => one.rule === name))('$verdict: $title', async one => {
      const environment = findEnvironment(name)
      failed.add(one)
      // What was refused left everything as it stood.
      if (!untouched.delete(environment)) await seed(environment)
      await one.run(actors(environment))
      if (one.verdict === 'deny') untouched.add(environment)
      failed.delete(one)
    })
  })

  it('is shown whole: each rule lets something through and stops two things', () => {
    const rows = buildTable(declaredRules(), cases, failed)
    console.log(printed(rows))
    expect(rows.filter(row => row.hole)).toEqual([])
  })

  it('has no condition that was never met or never refused', async () => {
    const found = undecided(await request(`${emulator(PROJECT)}:ruleCoverage`))
    expect(found.filter(place => !place.includes(LARGE.condition))).toEqual([])
  })
})
