import { describe, expect, it } from 'vitest'
import { buildTrial } from './account.ts'

const invented = { username: 'renard-agile12', password: 'motDEpasse7' }

describe('a trial account', () => {
  it('is registered with a username, like one a pupil makes', () => {
    expect(buildTrial('ROLE_STUDENT', invented)).toEqual({
      accountType: 'username',
      role: 'ROLE_STUDENT',
      grade: '4ème',
      username: 'essai renard-agile12',
      email: 'essai-renard-agile12@ariane.example',
      password: 'motDEpasse7',
    })
  })

  it('can be a teacher', () => {
    expect(buildTrial('ROLE_TEACHER', invented).role).toBe('ROLE_TEACHER')
  })
})
