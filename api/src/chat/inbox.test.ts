import { chatRoutes } from '@ariane/shared/contracts/chat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'
import { forgetEnded } from './retention.ts'
import { family } from './testing/family.ts'

let api: TestApi
let time = Date.parse('2026-11-21T08:00:00Z')
/** Each look at the clock is a second later. */
const later = () => {
  time += 1000
  return new Date(time)
}
beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED, now: later })
})
afterAll(() => api.close())

const readInbox = async (manager: TestPerson) =>
  (await manager.call(chatRoutes.readInbox, { managerUserId: manager.uid })).data.rows
const readUnread = async (who: TestPerson) => (await who.call(chatRoutes.unreadMessages, {})).data.unread

describe('@C06 the inbox', () => {
  it('lists who waits longest first, then who was answered, then closed requests', async () => {
    const [answered, waiting, late, closed] = [
      await family(api),
      await family(api),
      await family(api),
      await family(api),
    ]
    const { teacher } = answered
    for (const { pupil } of [waiting, late, closed]) await api.link(teacher, pupil)
    await late.say(late.pupil, 'Bonjour ?')
    await answered.say(answered.pupil, 'Bonjour')
    await answered.say(teacher, 'Bonjour Léa')
    await closed.close(closed.pupil)
    // An answer ends the waiting; a question begins it again.
    await waiting.say(teacher, 'Oui ?')
    await waiting.say(waiting.pupil, 'Encore une chose')
    const rows = await readInbox(teacher)
    expect(rows.map(({ userId }) => userId)).toEqual([late, waiting, answered, closed].map(({ userId }) => userId))
    const [first, second, third, fourth] = rows
    expect(first?.waitingSince).toBe(first?.channel.createdAt)
    expect(second?.waitingSince).toBe(second?.last?.timestamp)
    expect(second?.last).toMatchObject({ senderId: waiting.userId, content: 'Encore une chose', type: 'text' })
    expect([third?.waitingSince, fourth?.waitingSince]).toEqual([null, null])
    expect(fourth?.channel.status).toBe('closed')
  })

  it('counts what each adult has not read, the request itself among it', async () => {
    const { pupil, teacher, coach, say, read, userId } = await family(api)
    await say(pupil, 'Un')
    await say(coach, 'Deux')
    expect((await readInbox(teacher))[0]?.unread).toBe(3)
    expect((await readInbox(coach))[0]?.unread).toBe(2)
    expect([await readUnread(pupil), await readUnread(teacher)]).toEqual([1, 3])
    const { seq } = await read(teacher)
    await teacher.call(chatRoutes.markRead, { userId, seq })
    await teacher.call(chatRoutes.markRead, { userId, seq: 1 })
    await say(pupil, 'Trois')
    expect([await readUnread(teacher), await readUnread(coach), await readUnread(pupil)]).toEqual([1, 3, 1])
    await pupil.call(chatRoutes.markRead, { userId, seq: 1_000_000 })
    await say(teacher, 'Quatre')
    expect(await readUnread(pupil)).toBe(1)
  })

  it('is a manager’s own, and nobody else’s', async () => {
    const { pupil, teacher } = await family(api)
    const other = await api.signUp({ role: 'ROLE_TEACHER' })
    const asked = (who: TestPerson) => who.call(chatRoutes.readInbox, { managerUserId: teacher.uid })
    await expect(asked(pupil)).rejects.toMatchObject({ status: 403 })
    await expect(asked(other)).rejects.toMatchObject({ status: 403 })
    expect(await readInbox(other)).toEqual([])
  })
})

describe('a search', () => {
  it('finds beginnings of words whatever their accents, newest first, with the pupil', async () => {
    const { pupil, teacher, say } = await family(api)
    await say(pupil, 'L’ÉQUATION du cœur')
    await say(teacher, 'Deux équations égales : bravo !')
    await say(pupil, 'Rien à voir')
    const found = async (who: TestPerson, words: string) =>
      (await who.call(chatRoutes.searchMessages, { words })).data.found.map(({ content }) => content)
    expect(await found(teacher, 'equat')).toEqual(['Deux équations égales : bravo !', 'L’ÉQUATION du cœur'])
    expect(await found(pupil, 'COEUR équation')).toEqual(['L’ÉQUATION du cœur'])
    expect(await found(pupil, "') | (!:*")).toEqual([])
    expect(await found(pupil, 'quation')).toEqual([])
    const { data } = await teacher.call(chatRoutes.searchMessages, { words: 'bravo' })
    expect(data.found[0]).toMatchObject({ userId: pupil.uid, studentName: 'Léa', senderName: 'Mme Durand' })
  })
})

