import { MISSING_KINDS } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { type Facts, findMissing } from './find-missing.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const WELL: Facts = {
  hasContact: true,
  sendsMail: true,
  isSecure: true,
  backupAt: '2026-11-27T06:00:00.000Z',
  restoredAt: '2026-11-01T06:00:00.000Z',
  disk: { freeBytes: 5e9, totalBytes: 1e10 },
  backupEveryMs: 6 * 3_600_000,
}

describe('@G03 what an installation lacks', () => {
  it.each([
    ['nothing where all is there', {}, []],
    ['nobody to write to', { hasContact: false }, ['contact']],
    ['a mail server', { sendsMail: false }, ['mail']],
    ['an address in https', { isSecure: false }, ['https']],
    ['a backup', { backupAt: null }, ['backup']],
    ['a backup of late', { backupAt: '2026-11-25T11:00:00.000Z' }, ['backupLate']],
    [
      'no backup of late where they are weekly',
      { backupAt: '2026-11-20T12:00:00.000Z', backupEveryMs: 7 * 86_400_000 },
      [],
    ],
    ['a restore that was tried', { restoredAt: null }, ['restore']],
    ['one of late', { restoredAt: '2026-09-20T12:00:00.000Z' }, ['restore']],
    ['room', { disk: { freeBytes: 1e9, totalBytes: 1e10 } }, ['disk']],
    ['no room that the system does not count', { disk: null }, []],
  ] satisfies [string, Partial<Facts>, string[]][])('is %s', (_, facts, missing) => {
    expect(findMissing({ ...WELL, ...facts }, NOW)).toEqual(missing)
  })

  it('is said in the order of the contract', () => {
    const none = { hasContact: false, sendsMail: false, isSecure: false, backupAt: null, restoredAt: null }
    const disk = { freeBytes: 0, totalBytes: 1 }
    expect(findMissing({ ...WELL, ...none, disk }, NOW)).toEqual(MISSING_KINDS.filter(kind => kind !== 'backupLate'))
  })
})
