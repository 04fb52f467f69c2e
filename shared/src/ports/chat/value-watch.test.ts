import { describe, expect, it } from 'vitest'
import { createValueWatch } from './value-watch.ts'

describe('a watched value', () => {
  it('is read anew by who comes back, whatever a reading of before still brings', async () => {
    const answers: ((value: string) => void)[] = []
    const watched = createValueWatch(() => new Promise<string>(resolve => answers.push(resolve)))
    const received: string[] = []
    const stop = watched.watch({ next: value => received.push(value) })
    stop()
    answers[0]?.('old')
    await Promise.resolve()
    const end = watched.watch({ next: value => received.push(value) })
    expect(answers).toHaveLength(2)
    answers[1]?.('new')
    await Promise.resolve()
    await Promise.resolve()
    expect(received).toEqual(['new'])
    end()
  })
})
