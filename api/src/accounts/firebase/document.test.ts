import { describe, expect, it } from 'vitest'
import { newPerson } from '../accounts.ts'
import { newStudent } from '../students/students.ts'
import { userDocument } from './document.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const who = { uid: 'u1', email: 'lea@ariane.example' }
const rest = {
  held_since: null,
  opened_by: null,
  password_by: null,
  password_by_adult: false,
  reset_mail_ended_at: null,
  disabled_at: null,
  tour_seen_at: NOW,
  waiting_since: null,
}
const opened = (accountType: 'email' | 'username' | 'anonymous', username?: string) => ({
  ...newPerson(who, { accountType, role: 'ROLE_STUDENT', grade: '5ème', username }, NOW),
  ...rest,
})
const common = { uid: 'u1', grade: '5ème', createdAt: NOW, roles: ['ROLE_STUDENT'] }

describe('@A06 the document of a person has the fields of the specification and no other', () => {
  it('for an e-mail account', () => {
    expect(userDocument(opened('email'))).toEqual({ ...common, email: who.email, isAnonymous: false })
  })

  it('for an anonymous account', () => {
    expect(userDocument(opened('anonymous', 'renard-agile7'))).toEqual({
      ...common,
      username: 'renard-agile7',
      isAnonymous: true,
    })
  })

  it('for a pseudo account, made by a manager or by its pupil', () => {
    const pseudo = {
      ...common,
      email: who.email,
      displayName: 'Léa',
      pseudoName: 'lea',
      isPseudoAccount: true,
      role: 'student',
      createdByTeacher: false,
      assignedPaths: [],
      subjects: [],
      updatedAt: NOW,
    }
    const made = newStudent({ ...who, login: 'lea' }, { firstName: 'Léa', classroom: '5ème' }, NOW)
    expect(userDocument({ ...made, ...rest })).toEqual(pseudo)
    expect(userDocument(opened('username', 'Léa'))).toEqual({ ...pseudo, pseudoName: 'Léa' })
  })

  it('with a name and who follows, once they are known', () => {
    const named = { display_name: 'Léa Roux', first_name: 'Léa', last_name: 'Roux', assigned_by: 't1' }
    const expected = { displayName: 'Léa Roux', assignedBy: 't1' }
    expect(userDocument({ ...opened('email'), ...named })).toMatchObject(expected)
    expect(userDocument({ ...opened('anonymous', 'renard-agile7'), ...named })).toMatchObject(expected)
  })
})
