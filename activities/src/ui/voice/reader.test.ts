import { afterEach, describe, expect, it, vi } from 'vitest'
import { createReader, type PlayOptions, type Reading } from './reader.ts'

/** A sound that plays when told to and ends when the test says so. */
class Sound {
  static made: Sound[] = []
  onended: (() => void) | null = null
  onerror: (() => void) | null = null
  paused = true
  source: string
  constructor(source: string) {
    this.source = source
    Sound.made.push(this)
  }
  async play() {
    this.paused = false
  }
  pause() {
    this.paused = true
  }
}

const listener = (load: (part: string) => Promise<string | null>) => {
  vi.stubGlobal('Audio', Sound)
  Sound.made = []
  const readings: Reading[] = []
  const reader = createReader(reading => readings.push(reading))
  return {
    play: (part: string, options?: PlayOptions) => reader.play(part, load, options),
    stop: reader.stop,
    readings,
  }
}
const states = (readings: Reading[]) => readings.map(({ part, state }) => `${part}:${state}`)

afterEach(() => vi.unstubAllGlobals())

describe('reading aloud', () => {
  it('loads a part, plays it, and tells when it has ended', async () => {
    const { play, readings } = listener(async part => `data:${part}`)
    const ended = vi.fn()
    play('c1:0', { onEnd: ended })
    await expect.poll(() => states(readings)).toEqual(['c1:0:loading', 'c1:0:playing'])
    Sound.made[0]?.onended?.()
    expect(ended).toHaveBeenCalledOnce()
    expect(readings.at(-1)).toEqual({ part: null, state: 'silent' })
  })

  it('stops what was being read, also what is still being loaded', async () => {
    const waiting: ((source: string) => void)[] = []
    const { play, stop, readings } = listener(() => new Promise(resolve => waiting.push(resolve)))
    play('c1:0')
    play('c1:1')
    for (const give of waiting) give('data:late')
    await expect.poll(() => readings.at(-1)).toEqual({ part: 'c1:1', state: 'playing' })
    expect(Sound.made).toHaveLength(1)
    stop()
    expect(Sound.made[0]?.paused).toBe(true)
    expect(readings.at(-1)?.state).toBe('silent')
  })

  it('says that there is no voice when neither the API nor the browser has one', async () => {
    const { play, readings } = listener(async () => null)
    play('c1:0', { fallback: { text: 'Bonjour', lang: 'fr' } })
    await expect.poll(() => readings.at(-1)).toEqual({ part: 'c1:0', state: 'failed' })
  })

  it('uses the browser’s own voice for words that are shown', async () => {
    const speak = vi.fn()
    vi.stubGlobal('SpeechSynthesisUtterance', class {})
    vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn(), getVoices: () => [{}] })
    const { play, readings } = listener(async () => null)
    play('c1:0', { fallback: { text: 'Bonjour', lang: 'fr' }, speed: 'slow' })
    await expect.poll(() => readings.at(-1)?.state).toBe('playing')
    expect(speak.mock.calls[0]?.[0]).toMatchObject({ lang: 'fr', rate: 0.7 })
  })
})
