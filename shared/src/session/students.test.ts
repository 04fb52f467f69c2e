import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '../contracts/accounts.ts'
import { requestsTo } from '../http/testing/requests.ts'
import { $activeUser, $session, $switched, backToMe, switchTo } from './session.ts'
import { refreshStudents, students } from './students.ts'

const lea = {
  userId: 'lea',
  fullName: 'Léa',
  email: 'lea@ariane.example',
  lastConnectedAt: null,
  credits: 0,
  firstName: 'Léa',
  lastName: '',
  login: 'lea',
  grade: '5ème',
  link: 'created',
}
const profile = (uid: string, role: Profile['roles'][number]): Profile => ({
  uid,
  grade: '4ème',
  roles: [role],
  createdAt: '2026-01-01T00:00:00.000Z',
})
const enter = (user: Profile) => $session.set({ status: 'signedIn', user })
const viewed = { uid: 'lea', displayName: 'Léa', grade: '5ème' } as const

let list = [lea]
let stop = () => {}

beforeEach(() => {
  list = [lea]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { students: list } })))
  vi.stubGlobal('Request', requestsTo('http://page'))
  stop = students.$data.subscribe(() => {})
})
afterEach(() => {
  stop()
  $switched.set(null)
  $session.set({ status: 'signedOut' })
  vi.unstubAllGlobals()
})

const known = () => expect.poll(() => students.$data.get()).toEqual({ state: 'ready', data: list })

describe('the pupils of a manager', () => {
  it('tells two of the same name apart by their login', async () => {
    list = [lea, { ...lea, userId: 'lea2', login: 'lea2' }]
    enter(profile('m', 'ROLE_TEACHER'))
    await expect
      .poll(() => students.$data.get())
      .toMatchObject({ data: [{ fullName: 'Léa (lea)' }, { fullName: 'Léa (lea2)' }] })
  })

  it('are there for a manager, and for nobody else', async () => {
    enter(profile('teacher', 'ROLE_TEACHER'))
    await known()
    enter(profile('tom', 'ROLE_STUDENT'))
    expect(students.$data.get()).toEqual({ state: 'ready', data: [] })
  })

  it('are asked for again when a screen that lists them opens, and stay in view meanwhile', async () => {
    enter(profile('teacher', 'ROLE_TEACHER'))
    await known()
    list = [lea, { ...lea, userId: 'tom', fullName: 'Tom' }]
    refreshStudents()
    expect(students.$data.get()).toEqual({ state: 'ready', data: [lea] })
    await known()
  })

  it('can be viewed by a manager only', () => {
    enter(profile('teacher', 'ROLE_TEACHER'))
    switchTo(viewed)
    expect($activeUser.get()).toMatchObject({ uid: 'lea', switched: true })
    backToMe()
    expect($activeUser.get()).toMatchObject({ uid: 'teacher', switched: false })
    switchTo(viewed)
    enter(profile('tom', 'ROLE_STUDENT'))
    expect($activeUser.get()).toMatchObject({ uid: 'tom', switched: false })
    switchTo(viewed)
    expect($switched.get()).toBeNull()
  })

  it('take a new name into the view, and leave it when they are not followed any more', async () => {
    enter(profile('teacher', 'ROLE_TEACHER'))
    await known()
    switchTo(viewed)
    list = [{ ...lea, fullName: 'Léa Roux' }]
    await students.reload()
    expect($activeUser.get()).toMatchObject({ uid: 'lea', displayName: 'Léa Roux' })
    list = []
    await students.reload()
    expect($activeUser.get()).toMatchObject({ uid: 'teacher', switched: false })
  })

  it('of who was here before take nobody out of the view of who came since, also where nobody watched', async () => {
    vi.useFakeTimers()
    stop()
    vi.runAllTimers()
    vi.useRealTimers()
    const answers: (() => void)[] = []
    const answer = () => Response.json({ data: { students: list } })
    vi.stubGlobal('fetch', () => new Promise(resolve => answers.push(() => resolve(answer()))))
    enter(profile('teacher', 'ROLE_TEACHER'))
    const late = students.reload()
    await expect.poll(() => answers).toHaveLength(1)
    enter(profile('other', 'ROLE_TEACHER'))
    switchTo(viewed)
    list = []
    for (const give of answers) give()
    await late
    expect($activeUser.get()).toMatchObject({ uid: 'lea', switched: true })
  })
})
