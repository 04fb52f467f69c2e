import { describe, expect, it } from 'vitest'
import { createThread, TooMuchWork } from './threads.ts'

const PROGRAM = new URL('./testing/program.ts', import.meta.url)
type Job = 'who' | 'turn' | 'fill' | 'throw'
const thread = () => createThread<Job, number>(PROGRAM, { workMs: 200, longestMs: 20_000, memoryMb: 32 })

describe('@G08 a thread beside the event loop', () => {
  it('is used again', async () => {
    const { run, warm } = thread()
    warm()
    const first = await run('who')
    expect(await run('who')).toBe(first)
  })

  it.each(['turn', 'fill'] as const)(
    'is ended with a job that takes too much (%s), and the next has another',
    async job => {
      const { run } = thread()
      const first = await run('who')
      await expect(run(job)).rejects.toThrow(TooMuchWork)
      expect(await run('who')).not.toBe(first)
    },
  )

  it('lets the process answer meanwhile', async () => {
    const { run } = thread()
    let turns = 0
    const turning = setInterval(() => (turns += 1), 10)
    await expect(run('turn')).rejects.toThrow(TooMuchWork)
    clearInterval(turning)
    expect(turns).toBeGreaterThan(5)
  })

  it('tells where a job failed and nothing of what was in it', async () => {
    const failure = await thread()
      .run('throw')
      .catch((error: Error) => error)
    expect(failure).toMatchObject({ message: expect.stringMatching(/RangeError\n {4}at .*program\.ts/) })
    expect(String(failure)).not.toContain('what a pupil wrote')
  })

  it('refuses at once when too many wait', async () => {
    const { run } = thread()
    const few = { mostWaiting: 1 }
    const ended = await Promise.allSettled([run('who'), run('who'), run('who', few), run('who')])
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })
})
