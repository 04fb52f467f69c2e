import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { type ClassDetail, classRoutes } from '@ariane/shared/contracts/classes'
import { fakeApi, press, renderScreen, success, TEACHER } from '@ariane/shared/testing/components'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aClassDetail, CLASS_ID } from '../../testing/classes.ts'
import { messages } from '../messages.ts'
import ClassesScreen from '../screen.tsx'

const { code, groups, members, nextYear, teachers } = messages

function open(one: Partial<ClassDetail> = {}) {
  const api = fakeApi()
  api.on(classRoutes.readClass, () => success(aClassDetail(one)))
  api.on(classRoutes.listClasses, () => success({ classes: [] }))
  api.on(accountsRoutes.listStudents, () => ({ data: { students: [] } }))
  return renderScreen(<ClassesScreen />, { as: TEACHER, at: `/classes/${CLASS_ID}/eleves` })
}

describe('@K01 the page of the members of a class', () => {
  it('says on the tab that somebody waits, by the name that the pupil gave to it', async () => {
    const asked = { fullName: 'tigre-sage143', login: 'tigre-sage143', askedAt: '2026-10-05T08:00:00Z' }
    const tom = { ...asked, userId: 'tom', knownAs: 'Tom Roux' }
    open({ requests: [tom, { ...asked, userId: 'zoe', fullName: 'Zoé', knownAs: 'ZOE' }] })
    expect(await screen.findByRole('link', { name: 'Élèves, 1 · 2 demandes' })).toBeTruthy()
    expect(screen.getByText('Tom Roux (tigre-sage143)')).toBeTruthy()
    expect(screen.getByText('Zoé')).toBeTruthy()
  })

  it.each([
    [members.parts.code, code.make],
    [members.parts.groups, groups.create],
    [members.parts.teachers, teachers.invite],
    [members.parts.nextYear, nextYear.open],
  ])('has « %s » one step away on a phone, however long the list is', async (part, first) => {
    const { user } = open()
    await press(user, part)
    expect(document.activeElement?.contains(screen.getByRole('button', { name: first }))).toBe(true)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: first }))
  })

  it('of an archived class leads nowhere', async () => {
    open({ archivedAt: '2026-07-01T08:00:00Z' })
    expect(await screen.findByRole('list', { name: messages.pupils.label })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: members.below })).toBeNull()
  })
})
