import { defaultSettings } from '@ariane/shared/contracts/settings'
import { describe, expect, it } from 'vitest'
import { badSlots } from './rules.ts'

const base = defaultSettings('u1')
const withMonday = (slot: Partial<(typeof base.timeSlots)['monday']>) => ({
  ...base,
  timeSlots: { ...base.timeSlots, monday: { ...base.timeSlots.monday, ...slot } },
})

describe('work hours', () => {
  it('are right by default', () => expect(badSlots(base)).toEqual([]))
  it('must end after they start', () => {
    expect(badSlots(withMonday({ endTime: '16:00' }))).toEqual(['monday'])
    expect(badSlots(withMonday({ endTime: '17:00' }))).toEqual(['monday'])
  })
  it('do not matter while the slot is off', () => {
    expect(badSlots(withMonday({ endTime: '16:00', enabled: false }))).toEqual([])
  })
})
