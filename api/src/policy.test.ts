import { ACTS, type Act, type Routes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pattern } from './platform/http/mount.ts'
import { everybody, rows } from './testing/policy/callers.ts'
import {
  actsOf,
  CALLERS,
  type CallerKind,
  expectedStatuses,
  expectedVerdict,
  printed,
  type Verdict,
} from './testing/policy/expected-answers.ts'
import type { TestPerson } from './testing/test-api.ts'

let world: Awaited<ReturnType<typeof everybody>>
const table = new Map<string, (Verdict | 'wrong')[]>()
beforeAll(async () => {
  world = await everybody()
})
afterAll(async () => {
  await world.api.close()
  process.stdout.write(`\n${printed(table)}\n\n`)
})

it.each(rows)('@X03 @A12 %s answers each kind of caller as its policy says', async (name, row) => {
  const { subject, subjectWhoStopped, send } = world
  const shared = await subjectWhoStopped(name)
  const line: (Verdict | 'wrong')[] = []
  table.set(`${name} (${[row.policy.allow, ...actsOf(name, row)].join(' ')})`, line)
  for (const kind of CALLERS) {
    const verdict = expectedVerdict(name, row, kind)
    // Whoever is let in changes something: he gets a pupil of his own.
    const make = kind === 'stopped' ? subjectWhoStopped : subject
    const about = verdict === 'in' ? await make(name) : shared
    const caller = await findCaller(name, kind, about.pupil, verdict)
    const call = kind === 'disabled' ? { ...about, pupil: caller } : about
    const headers = { nobody: {}, forged: { authorization: 'Bearer forged' } }[kind as string] ?? caller.headers
    const status = await send(name, row, { ...call, caller }, headers)
    const expected = verdict === 'in' ? expectedStatuses(name) : [verdict]
    line.push(expected.includes(status) ? verdict : 'wrong')
    expect(expected, `${kind}: ${status}`).toContain(status)
  }
})

/** Calls after which a session has ended: that of the call, or that of a disabled account. */
const ENDS_SESSION = new Set<keyof Routes>(['signOut', 'readSession', 'endAllSignIns'])

/** Whoever has no account and is let in may have one afterwards, and a session may be over: he is used once. */
async function findCaller(name: keyof Routes, kind: CallerKind, pupil: TestPerson, verdict: Verdict) {
  if (kind === 'no account' && verdict === 'in') return world.api.signUp({ open: false })
  if (kind === 'own') return pupil
  return ENDS_SESSION.has(name) ? world.another(kind) : (world.cast[kind] ?? pupil)
}

/** Acts of doors that are no call: `rights/relations/doors.test.ts`. */
const ELSEWHERE = new Set<Act>(['told', 'consent_told', 'class_message'])

/** Calls that name a pupil beside what they are about: a class whose teacher calls, and the caller himself. */
const NAMED_BY_CLASS = new Set<string>(['teaches', 'manager', 'operator'])

it('@S10 every call that names a pupil says what it does with him', () => {
  const naming = rows.filter(([, { params, body }]) =>
    [params, body].some(part => Object.keys((part as { shape?: object } | undefined)?.shape ?? {}).includes('userId')),
  )
  const silent = naming.filter(([name, row]) => actsOf(name, row).length === 0 && !NAMED_BY_CLASS.has(row.policy.allow))
  expect(silent.map(([name]) => name)).toEqual([])
  for (const act of ACTS)
    expect(rows.some(([name, row]) => actsOf(name, row).includes(act)) || ELSEWHERE.has(act), act).toBe(true)
})

describe('the server', () => {
  it('@X01 @X03 has the routes of the table and the operational ones, nothing else', () => {
    const listed = [
      ...['/healthz', '/readyz', '/metrics', '/canaries', '/api/openapi.json', '/api/docs', '/api/docs.css'].map(
        path => `GET ${path}`,
      ),
      'GET /api/chat/stream',
      ...rows.map(([, row]) => `${row.method} ${pattern(row.path)}`),
      ...rows.flatMap(([, row]) => (row.text === undefined ? [] : [`HEAD ${pattern(row.path)}`])),
    ]
    expect(world.api.served().sort()).toEqual([...new Set(listed)].sort())
  })

  it('answers an unknown address in the shape of the contract', async () => {
    const answer = await world.api.request('GET', '/api/nothing-here')
    expect(answer).toMatchObject({ status: 404, body: { status: 'error', code: 'not_found' } })
    const method = await world.api.request('PATCH', '/api/paths', {})
    expect(method).toMatchObject({ status: 404, body: { status: 'error', code: 'not_found' } })
  })
})
