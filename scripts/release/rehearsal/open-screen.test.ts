import { expect, it, vi } from 'vitest'
import type { BrowserContext } from '../../../e2e/support/launch.ts'
import { openScreen } from './open-screen.ts'

// A page that hangs is waited for; looks follow each other at once.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => (ms > 10_000 ? new Promise(() => undefined) : Promise.resolve()),
}))

const ENTRY = '/remotes/mf-chat/a/entry.js'
const SEEN = { alerts: [], isWaiting: false, isDrawn: true, isBodySeen: true, isMenuSeen: true }
const WAITING = { ...SEEN, isWaiting: true }

type Told = Record<string, (about: object) => void>

/** Opens a page whose code is there at once, and which shows one after the other, the last for ever. */
async function open(shown: readonly (typeof SEEN)[], happens: (told: Told) => void = () => undefined) {
  const told: Told = {}
  let looks = 0
  const page = {
    on: (event: string, tell: Told[string]) => {
      told[event] = tell
    },
    exposeFunction: async () => undefined,
    addInitScript: async () => undefined,
    close: async () => undefined,
    goto: async () => {
      told.requestfinished?.({ url: () => `http://site${ENTRY}` })
      happens(told)
    },
    evaluate: async () => shown[Math.min(looks++, shown.length - 1)],
  }
  const context = { newPage: async () => page } as unknown as BrowserContext
  return openScreen(context, { address: 'http://site/', entry: ENTRY, overlay: false })
}
const times = (count: number) => Array.from({ length: count }, () => WAITING)

it('@W03 a screen may wait again for a part of it, and not for ever', async () => {
  expect(await open([SEEN, WAITING, WAITING, SEEN])).toEqual([])
  expect(await open([SEEN, WAITING])).toEqual(['l’écran attend encore 5 s après l’arrivée de son code'])
  expect(await open([...times(51), SEEN])).toEqual([])
  expect(await open([...times(60), SEEN, WAITING])).toEqual(['l’écran attend encore 5 s après l’arrivée de son code'])
})

it('@W03 a screen that a busy server asks to come back later is waited for longer', async () => {
  const putOff = ({ response }: Told) =>
    response?.({ url: () => 'http://site/api/x', status: () => 503, headers: () => ({ 'retry-after': '2' }) })
  expect(await open([...times(90), SEEN], putOff)).toEqual([])
  expect(await open([...times(300), SEEN], putOff)).toEqual(['l’écran attend encore 5 s après l’arrivée de son code'])
})
