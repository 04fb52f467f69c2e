import { chatRoutes } from '@ariane/shared/contracts/chat'
import { linksRoutes } from '@ariane/shared/contracts/links'
import { addYears } from 'date-fns/addYears'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'
import { forgetEnded } from '../retention.ts'
import { family, PNG, text } from '../testing/family.ts'
import { listenTo } from '../testing/listener.ts'

let api: TestApi
let address: string
beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED })
  address = await api.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => api.close())

const listen = (who: TestPerson) => listenTo(address, who.headers)
const open = async (who: TestPerson) => {
  const line = await listen(who)
  await line.next('ready')
  return line
}

describe('@C05 the live line', () => {
  it('brings every message once and in order to everybody in the room, and to nobody else', async () => {
    const [one, other] = [await family(api), await family(api)]
    const lines = await Promise.all([one.pupil, one.teacher, one.coach].map(open))
    const stranger = await open(other.teacher)
    const words = Array.from({ length: 30 }, (_, i) => `m${i}`)
    await Promise.all(words.map(word => one.say(one.pupil, word)))
    await other.say(other.pupil, 'Ailleurs')
    for (const line of lines) {
      let last = 1
      const heard: string[] = []
      while (heard.length < words.length) {
        const { from, seq, messages = [], userId } = await line.next('room')
        expect({ userId, from }).toEqual({ userId: one.userId, from: last })
        expect(messages.map(message => message.seq)).toEqual(Array.from({ length: seq - from }, (_, i) => from + 1 + i))
        heard.push(...messages.map(({ content }) => content))
        last = seq
      }
      expect(heard.toSorted()).toEqual(words.toSorted())
      await line.cut()
    }
    expect((await stranger.next('room')).messages?.[0]?.content).toBe('Ailleurs')
    await stranger.cut()
  })

  it('tells of openings, closings and files, which are then read', async () => {
    const { pupil, teacher, ask, close, say, read } = await family(api, { open: false })
    const line = await open(teacher)
    await ask()
    expect(await line.next('room')).toMatchObject({ from: 0, seq: 1, channel: { status: 'open' }, messages: [] })
    await say(pupil, text('', { type: 'image', fileUrl: PNG }))
    const event = await line.next('room')
    expect(event).toMatchObject({ from: 1, seq: 2 })
    expect(event.messages).toBeUndefined()
    expect((await read(teacher, { after: event.from })).messages).toMatchObject([{ fileUrl: PNG, seq: 2 }])
    await close(pupil)
    expect(await line.next('room')).toMatchObject({ from: 2, seq: 3, channel: { status: 'closed' }, messages: [] })
    await line.cut()
  })

  it('tells its listeners when a conversation is gone, and begins anew with the next one', async () => {
    const { pupil, teacher, ask, close, say } = await family(api)
    await say(pupil, 'Il y a longtemps')
    await close(pupil)
    const line = await open(teacher)
    await forgetEnded(api.db.q, addYears(api.now(), 2), 12)
    await line.next('ready')
    await ask()
    expect(await line.next('room')).toMatchObject({ from: 0, seq: 1, channel: { status: 'open' } })
    await say(pupil, 'Bonjour')
    expect((await line.next('room')).messages?.[0]?.content).toBe('Bonjour')
    await line.cut()
  })

  it('tells who is writing to the others, reports to the adults, and what was read to oneself', async () => {
    const { pupil, teacher, coach, say, userId } = await family(api)
    const { id: messageId } = await say(coach, 'Bonjour')
    const [mine, theirs] = [await open(pupil), await open(teacher)]
    await pupil.call(chatRoutes.signalTyping, { userId })
    await pupil.call(chatRoutes.signalTyping, { userId })
    expect(await theirs.next('typing')).toEqual({ kind: 'typing', userId, senderId: pupil.uid, senderName: 'Léa' })
    await teacher.call(chatRoutes.markRead, { userId, seq: 2 })
    expect(await theirs.next('read')).toEqual({ kind: 'read', userId })
    await pupil.call(chatRoutes.reportMessage, { userId, messageId, reason: '' })
    await theirs.next('reports')
    await say(pupil, 'Fin')
    await mine.next('room')
    await theirs.next('room')
    expect(new Set(mine.heard.map(({ kind }) => kind))).toEqual(new Set(['ready', 'room']))
    expect(theirs.heard.filter(({ kind }) => kind === 'typing')).toHaveLength(1)
    await Promise.all([mine.cut(), theirs.cut()])
  })

  it('follows the links: a new pupil is heard at once, one who stopped it never again', async () => {
    const { pupil, coach, say, userId } = await family(api)
    const line = await open(coach)
    await pupil.call(linksRoutes.stopFollower, { userId, managerUserId: coach.uid })
    await line.next('rooms')
    await say(pupil, 'Entre nous')
    const other = await family(api)
    await api.link(coach, other.pupil)
    await line.next('rooms')
    await other.say(other.pupil, 'Bonjour')
    while ((await line.next('room')).userId !== other.userId);
    expect(JSON.stringify(line.heard)).not.toContain('Entre nous')
    await line.cut()
  })

  it('ends with the session, and is refused without one', async () => {
    const { pupil } = await family(api)
    const line = await open(pupil)
    expect(line.headers['content-type']).toMatch(/^text\/event-stream/)
    const signedOut = await api.request('POST', '/api/auth/sign-out', {}, pupil.headers)
    expect(signedOut.status).toBe(200)
    await line.ended
    expect((await listen(pupil)).status).toBe(401)
    expect((await listenTo(address, {})).status).toBe(401)
    const stranger = await api.signUp({ open: false })
    expect((await listen(stranger)).status).toBe(403)
  })

  it('holds sixteen lines of one person and lets the oldest go', async () => {
    const { pupil } = await family(api)
    const lines = []
    for (let i = 0; i < 17; i++) lines.push(await open(pupil))
    await lines[0]?.ended
    await Promise.all(lines.slice(1).map(line => line.cut()))
  })
})

describe('a server that stops', () => {
  it('ends its lines first, so that it stops at once', async () => {
    const own = await createTestApi()
    const at = await own.server.listen({ host: '127.0.0.1', port: 0 })
    const { pupil } = await family(own)
    const line = await listenTo(at, pupil.headers)
    await line.next('ready')
    await own.close()
    await line.ended
    await expect(listenTo(at, pupil.headers)).rejects.toThrow()
  })
})
