import { describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import { createLog } from '../log.ts'
import { scheduleBackups, type WriteDue } from './schedule.ts'

const HOUR_MS = 3_600_000

/** Dumps of which the newest was made so long ago, and what was written since. */
function dumps(agoMs = Number.POSITIVE_INFINITY) {
  const written: Date[] = []
  const looked: number[] = []
  let newestAt = Math.max(0, Date.now() - agoMs)
  const write: WriteDue = async (now, isDue) => {
    looked.push(newestAt)
    if (!isDue(newestAt)) return undefined
    newestAt = now.getTime()
    written.push(now)
    return 'a file'
  }
  return {
    written,
    looked,
    /** As if so much time had gone by. */
    age: (ms: number) => {
      newestAt -= ms
    },
    schedule: (everyMs = 6 * HOUR_MS) => scheduleBackups({ write }, { everyMs }, createLog('silent')),
  }
}
const times = (list: unknown[], count: number) =>
  vi.waitFor(() => expect(list.length).toBeGreaterThanOrEqual(count), PATIENCE)

describe('@G05 @X07 dumps are written by themselves', () => {
  it('at a start without one, and not again at the end', async () => {
    const { written, schedule } = dumps()
    await schedule().stop()
    expect(written).toHaveLength(1)
  })

  it('at the first start of a day, although the last one is young', async () => {
    const { written, schedule } = dumps(25 * HOUR_MS)
    await schedule(48 * HOUR_MS).stop()
    expect(written).toHaveLength(1)
  })

  it('at the end when the newest is old', async () => {
    const { written, looked, age, schedule } = dumps(0)
    const running = schedule()
    await times(looked, 1)
    expect(written).toEqual([])
    age(7 * HOUR_MS)
    await running.stop()
    expect(written).toHaveLength(1)
  })

  it('not when the newest is of this day and young, whichever node made it', async () => {
    const { written, looked, schedule } = dumps(0)
    await schedule().stop()
    expect(written).toEqual([])
    expect(looked).toHaveLength(2)
  })

  it('and looked for several times an interval, so that what failed does not wait for the next one', async () => {
    const { looked, written, schedule } = dumps(0)
    const running = schedule(HOUR_MS / 36_000)
    await times(looked, 3)
    await times(written, 1)
    await running.stop()
  })

  it('and a failure ends nothing', async () => {
    let tries = 0
    const failing = async () => {
      tries += 1
      throw new Error('the disk is full')
    }
    const running = scheduleBackups({ write: failing, drill: failing }, { everyMs: 20 }, createLog('silent'))
    await vi.waitFor(() => expect(tries).toBeGreaterThan(1), PATIENCE)
    await running.stop()
  })
})
