import type { ChatCase } from './chat-suite.ts'
import { contents, PNG, REQUEST, refused, roomOf, same, text, WAV } from './suite-helpers.ts'

/** One room: opening, messages, closing, opening again, cuts. */
export const roomCases: readonly ChatCase[] = [
  {
    title: 'a room is empty before the first request, and everybody in it sees the request',
    async run(world) {
      const { pupil, teacher } = await world.cast()
      const [his, hers] = [roomOf(pupil, pupil), roomOf(teacher, pupil)]
      const empty = await his.until(view => view.channel === null)
      same([empty.messages, empty.older], [[], false])
      const channel = await pupil.chat.open(pupil.uid, { ...REQUEST, chapterId: 'maths-4-fractions' })
      same([channel.id, channel.studentName, channel.status], [`room-${pupil.uid}`, pupil.name, 'open'])
      const seen = await hers.until(view => view.channel?.status === 'open')
      same([seen.channel?.description, seen.channel?.chapterId], [REQUEST.description, 'maths-4-fractions'])
      his.stop()
      hers.stop()
    },
  },
  {
    title: 'messages arrive live, in one order for everybody, in the name of whoever sent them',
    async run(world) {
      const { pupil, teacher, parent } = await world.cast()
      await pupil.chat.open(pupil.uid, REQUEST)
      const views = [pupil, teacher, parent].map(member => roomOf(member, pupil))
      for (const view of views) await view.until(({ channel }) => channel !== null)
      await pupil.chat.send(pupil.uid, text('Bonjour'))
      await teacher.chat.send(pupil.uid, text('Bonjour Léa'))
      await parent.chat.send(pupil.uid, text('Je lis aussi'))
      for (const view of views) {
        const { messages } = await view.until(room => room.messages.length === 3)
        same(
          messages.map(({ senderId, senderName, content }) => [senderId, senderName, content]),
          [
            [pupil.uid, pupil.name, 'Bonjour'],
            [teacher.uid, teacher.name, 'Bonjour Léa'],
            [parent.uid, parent.name, 'Je lis aussi'],
          ],
        )
        view.stop()
      }
    },
  },
  {
    title: 'many messages of several people at once are each seen once, in the same order everywhere',
    async run(world) {
      const { pupil, teacher } = await world.cast()
      await pupil.chat.open(pupil.uid, REQUEST)
      const views = [roomOf(pupil, pupil), roomOf(teacher, pupil)]
      const said = Array.from({ length: 20 }, (_, i) => text(`m${i}`))
      await Promise.all(said.map((one, i) => (i % 2 ? pupil : teacher).chat.send(pupil.uid, one)))
      const orders = await Promise.all(views.map(view => view.until(({ messages }) => messages.length === 20)))
      const [first, second] = orders.map(view => view.messages.map(({ id }) => id))
      same(first, second)
      same(first?.sort(), said.map(({ id }) => id).sort())
      for (const view of views) {
        for (const { messages } of view.seen) same(new Set(messages.map(({ id }) => id)).size, messages.length)
        view.stop()
      }
    },
  },
  {
    title: 'a message with the same id is one message, also when it is sent again after the end',
    async run(world) {
      const { pupil, teacher } = await world.cast()
      await pupil.chat.open(pupil.uid, REQUEST)
      const message = text('Une seule fois')
      const sent = await Promise.all([1, 2, 3].map(() => pupil.chat.send(pupil.uid, message)))
      await teacher.chat.close(pupil.uid, 'Bravo')
      sent.push(await pupil.chat.send(pupil.uid, message))
      same(new Set(sent.map(({ id, timestamp }) => `${id} ${timestamp}`)).size, 1)
      const room = roomOf(teacher, pupil)
      same(contents(await room.until(({ channel }) => channel?.status === 'closed')), ['Une seule fois'])
      room.stop()
    },
  },
  {
    title: 'pictures and sounds arrive whole; what is blank, of another kind or too large never leaves',
    async run(world) {
      const { pupil, teacher } = await world.cast()
      await pupil.chat.open(pupil.uid, REQUEST)
      const room = roomOf(teacher, pupil)
      await pupil.chat.send(pupil.uid, text('Ma page', { type: 'image', fileUrl: PNG }))
      await pupil.chat.send(pupil.uid, text('', { type: 'audio', fileUrl: WAV }))
      const { messages } = await room.until(view => view.messages.length === 2)
      same(
        messages.map(({ type, content, fileUrl }) => [type, content, fileUrl]),
        [
          ['image', 'Ma page', PNG],
          ['audio', '', WAV],
        ],
      )
      const say = (content: string, more = {}) => pupil.chat.send(pupil.uid, text(content, more))
      await refused(say('  '), 'invalid')
      await refused(say('', { type: 'video', fileUrl: PNG }), 'invalid')
      await refused(say('', { type: 'image', fileUrl: 'https://example.org/a.png' }), 'invalid')
      await refused(say('', { type: 'image', fileUrl: PNG + 'A'.repeat(1_000_000) }), 'too_large')
      room.stop()
    },
  },
  {
    title: 'a closed room takes no message; closing again changes nothing',
    async run(world) {
      const { pupil, teacher } = await world.cast()
      await pupil.chat.open(pupil.uid, REQUEST)
      const room = roomOf(teacher, pupil)
      const closed = await pupil.chat.close(pupil.uid, "Fermé par l'élève")
      same([closed.status, closed.closeComment], ['closed', "Fermé par l'élève"])
      same((await teacher.chat.close(pupil.uid, 'Trop tard')).closeComment, "Fermé par l'élève")
      await refused(teacher.chat.send(pupil.uid, text('Encore ?')), 'closed')
      const { channel } = await room.until(view => view.channel?.status === 'closed')
      same([channel?.closeComment, typeof channel?.closedAt], ["Fermé par l'élève", 'string'])
      room.stop()
    },
  },
  {
    title: 'a new request opens the same room again and keeps what was said; a second one at a time is refused',
    async run(world) {
      const { pupil } = await world.cast()
      const first = await pupil.chat.open(pupil.uid, REQUEST)
      same((await pupil.chat.open(pupil.uid, REQUEST)).createdAt, first.createdAt)
      await refused(pupil.chat.open(pupil.uid, { ...REQUEST, subject: 'Histoire' }), 'open')
      await pupil.chat.send(pupil.uid, text('Avant'))
      await pupil.chat.close(pupil.uid, "Fermé par l'élève")
      const again = await pupil.chat.open(pupil.uid, { subject: 'Histoire', description: 'La Révolution' })
      same([again.id, again.status, again.closedAt, again.closeComment], [first.id, 'open', null, null])
      await pupil.chat.send(pupil.uid, text('Après'))
      const room = roomOf(pupil, pupil)
      const { messages } = await room.until(view => view.messages.length === 2)
      const opened = Date.parse(again.createdAt)
      same(
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
      const { pupil, teacher } = await world.cast()
      await pupil.chat.open(pupil.uid, REQUEST)
      const said = Array.from({ length: 6 }, (_, i) => text(`m${i}`))
      const [closing, ...sending] = await Promise.allSettled([
        teacher.chat.close(pupil.uid, 'Fini'),
        ...said.map(one => pupil.chat.send(pupil.uid, one)),
      ])
      same(closing.status, 'fulfilled')
      for (const one of sending) if (one.status === 'rejected') same(one.reason.code, 'closed')
      const kept = said.filter((_, i) => sending[i]?.status === 'fulfilled').map(({ id }) => id)
      const room = roomOf(pupil, pupil)
      const view = await room.until(({ channel }) => channel?.status === 'closed')
      same(view.messages.map(({ id }) => id).sort(), [...kept].sort())
      room.stop()
    },
  },
  {
    title: 'after a cut everything that was missed is there, once',
    async run(world) {
      const { pupil, teacher } = await world.cast()
      await pupil.chat.open(pupil.uid, REQUEST)
      const room = roomOf(pupil, pupil)
      await teacher.chat.send(pupil.uid, text('Avant'))
      await room.until(({ messages, live }) => live && messages.length === 1)
      await pupil.offline()
      for (const word of ['Pendant 1', 'Pendant 2']) await teacher.chat.send(pupil.uid, text(word))
      await pupil.online()
      await room.until(({ messages }) => messages.length >= 3)
      await teacher.chat.send(pupil.uid, text('Après'))
      const view = await room.until(({ messages }) => messages.length >= 4)
      same(contents(view), ['Avant', 'Pendant 1', 'Pendant 2', 'Après'])
      room.stop()
    },
  },
  {
    title: 'a long room shows its newest messages first, and older ones when asked',
    async run(world) {
      const { pupil } = await world.cast()
      await pupil.chat.open(pupil.uid, REQUEST)
      const words = Array.from({ length: 60 }, (_, i) => `m${i}`)
      for (const word of words) await pupil.chat.send(pupil.uid, text(word))
      const room = roomOf(pupil, pupil)
      const newest = await room.until(({ messages }) => messages.length > 0)
      same([newest.older, contents(newest)], [true, words.slice(-newest.messages.length)])
      await pupil.chat.readOlder(pupil.uid)
      const all = await room.until(({ messages }) => messages.length === words.length)
      same([all.older, contents(all)], [false, words])
      room.stop()
    },
  },
]
