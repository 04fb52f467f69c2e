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
    expect(read).toEqual({
      lessons: plain,
      assignments: assignments.map((task, i) => ({ ...task, ref: String(1000 + i) })),
      gaps: [],
      strays: 0,
    })
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

  it.each(['null', '{}', '[]', '""', '{"cn":"","cv":""}', '{"cn":null,"cv":null}'])(
    'takes nothing in place of what it keeps for a wrong answer: %s',
    async data => {
      const { context, server } = meet(asking)
      const question = await receiveQuestion(context)
      const outbound: SchoolContext['outbound'] = async (url, request) => {
        const answer = await server.outbound(url, request)
        return url.includes('verbe=post') ? { ...answer, text: `{"code":200,"data":${data}}` } : answer
      }
      const answered = ecoledirecte.answer(question.state, '2011', mine, { ...context, outbound })
      expect(await failureCode(answered)).toBe('bad_answer')
    },
  )

  it('says that something is to be signed on its own site', async () => {
    const { context, server } = meet()
    const outbound: SchoolContext['outbound'] = async (url, request) => {
      const answer = await server.outbound(url, request)
      return request?.method === 'POST' ? { ...answer, text: '{"code":521,"message":"Charte"}' } : answer
    }
    expect(await failureCode(signIn(mine, { ...context, outbound }))).toBe('action_needed')
  })

  it('reads names as a page shows them', async () => {
    const school = testSchool()
    const [lesson, ...others] = school.data.lessons
    if (!lesson) throw new Error('no lesson')
    const odd = { ...lesson, subject: 'L&#233;gendes de l&apos;art', teachers: ['M. D&apos;ARC'], rooms: ['A&amp;B'] }
    const tasks = [{ subject: odd.subject, due: '2026-11-24', html: '<p>Lire</p>', done: false, test: false }]
    const { context } = meet({ data: { lessons: [odd, ...others], assignments: tasks } })
    const read = await (await signIn(mine, context)).read(window)
    const subject = "Légendes de l'art"
    expect(read.lessons[0]).toMatchObject({ subject, teachers: ["M. D'ARC"], rooms: ['A&B'] })
    expect(read.assignments[0]).toMatchObject({ subject })
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

  describe('@Y05 without its password', () => {
    const deviceId = '0a4fd1c2-7a3e-4f51-9d0e-5c2b8b6f1a11'
    async function keepAccess(context: SchoolContext, kept: KeptBySchool[]) {
      await signIn({ ...mine, deviceId }, context)
      return kept.at(-1)?.ecoledirecte?.access ?? { username: '', token: '', deviceId: '' }
    }

    it('signs in again with the token of the time before, again and again', async () => {
      const { context, kept } = meet()
      const first = await keepAccess(context, kept)
      expect(first).toEqual({ username: 'camille', token: expect.stringMatching(/^\w{48}$/), deviceId })
      expect(JSON.stringify(kept)).not.toContain(mine.password)
      const again = await signIn(first, context)
      expect((await again.read(window)).lessons).toHaveLength(5)
      const second = kept.at(-1)?.ecoledirecte?.access
      expect(second?.token).not.toBe(first.token)
      await signIn(second ?? first, context)
      expect(await failureCode(signIn(first, context))).toBe('expired_code')
    })

    it('keeps the token that it has where the service gives no other', async () => {
      const { context, kept, server } = meet()
      const first = await keepAccess(context, kept)
      const outbound: SchoolContext['outbound'] = async (url, request) => {
        const answer = await server.outbound(url, request)
        return { ...answer, text: answer.text.replace(/"accessToken":"\w+"/, '"accessToken":null') }
      }
      await signIn(first, { ...context, outbound })
      expect(kept.at(-1)?.ecoledirecte?.access).toEqual(first)
    })

    it.each([505, 520, 525])('says with the code %i that the token serves no more', async code => {
      const { context, kept, server } = meet()
      const first = await keepAccess(context, kept)
      const outbound: SchoolContext['outbound'] = async (url, request) => {
        const answer = await server.outbound(url, request)
        return request?.method === 'POST' ? { ...answer, text: JSON.stringify({ code, token: '' }) } : answer
      }
      expect(await failureCode(signIn(first, { ...context, outbound }))).toBe('expired_code')
    })

    it('shows the answer to the question too, and is asked when that serves no more', async () => {
      const { context, kept, server } = meet({ accounts: [{ ...mine, asks: 'choice' }] })
      const opened = await ecoledirecte.signIn({ ...mine, deviceId }, context)
      if (opened.kind !== 'question') throw new Error('no question')
      await ecoledirecte.answer(passedOn(opened.state), '2013', { ...mine, deviceId }, context)
      const { access, double } = kept.at(-1)?.ecoledirecte ?? {}
      if (!access || !double) throw new Error('nothing is kept')
      const before = server.asked.length
      await signIn({ ...access, double }, context)
      expect(server.asked.slice(before)).toEqual(['login.awp', 'login.awp'])
      const next = kept.at(-1)?.ecoledirecte?.access ?? access
      expect((await ecoledirecte.signIn(next, context)).kind).toBe('question')
    })

    it('asks for no token, and keeps none, unless the device wants to keep one', async () => {
      const { context, kept } = meet()
      await signIn({ ...mine, deviceId }, { ...context, keep: false })
      expect(kept).toEqual([])
    })
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
    ['a page in place of an answer', { trouble: 'garbage' as const }, 'service_busy'],
    ['no cookie, and every password wrong for it', { trouble: 'no_cookie' as const }, 'protocol_changed'],
    ['an answer without its fields', { trouble: 'no_data' as const }, 'protocol_changed'],
  ])('says what happened: %s', async (_, part, code) => {
    const { context } = meet(part)
    expect(await failureCode(signIn(mine, context).then(session => session.read(window)))).toBe(code)
  })
})