describe('a report', () => {
  it('reaches the adults who follow, but not whoever wrote the message', async () => {
    const { pupil, teacher, coach, say, userId } = await family(api)
    const { id: messageId } = await say(coach, 'Dépêche-toi un peu')
    const mine = await say(pupil, 'Non')
    const report = (id: string) =>
      pupil.call(chatRoutes.reportMessage, { userId, messageId: id, reason: 'Ça me blesse' })
    expect((await report(messageId)).data).toEqual({ told: 1, operators: false })
    await report(messageId)
    await expect(report(mine.id)).rejects.toMatchObject({ status: 403 })
    await expect(report('nothing')).rejects.toMatchObject({ status: 404 })
    const listed = async (who: TestPerson) => (await who.call(chatRoutes.listReports, { userId })).data.reports
    const [seen] = await listed(teacher)
    expect(seen).toMatchObject({ messageId, senderName: 'M. Roux', reason: 'Ça me blesse', settledAt: null })
    expect(await listed(coach)).toEqual([])
    expect([(await readInbox(teacher))[0]?.reports, (await readInbox(coach))[0]?.reports]).toEqual([1, 0])
    const settle = (who: TestPerson) => who.call(chatRoutes.settleReport, { userId, id: seen?.id ?? '' })
    await expect(settle(coach)).rejects.toMatchObject({ status: 404 })
    await settle(teacher)
    expect((await listed(teacher))[0]).toMatchObject({ settledBy: 'Mme Durand' })
    expect((await readInbox(teacher))[0]?.reports).toBe(0)
    await expect(pupil.call(chatRoutes.listReports, { userId })).rejects.toMatchObject({ status: 403 })
  })
})

describe('@K07 a parent', () => {
  it('neither reads nor writes in the conversation, has no inbox, and nothing of it counts for him', async () => {
    const { pupil, teacher, say, userId } = await family(api)
    const parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Papa' })
    await api.link(parent, pupil)
    await say(teacher, 'Bonjour Léa')
    const refused = { status: 403 }
    await expect(parent.call(chatRoutes.readChannel, { userId })).rejects.toMatchObject(refused)
    await expect(say(parent, 'Je lis aussi')).rejects.toMatchObject(refused)
    await expect(parent.call(chatRoutes.markRead, { userId, seq: 1 })).rejects.toMatchObject(refused)
    await expect(parent.call(chatRoutes.closeChannel, { userId, comment: 'Assez' })).rejects.toMatchObject(refused)
    expect(await readInbox(parent)).toEqual([])
    expect(await readUnread(parent)).toBe(0)
    expect((await parent.call(chatRoutes.searchMessages, { words: 'bonjour' })).data.found).toEqual([])
  })

  it('sees a message that his child reports, and nothing around it', async () => {
    const { pupil, teacher, say, userId } = await family(api)
    const parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Papa' })
    await api.link(parent, pupil)
    await say(teacher, 'Bonjour Léa')
    const { id: messageId } = await say(teacher, 'Dépêche-toi')
    const { data } = await pupil.call(chatRoutes.reportMessage, { userId, messageId, reason: '' })
    expect(data.told).toBe(2)
    const { reports } = (await parent.call(chatRoutes.listReports, { userId })).data
    expect(reports.map(({ content }) => content)).toEqual(['Dépêche-toi'])
    await parent.call(chatRoutes.settleReport, { userId, id: reports[0]?.id ?? '' })
  })
})

describe('what ended', () => {
  it('goes a year after it was closed, and nothing that is younger', async () => {
    const [gone, reopened, young] = [await family(api), await family(api), await family(api)]
    const sweep = () => forgetEnded(api.db.q as never, new Date(time), 12)
    for (const { say, pupil, close } of [gone, reopened]) {
      await say(pupil, 'Il y a longtemps')
      await close(pupil)
    }
    time += 364 * 86_400_000
    await young.say(young.pupil, 'Hier')
    await young.close(young.pupil)
    await reopened.ask({ description: 'Du nouveau' })
    await reopened.say(reopened.pupil, 'Aujourd’hui')
    await sweep()
    expect((await gone.read(gone.pupil)).messages).toHaveLength(1)
    time += 2 * 86_400_000
    await sweep()
    expect(await gone.read(gone.pupil)).toMatchObject({ channel: null, messages: [] })
    const kept = await reopened.read(reopened.pupil)
    expect(kept.channel?.description).toBe('Du nouveau')
    expect(kept.messages.map(({ content }) => content)).toEqual(['Aujourd’hui'])
    expect((await young.read(young.pupil)).messages).toHaveLength(1)
  })
})
