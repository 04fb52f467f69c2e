import { afterEach, describe, expect, it } from 'vitest'
import { canListen, type Heard, listenTo } from './recognition.ts'

/** Replaces the browser's own recogniser, which tests cannot use. */
class Browser {
  static latest: Browser
  lang = ''
  onresult: ((event: object) => void) | null = null
  onerror: ((event: object) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    Browser.latest = this
  }
  start() {}
  stop() {
    this.onend?.()
  }
  abort() {}
}

const install = (value: unknown) =>
  Object.defineProperty(globalThis, 'SpeechRecognition', { value, configurable: true })
afterEach(() => install(undefined))

const listen = () => {
  const events: Parameters<Heard>[] = []
  const listening = listenTo('es', (...heard) => events.push(heard))
  return { told: events, listening }
}

describe('speech that is written down', () => {
  it('is not offered where the browser cannot do it, and says so when it is tried', () => {
    expect(canListen()).toBe(false)
    expect(listen().told).toEqual([['failed', '']])
  })

  it('is told whole, once one has finished, in the language that is learnt', () => {
    install(Browser)
    const { told: events, listening } = listen()
    expect(canListen()).toBe(true)
    expect(Browser.latest.lang).toBe('es-ES')
    Browser.latest.onresult?.({ results: [[{ transcript: 'me llamo' }], [{ transcript: ' Ana' }]] })
    listening.stop()
    expect(events).toEqual([
      ['listening', ''],
      ['ended', 'me llamo Ana'],
    ])
  })

  it('tells silence from a microphone that is not allowed', () => {
    install(Browser)
    for (const [error, state] of [
      ['no-speech', 'ended'],
      ['not-allowed', 'failed'],
    ] as const) {
      const { told: events, listening } = listen()
      Browser.latest.onerror?.({ error })
      listening.stop()
      expect(events.at(-1)).toEqual([state, ''])
    }
  })
})
