import { describe, expect, it } from 'vitest'
import { type Counts, countDueLooks, FALSE_ALARM_RATE, judgeStep, type SideCounts } from './judge.ts'
import { fisherTail, rankTail } from './statistics.ts'
import { noTimes, timeClass } from './time-classes.ts'

/** Pages of one side: how often they fail or throw, and the median of their times. */
type Pages = { failed: number; errors: number; ms: number }

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const empty = () => ({ loads: 0, failed: 0, errors: 0, times: noTimes() })

/** Times spread as they are on the devices of a school: some take twice as long, a few four times. */
function add(side: SideCounts & { times: number[] }, pages: Pages, random: () => number): void {
  side.loads += 1
  if (random() < pages.failed) side.failed += 1
  else {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const at = timeClass(pages.ms * Math.exp(0.6 * normal))
    side.times[at] = (side.times[at] ?? 0) + 1
  }
  if (random() < pages.errors) side.errors += 1
}

/** A canary that goes through its two steps; `loads` says how many of it there were when it was halted. */
function run(canary: Pages, control: Pages, random: () => number) {
  let loads = 0
  for (const share of [0.01, 0.1]) {
    const counts = { canary: empty(), control: empty() }
    for (let looks = 0; ; ) {
      const isCanary = random() < share
      add(isCanary ? counts.canary : counts.control, isCanary ? canary : control, random)
      if (isCanary) loads += 1
      if (!isCanary || countDueLooks(counts) <= looks) continue
      looks = countDueLooks(counts)
      const { verdict, worse } = judgeStep(counts)
      if (worse) return { halted: worse.metric, loads }
      if (verdict === 'well') break
    }
  }
  return { halted: null, loads }
}

function simulate(runs: number, canary: Pages, control: Pages, seed: number) {
  const random = randomFrom(seed)
  const found = Array.from({ length: runs }, () => run(canary, control, random))
  const halted = found.filter(one => one.halted !== null)
  return { rate: halted.length / runs, metrics: new Set(halted.map(one => one.halted)), halted }
}

const SOUND: Pages = { failed: 0.01, errors: 0.02, ms: 600 }

describe('@W02 the comparison of a canary with the others', () => {
  it('is the exact test that books give for counts, and the one for ranks', () => {
    // Fisher's lady who tastes tea, and binomial coefficients written out.
    expect(fisherTail(3, 4, 1, 4)).toBeCloseTo(0.242857, 5)
    expect(fisherTail(10, 50, 1, 50)).toBeCloseTo(0.0038902, 6)
    expect(fisherTail(0, 50, 3, 50)).toBeCloseTo(1, 10)
    // Sum of ranks of 3, 4, 5 against 1, 2, 3, with a tie and the correction for continuity: z = 1.5498.
    expect(rankTail([0, 0, 1, 1, 1], [1, 1, 1, 0, 0])).toBeCloseTo(0.060592, 5)
  })

  it('halts one sound version in a hundred at most, by simulation', () => {
    for (const [seed, pages] of [
      SOUND,
      { failed: 0.2, errors: 0.3, ms: 2000 },
      { failed: 0, errors: 0, ms: 300 },
    ].entries())
      expect(simulate(300, pages, pages, seed + 1).rate).toBeLessThanOrEqual(FALSE_ALARM_RATE)
  })

  it('halts each version that throws for one in five, after a hundred loads of it at most', () => {
    for (const metric of ['failed', 'errors'] as const) {
      const { rate, metrics, halted } = simulate(200, { ...SOUND, [metric]: 0.2 }, SOUND, 7)
      expect(rate).toBe(1)
      expect([...metrics]).toEqual([metric])
      expect(Math.max(...halted.map(({ loads }) => loads))).toBeLessThanOrEqual(100)
    }
  })

  it('halts each version that takes half as long again, and none that takes a twentieth longer', () => {
    const slow = simulate(100, { ...SOUND, ms: 900 }, SOUND, 11)
    expect(slow.rate).toBe(1)
    expect([...slow.metrics]).toEqual(['time'])
    expect(simulate(100, { ...SOUND, ms: 630 }, SOUND, 12).rate).toBeLessThanOrEqual(0.02)
  })

  it('looks at 25, 50, 100 and 200 loads of the side that has fewer, and says well only at the last', () => {
    const side = (loads: number): SideCounts => ({ loads, failed: 0, errors: 0, times: noTimes() })
    const at = (canary: number, control: number): Counts => ({ canary: side(canary), control: side(control) })
    expect([at(24, 900), at(25, 900), at(900, 60), at(199, 900), at(200, 200)].map(countDueLooks)).toEqual([
      0, 1, 2, 3, 4,
    ])
    expect(judgeStep(at(199, 900)).verdict).toBe('watching')
    expect(judgeStep(at(200, 200))).toEqual({ verdict: 'well', worse: null })
  })
})
