import type { ChatEvent } from '@ariane/shared/contracts/chat'
import { expect, it } from 'vitest'
import type { Sign } from '../signs.ts'
import { createHub } from './hub.ts'
import type { Line } from './line.ts'

const ROOM = 'pupil'
/** Who listens, and the rooms he hears of: a parent has none. */
const LISTENERS = { pupil: [ROOM], teacher: [ROOM], coach: [ROOM], parent: [], stranger: ['other'] }

/** Who hears which kind of event after a sign. */
async function whoHears(sign: Sign) {
  const heard: string[] = []
  const hub = createHub({
    news: async () => ({ channel: null, seq: 7, messages: [] }),
    roomsOf: async uid => new Set(LISTENERS[uid as keyof typeof LISTENERS]),
    failed(error) {
      throw error
    },
  })
  const lines = Object.entries(LISTENERS).map(([uid, rooms]): Line => {
    const say = (text: string) => {
      const event = JSON.parse(text.replace(/^(?:retry: \d+\n)?data: /, '')) as ChatEvent
      heard.push(`${uid} ${event.kind}`)
    }
    return { uid, session: uid, rooms: new Set(rooms), say, end: () => heard.push(`${uid} ends`) }
  })
  for (const line of lines) hub.add(line)
  heard.length = 0
  hub.heard(sign)
  await new Promise(resolve => setImmediate(resolve))
  return heard
}

it.each<[Sign, string[]]>([
  [{ room: ROOM, seq: 7 }, ['pupil room', 'teacher room', 'coach room']],
  [{ typing: ROOM, senderId: 'coach', senderName: 'Coach' }, ['pupil typing', 'teacher typing']],
  [{ read: ROOM, reader: 'coach' }, ['coach read']],
  [{ reports: ROOM, about: 'coach' }, ['teacher reports']],
  [{ reports: ROOM, about: null }, ['teacher reports', 'coach reports']],
  [{ ended: ROOM }, ['pupil ready', 'teacher ready', 'coach ready']],
  [{ follows: 'coach' }, ['coach rooms']],
  [{ session: 'coach' }, ['coach ends']],
])('@C05 the sign %j is heard by those whom it is for, and nobody else', async (sign, hears) => {
  expect(await whoHears(sign)).toEqual(hears)
})
