import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { assignmentRoutes } from '@ariane/shared/contracts/assignments'
import { classRoutes } from '@ariane/shared/contracts/classes'
import { consentSlipRoutes } from '@ariane/shared/contracts/consent-slips'
import { type LegalNotice, rightsRoutes } from '@ariane/shared/contracts/rights'
import { fakeApi, press, renderScreen, success, TEACHER } from '@ariane/shared/testing/components'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aClassDetail, CLASS_ID } from '../testing/classes.ts'
import { messages } from './messages.ts'
import ClassesScreen from './screen.tsx'

const lina = (n: number) => ({ userId: `lina-${n}`, fullName: 'Lina Martin', login: `lina-martin${n}` })
const both = [lina(1), lina(2)]
const NOTICE: Omit<LegalNotice, 'operator'> = {
  audit: null,
  scheme: null,
  mail: false,
  model: false,
  transcription: false,
  backupDays: 30,
  basis: null,
  kept: [],
}
const NAMES = ['Lina Martin (lina-martin1)', 'Lina Martin (lina-martin2)']

function open(part: string) {
  const api = fakeApi()
  const [known] = aClassDetail().pupils
  const pupils = known ? both.map(one => ({ ...known, ...one, firstName: 'Lina', lastName: 'Martin' })) : []
  const requests = [{ ...lina(3), askedAt: '2026-09-01T08:00:00Z' }]
  api.on(classRoutes.readClass, () => success(aClassDetail({ pupils, requests })))
  api.on(classRoutes.listClasses, () => success({ classes: [] }))
  api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
  return { api, ...renderScreen(<ClassesScreen />, { as: TEACHER, at: `/classes/${CLASS_ID}/${part}` }) }
}

it('@K08 names the pupil on the slip and beside the box of the signed one, where two are called the same', async () => {
  const { api, user } = open('accords')
  const about = { state: 'missing' as const, by: null, at: null, mayTick: true }
  const slip = { madeAt: '2026-09-01T08:00:00Z', answer: null, answeredAt: null, remindedAt: null }
  api.on(consentSlipRoutes.readClassConsents, () => success({ rows: both.map(one => ({ ...one, ...about, slip })) }))
  api.on(consentSlipRoutes.makeConsentSlips, () =>
    success({
      slips: both.map(({ userId }) => ({ userId, code: 'ABCD2345EFGH', linksUntil: '2026-10-02T08:00:00Z' })),
    }),
  )
  const operator = { name: 'Collège Jean-Moulin', contact: 'dpd@college.example', host: null }
  api.on(rightsRoutes.legalNotice, () => success({ ...NOTICE, operator }))
  for (const name of NAMES)
    expect(await screen.findByRole('checkbox', { name: messages.consents.signed(name) })).toBeTruthy()
  await press(user, messages.consents.again(2))
  await waitFor(() => {
    const printed = document.body.textContent
    for (const name of NAMES) expect(printed).toContain(messages.slip.about(name, '4e B'))
    expect(printed).toContain(messages.slip.account('2 octobre 2026'))
    expect(printed).toContain(`${messages.slip.operator(operator.name)} ${messages.slip.contact(operator.contact)}`)
  })
})

it('names the pupil who leaves the class, and the one who asks to come in', async () => {
  const { user } = open('eleves')
  const [first = ''] = NAMES
  await press(user, messages.pupils.remove(first))
  expect(await screen.findByText(messages.pupils.removeSentence(first))).toBeTruthy()
  expect(screen.getByText('Lina Martin (lina-martin3)')).toBeTruthy()
})

it('@K03 names the pupils of given work', async () => {
  const { api } = open('travaux/6f7e3c1e-6f57-4a53-8f4b-1c1f5e0a0009')
  const state = { state: 'begun' as const, late: false, answers: 0, right: 0 }
  const list = both.map(({ userId, fullName }) => ({ userId, fullName, ...state }))
  const work = { id: '6f7e3c1e-6f57-4a53-8f4b-1c1f5e0a0009', kind: 'topic' as const, title: 'Angles', instruction: '' }
  const days = { opensDay: '2026-09-01', dueDay: '2026-09-08', withdrawnAt: null, givenAt: '2026-09-01T08:00:00Z' }
  const counts = { pupils: 2, begun: 2, done: 0, late: 0, givenBy: 'Mme Durand' }
  api.on(assignmentRoutes.readAssignment, () =>
    success({ ...work, ...days, ...counts, list, notions: [], questions: [] }),
  )
  const shown = within(await screen.findByRole('list', { name: messages.assigned.label }))
  for (const name of NAMES) expect(shown.getByText(name)).toBeTruthy()
})
