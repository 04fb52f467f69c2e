import { deserialize, serialize } from 'node:v8'
import type { KeptBySchool } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { simulateEcoleDirecte } from '../testing/simulate-ecoledirecte.ts'
import type { SimulatedSchool } from '../testing/simulated-school.ts'
import { testSchool } from '../testing/test-school.ts'
import type { SchoolContext, SignedIn } from '../types.ts'
import { ecoledirecte } from './connector.ts'

/** As another process gets it. */
const passedOn = <T>(state: T): T => deserialize(serialize(state)) as T

const window = { from: '2026-11-23', to: '2026-12-07' }
const mine = { username: 'camille', password: 'Mot de passe é' }

function meet(part: Partial<SimulatedSchool> = {}) {
  const server = simulateEcoleDirecte(testSchool(part))
  const steps: string[] = []
  const kept: KeptBySchool[] = []
  const context: SchoolContext = {
    outbound: server.outbound,
    signal: new AbortController().signal,
    step: step => steps.push(step),
    keep: true,
    kept: given => kept.push(given),
    deviceName: 'Ariane',
    version: () => undefined,
    workingVersions: new Set(),
  }
  return { server, context, steps, kept }
}
async function signIn(
  identifiers: Parameters<typeof ecoledirecte.signIn>[0],
  context: SchoolContext,
): Promise<SignedIn> {
  const opened = await ecoledirecte.signIn(identifiers, context)
  if (opened.kind === 'question') throw new Error('a question')
  return opened
}
async function receiveQuestion(context: SchoolContext) {
  const opened = await ecoledirecte.signIn(mine, context)
  if (opened.kind !== 'question') throw new Error('no question')
  return opened
}
const failureCode = (call: Promise<unknown>) =>
  call.then(
    () => 'signed in',
    error => error.code ?? error.reason,
  )
const asking = { accounts: [{ ...mine, asks: 'choice' as const }] }

describe('@N09 EcoleDirecte', () => {
  it('gives timetable, cancelled lessons, homework and tests', async () => {
    const school = testSchool()
    const assignments = [
      ...school.data.assignments,
      { subject: 'SVT', due: '2026-11-30', html: 'Interrogation', done: false, test: true },
    ]
    const { context, steps } = meet({ data: { ...school.data, assignments } })
    const read = await (await signIn(mine, context)).read(window)
    const plain = school.data.lessons.map(lesson => ({ ...lesson, test: false, note: '' }))
    expect(read).toEqual({ lessons: plain, assignments, gaps: [] })
    expect(steps).toEqual(['opening', 'signing_in', 'timetable', 'homework'])
  })

  it('asks its question, takes the right answer and gives what stands for it the next time', async () => {
    const { context, server, kept } = meet(asking)
    const question = await receiveQuestion(context)
    expect(question.text).toBe('Quelle est votre année de naissance ?')
    expect(question.propositions).toEqual(['2011', '2012', '2013', '2014'])
    expect(serialize(question.state).includes(mine.password)).toBe(false)
    await ecoledirecte.answer(passedOn(question.state), '2013', mine, context)
    const double = kept.at(-1)?.ecoledirecte?.double
    expect(double).toEqual({ cn: 'cn-simulé', cv: 'cv-simulé' })
    const before = server.asked.length
    await signIn({ ...mine, ...(double && { double }) }, context)
    expect(server.asked.slice(before)).toEqual(['login.awp', 'login.awp'])
  })

  it('refuses a wrong answer, and an answer without the identifiers', async () => {
    const { context } = meet(asking)
    expect(await failureCode(ecoledirecte.answer((await receiveQuestion(context)).state, '2011', mine, context))).toBe(
      'bad_answer',
    )
    expect(
      await failureCode(ecoledirecte.answer((await receiveQuestion(context)).state, '2013', undefined, context)),
    ).toBe('no_identifiers')
  })

  it('does not take an answer out of shape for a wrong one', async () => {
    const { context, server } = meet(asking)
    const question = await receiveQuestion(context)
    const outbound: SchoolContext['outbound'] = async (url, request) => {
      const answer = await server.outbound(url, request)
      return url.includes('verbe=post') ? { ...answer, text: '{"code":200,"data":{"cle":"nouvelle"}}' } : answer
    }
    expect(await failureCode(ecoledirecte.answer(question.state, '2013', mine, { ...context, outbound }))).toBe(
      'protocol_changed',
    )
  })

  it('never sends a wrong password a second time', async () => {
    const { context, server } = meet()
    expect(await failureCode(signIn({ ...mine, password: 'faux' }, context))).toBe('bad_credentials')
    expect(server.asked).toEqual(['login.awp', 'login.awp'])
  })

  it.each([
    ['an unknown name', { accounts: [] }, 'bad_credentials'],
    ['a blocked account', { accounts: [{ ...mine, state: 'disabled' as const }] }, 'account_suspended'],
    ['a refused account', { accounts: [{ ...mine, state: 'denied' as const }] }, 'access_denied'],
    ['an account of a parent', { accounts: [{ ...mine, state: 'parent' as const }] }, 'not_a_pupil'],
    ['a closed school', { accounts: [{ ...mine, state: 'closed' as const }] }, 'school_closed'],
    ['a version that is refused', { accounts: [{ ...mine, state: 'moved' as const }] }, 'protocol_changed'],
    ['too many calls', { trouble: 'suspended' as const }, 'service_suspended'],
    ['a busy service', { trouble: 'busy' as const }, 'service_busy'],
    ['a service that moved', { trouble: 'moved' as const }, 'service_moved'],
    ['a silent service', { trouble: 'silence' as const }, 'too_slow'],
    ['garbage', { trouble: 'garbage' as const }, 'protocol_changed'],
    ['no cookie, and every password wrong for it', { trouble: 'no_cookie' as const }, 'protocol_changed'],
    ['an answer without its fields', { trouble: 'no_data' as const }, 'protocol_changed'],
  ])('says what happened: %s', async (_, part, code) => {
    const { context } = meet(part)
    expect(await failureCode(signIn(mine, context).then(session => session.read(window)))).toBe(code)
  })
})
