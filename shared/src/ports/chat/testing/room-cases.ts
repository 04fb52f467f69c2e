import type { ChatCase } from './chat-case.ts'
import { assertRefused, assertSame, listContents, newMessage, PNG, REQUEST, WAV, watchRoom } from './suite-helpers.ts'

/** Cases of one room: opening, messages, closing, reopening, cuts. */
export const roomCases: readonly ChatCase[] = [
  {
    title: 'a room is empty before the first request, and everybody in it sees the request',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      const [his, hers] = [watchRoom(pupil, pupil), watchRoom(teacher, pupil)]
      const empty = await his.until(view => view.channel === null)
      assertSame([empty.messages, empty.older], [[], false])
      const channel = await pupil.chat.open(pupil.uid, { ...REQUEST, chapterId: 'maths-4-fractions' })
      assertSame([channel.id, channel.studentName, channel.status], [`room-${pupil.uid}`, pupil.name, 'open'])
      const seen = await hers.until(view => view.channel?.status === 'open')
      assertSame([seen.channel?.description, seen.channel?.chapterId], [REQUEST.description, 'maths-4-fractions'])
      his.stop()
      hers.stop()
    },
  },
  {
    title: 'messages arrive live, in one order for everybody, in the name of whoever sent them',
    async run(world) {
      const { pupil, teacher, coach } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const views = [pupil, teacher, coach].map(member => watchRoom(member, pupil))
      for (const view of views) await view.until(({ channel }) => channel !== null)
      await pupil.chat.send(pupil.uid, newMessage('Bonjour'))
      await teacher.chat.send(pupil.uid, newMessage('Bonjour Léa'))
      await coach.chat.send(pupil.uid, newMessage('Je lis aussi'))
      for (const view of views) {
        const { messages } = await view.until(room => room.messages.length === 3)
        assertSame(
          messages.map(({ senderId, senderName, content }) => [senderId, senderName, content]),
          [
            [pupil.uid, pupil.name, 'Bonjour'],
            [teacher.uid, teacher.name, 'Bonjour Léa'],
            [coach.uid, coach.name, 'Je lis aussi'],
          ],
        )
        view.stop()
      }
    },
  },
  {
    title: 'many messages of several people at once are each seen once, in the same order everywhere',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const views = [watchRoom(pupil, pupil), watchRoom(teacher, pupil)]
      const said = Array.from({ length: 20 }, (_, i) => newMessage(`m${i}`))
      await Promise.all(said.map((one, i) => (i % 2 ? pupil : teacher).chat.send(pupil.uid, one)))
      const orders = await Promise.all(views.map(view => view.until(({ messages }) => messages.length === 20)))
      const [first, second] = orders.map(view => view.messages.map(({ id }) => id))
      assertSame(first, second)
      assertSame(first?.sort(), said.map(({ id }) => id).sort())
      for (const view of views) {
        for (const { messages } of view.seen) assertSame(new Set(messages.map(({ id }) => id)).size, messages.length)
        view.stop()
      }
    },
  },
  {
    title: 'a message with the same id is one message, also when it is sent again after the end',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const message = newMessage('Une seule fois')
      const sent = await Promise.all([1, 2, 3].map(() => pupil.chat.send(pupil.uid, message)))
      await teacher.chat.close(pupil.uid, 'Bravo')
      sent.push(await pupil.chat.send(pupil.uid, message))
      assertSame(new Set(sent.map(({ id, timestamp }) => `${id} ${timestamp}`)).size, 1)
      const room = watchRoom(teacher, pupil)
      assertSame(listContents(await room.until(({ channel }) => channel?.status === 'closed')), ['Une seule fois'])
      room.stop()
    },
  },
  {
    title: 'pictures and sounds arrive whole; what is blank, of another kind or too large never leaves',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const room = watchRoom(teacher, pupil)
      await pupil.chat.send(pupil.uid, newMessage('Ma page', { type: 'image', fileUrl: PNG }))
      await pupil.chat.send(pupil.uid, newMessage('', { type: 'audio', fileUrl: WAV }))
      const { messages } = await room.until(view => view.messages.length === 2)
      assertSame(
        messages.map(({ type, content, fileUrl }) => [type, content, fileUrl]),
        [
          ['image', 'Ma page', PNG],
          ['audio', '', WAV],
        ],
      )
      const say = (content: string, more = {}) => pupil.chat.send(pupil.uid, newMessage(content, more))
      await assertRefused(say('  '), 'invalid')
      await assertRefused(say('', { type: 'video', fileUrl: PNG }), 'invalid')
      await assertRefused(say('', { type: 'image', fileUrl: 'https://example.org/a.png' }), 'invalid')
      await assertRefused(say('', { type: 'image', fileUrl: PNG + 'A'.repeat(1_000_000) }), 'too_large')
      room.stop()
    },
  },
  {
    title: 'a closed room takes no message; closing again changes nothing',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const room = watchRoom(teacher, pupil)
      const closed = await pupil.chat.close(pupil.uid, "Fermé par l'élève")
      assertSame([closed.status, closed.closeComment], ['closed', "Fermé par l'élève"])
      assertSame((await teacher.chat.close(pupil.uid, 'Trop tard')).closeComment, "Fermé par l'élève")
      await assertRefused(teacher.chat.send(pupil.uid, newMessage('Encore ?')), 'closed')
      const { channel } = await room.until(view => view.channel?.status === 'closed')
      assertSame([channel?.closeComment, typeof channel?.closedAt], ["Fermé par l'élève", 'string'])
      room.stop()
    },
  },
  {
    title: 'a teacher closes a room without a word',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const room = watchRoom(pupil, pupil)
      const closed = await teacher.chat.close(pupil.uid, '  ')
      assertSame([closed.status, closed.closeComment], ['closed', null])
      const { channel } = await room.until(view => view.channel?.status === 'closed')
      assertSame([channel?.closeComment, typeof channel?.closedAt], [null, 'string'])
      room.stop()
    },
  },
  {
    title: 'a new request opens the same room again and keeps what was said; a second one at a time is refused',
    async run(world) {
      const { pupil } = await world.createPersonas()
      const first = await pupil.chat.open(pupil.uid, REQUEST)
      assertSame((await pupil.chat.open(pupil.uid, REQUEST)).createdAt, first.createdAt)
      await assertRefused(pupil.chat.open(pupil.uid, { ...REQUEST, subject: 'Histoire' }), 'open')
      await pupil.chat.send(pupil.uid, newMessage('Avant'))
      await pupil.chat.close(pupil.uid, "Fermé par l'élève")
      const again = await pupil.chat.open(pupil.uid, { subject: 'Histoire', description: 'La Révolution' })
      assertSame([again.id, again.status, again.closedAt, again.closeComment], [first.id, 'open', null, null])
      await pupil.chat.send(pupil.uid, newMessage('Après'))
      const room = watchRoom(pupil, pupil)
      const { messages } = await room.until(view => view.messages.length === 2)
      const opened = Date.parse(again.createdAt)
      assertSame(
        messages.map(({ content, timestamp }) => [content, Date.parse(timestamp) >= opened]),
        [
          ['Avant', false],
          ['Après', true],
        ],
      )
      room.stop()
    },
  },
  {
    title: 'closing and sending at the same moment end in one clear state',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const said = Array.from({ length: 6 }, (_, i) => newMessage(`m${i}`))
      const [closing, ...sending] = await Promise.allSettled([
        teacher.chat.close(pupil.uid, 'Fini'),
        ...said.map(one => pupil.chat.send(pupil.uid, one)),
      ])
      assertSame(closing.status, 'fulfilled')
      for (const one of sending) if (one.status === 'rejected') assertSame(one.reason.code, 'closed')
      const kept = said.filter((_, i) => sending[i]?.status === 'fulfilled').map(({ id }) => id)
      const room = watchRoom(pupil, pupil)
      const view = await room.until(({ channel }) => channel?.status === 'closed')
      assertSame(view.messages.map(({ id }) => id).sort(), [...kept].sort())
      room.stop()
    },
  },
  {
    title: 'after a cut everything that was missed is there, once',
    async run(world) {
      const { pupil, teacher } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const room = watchRoom(pupil, pupil)
      await teacher.chat.send(pupil.uid, newMessage('Avant'))
      await room.until(({ messages, live }) => live && messages.length === 1)
      await pupil.offline()
      for (const word of ['Pendant 1', 'Pendant 2']) await teacher.chat.send(pupil.uid, newMessage(word))
      await pupil.online()
      await room.until(({ messages }) => messages.length >= 3)
      await teacher.chat.send(pupil.uid, newMessage('Après'))
      const view = await room.until(({ messages }) => messages.length >= 4)
      assertSame(listContents(view), ['Avant', 'Pendant 1', 'Pendant 2', 'Après'])
      room.stop()
    },
  },
  {
    title: 'a long room shows its newest messages first, and older ones when asked',
    async run(world) {
      const { pupil } = await world.createPersonas()
      await pupil.chat.open(pupil.uid, REQUEST)
      const words = Array.from({ length: 60 }, (_, i) => `m${i}`)
      for (const word of words) await pupil.chat.send(pupil.uid, newMessage(word))
      const room = watchRoom(pupil, pupil)
      const newest = await room.until(({ messages }) => messages.length > 0)
      assertSame([newest.older, listContents(newest)], [true, words.slice(-newest.messages.length)])
      await pupil.chat.readOlder(pupil.uid)
      const all = await room.until(({ messages }) => messages.length === words.length)
      assertSame([all.older, listContents(all)], [false, words])
      room.stop()
    },
  },
]
