import { describe, expect, it } from 'vitest'
import { OutboundFailure } from '../platform/outbound/failure.ts'
import { refuse, SchoolFailure } from './failure.ts'
import { narrow, startReading } from './reading.ts'
import type { Scope } from './types.ts'

const week = (from: string, to: string): Scope => ({ part: 'timetable', from, to })
const FIRST = week('2026-11-23', '2026-11-29')
const SECOND = week('2026-11-30', '2026-12-06')
const never = () => false
const changed = async () => refuse('protocol_changed')

describe('@Y02 what is read piece by piece', () => {
  it('names pieces that follow each other as one, and counts the things of one day', async () => {
    const { piece, item, reading } = startReading(never)
    await piece(FIRST, changed)
    await piece(SECOND, changed)
    for (let i = 0; i < 2; i++) item(FIRST, () => refuse('protocol_changed'))
    expect(reading.gaps).toEqual([
      { part: 'timetable', from: '2026-11-23', to: '2026-12-06', reason: 'unreadable', items: 0 },
      { ...FIRST, reason: 'unreadable', items: 2 },
    ])
  })

  it('is what went wrong first when nothing was read, and a service that changed when no thing could be', async () => {
    const nothing = startReading(never)
    await nothing.piece(FIRST, async () => refuse('service_busy'))
    await nothing.piece(SECOND, changed)
    expect(nothing.finish).toThrow(new SchoolFailure('service_busy'))
    const closed = startReading(never)
    closed.closed(FIRST)
    expect(closed.finish).toThrow(new SchoolFailure('access_denied'))
    const odd = startReading(never)
    await odd.piece(FIRST, async () => [])
    odd.item(FIRST, () => refuse('protocol_changed'))
    expect(odd.finish).toThrow(new SchoolFailure('protocol_changed'))
  })

  it('is a reading of holidays when one week of them could not be read', async () => {
    const { piece, finish } = startReading(never)
    await piece(FIRST, async () => [])
    await piece(SECOND, changed)
    expect(finish()).toMatchObject({ lessons: [], gaps: [{ ...SECOND, items: 0 }] })
  })

  it('asks no more of a part that is silent, of all parts after an end, and hides no fault of ours', async () => {
    const { piece, reading } = startReading(code => code === 'service_suspended')
    let asked = 0
    const silent = async () => {
      asked += 1
      throw new OutboundFailure('too_slow')
    }
    await piece(FIRST, silent)
    await piece(SECOND, silent)
    expect(asked).toBe(1)
    await piece({ ...FIRST, part: 'homework' }, async () => refuse('service_suspended'))
    await piece({ ...SECOND, part: 'homework' }, silent)
    expect([asked, reading.stopped?.code]).toEqual([1, 'service_suspended'])
    const fault = new TypeError('ours')
    await expect(startReading(never).piece(FIRST, () => Promise.reject(fault))).rejects.toBe(fault)
    await expect(
      startReading(never).piece(FIRST, async () => Promise.reject(new OutboundFailure('cancelled'))),
    ).rejects.toThrow()
  })

  it('belongs to its own day where that is in the days that were asked for', () => {
    expect(narrow(FIRST, () => '2026-11-25')).toEqual(week('2026-11-25', '2026-11-25'))
    expect(narrow(FIRST, () => '9999-01-01')).toBe(FIRST)
    expect(narrow(FIRST, () => refuse('protocol_changed'))).toBe(FIRST)
  })
})
