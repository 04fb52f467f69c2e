import type { InboxRow } from '../../../contracts/chat.ts'
import type { Typist } from '../../chat.ts'
import type { ChatCase, Member } from './chat-case.ts'
import { assertRefused, assertSame, collectWatch, newMessage, REQUEST, watchRoom } from './suite-helpers.ts'

const watchInbox = (member: Member) => collectWatch<readonly InboxRow[]>(watcher => member.chat.watchInbox(watcher))
const watchUnread = (member: Member) => collectWatch<number>(watcher => member.chat.watchUnread(watcher))

/** Cases around the room: access, inbox, read receipts, search, reports, typing. */
export const staffCases: readonly ChatCase[] = [
  {
    title: 'a manager who does not follow the pupil sees and writes nothing',
    async run(world) {
      const { pupil, stranger } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      await pupil.chat.send(pupil.uid, newMessage('Secret'))
      const room = watchRoom(stranger, pupil)
      await room.failure('forbidden')
      assertSame(room.seen.length, 0)
      await assertRefused(stranger.chat.send(pupil.uid, newMessage('!')), 'forbidden')
      await assertRefused(stranger.chat.close(pupil.uid, '!'), 'forbidden')
      assertSame(await stranger.chat.search('secret'), [])
      room.stop()
    },
  },
  {
    title: 'without a parent’s consent nothing is written',
    async run(world) {
      const minor = await world.createMinor()
      await assertRefused(minor.chat.open(minor.uid, REQUEST), 'consent')
      await assertRefused(minor.chat.send(minor.uid, newMessage('Bonjour')), 'consent')
    },
  },
  {
    title: 'the inbox shows requests, who waits since when and what is unread, live',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      const inbox = watchInbox(teacher)
      await inbox.until(rows => rows.length === 0)
      const channel = await pupil.chat.open(pupil.uid, REQUEST)
      const [asked] = await inbox.until(([row]) => row?.unread === 1)
      assertSame([asked?.userId, asked?.waitingSince, asked?.last], [pupil.uid, channel.createdAt, null])
      await pupil.chat.send(pupil.uid, newMessage('Bonjour'))
      const [said] = await inbox.until(([row]) => row?.unread === 2)
      assertSame([said?.last?.content, said?.last?.senderId], ['Bonjour', pupil.uid])
      await teacher.chat.send(pupil.uid, newMessage('Bonjour Léa'))
      await inbox.until(([row]) => row?.waitingSince === null && row.last?.content === 'Bonjour Léa')
      await pupil.chat.close(pupil.uid, "Fermé par l'élève")
      await inbox.until(([row]) => row?.channel.status === 'closed')
      inbox.stop()
    },
  },
  {
    title: 'read marks are each reader’s own, and end what waits for him',
    async run(world) {
      const { pupil, teacher, coach } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      await teacher.chat.send(pupil.uid, newMessage('Bonjour'))
      const badges = [watchUnread(pupil), watchUnread(coach)] as const
      await badges[0].until(count => count === 1)
      await badges[1].until(count => count === 2)
      const room = watchRoom(pupil, pupil)
      await room.until(({ messages }) => messages.length === 1)
      await pupil.chat.markRead(pupil.uid)
      await badges[0].until(count => count === 0)
      await teacher.chat.send(pupil.uid, newMessage('Encore'))
      await badges[0].until(count => count === 1)
      await badges[1].until(count => count === 3)
      for (const watch of [...badges, room]) watch.stop()
    },
  },
  {
    title: 'a search finds beginnings of words without accents, newest first',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      await pupil.chat.send(pupil.uid, newMessage('Une équation difficile'))
      await pupil.chat.send(pupil.uid, newMessage('ÉQUATIONS et fractions'))
      const words = async (member: Member, query: string) =>
        (await member.chat.search(query)).map(({ content, studentName }) => [content, studentName])
      assertSame(await words(teacher, 'equat'), [
        ['ÉQUATIONS et fractions', pupil.name],
        ['Une équation difficile', pupil.name],
      ])
      assertSame(await words(pupil, 'frac équa'), [['ÉQUATIONS et fractions', pupil.name]])
      assertSame(await words(pupil, 'quation'), [])
    },
  },
  {
    title: 'a report reaches the other adults, never whoever wrote the message',
    async run(world) {
      const { pupil, teacher, coach } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const { id } = await coach.chat.send(pupil.uid, newMessage('Dépêche-toi'))
      const inbox = watchInbox(teacher)
      assertSame(await pupil.chat.report(pupil.uid, id, 'Ça me blesse'), { told: 1, operators: false })
      await inbox.until(([row]) => row?.reports === 1)
      assertSame(await coach.chat.reports(pupil.uid), [])
      const [report] = await teacher.chat.reports(pupil.uid)
      assertSame([report?.messageId, report?.reason, report?.senderName], [id, 'Ça me blesse', coach.name])
      await teacher.chat.settle(pupil.uid, report?.id ?? '')
      await inbox.until(([row]) => row?.reports === 0)
      inbox.stop()
    },
  },
  {
    title: 'who is writing is shown to the others, until the message is there',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const room = watchRoom(teacher, pupil)
      await room.until(({ live }) => live)
      const typing = collectWatch<Typist | null>(({ next }) => teacher.chat.watchTyping(pupil.uid, next))
      const own = collectWatch<Typist | null>(({ next }) => pupil.chat.watchTyping(pupil.uid, next))
      pupil.chat.typing(pupil.uid)
      pupil.chat.typing(pupil.uid)
      await typing.until(typist => typist?.senderId === pupil.uid && typist.senderName === pupil.name)
      await pupil.chat.send(pupil.uid, newMessage('Voilà'))
      await typing.until(typist => typist === null)
      assertSame([typing.seen.filter(Boolean).length, own.seen.filter(Boolean).length], [1, 0])
      for (const watch of [typing, own, room]) watch.stop()
    },
  },
]
