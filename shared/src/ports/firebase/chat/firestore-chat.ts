import { type Firestore, setDoc } from 'firebase/firestore'
import { ChatFailure, type ChatPerson, type ChatPort } from '../../chat.ts'
import { documentsOf } from './documents.ts'
import { answered } from './failures.ts'
import { inboxOf, roomsOf } from './inbox.ts'
import { reportsOf } from './reports.ts'
import { roomOf } from './room.ts'
import { newsOf, type RoomNews } from './room-summary.ts'
import { search } from './search.ts'
import { common, perKey } from './share-watch.ts'
import { typingOf } from './typing.ts'
import { writerOf } from './write.ts'

/** The chat in Cloud Firestore, for the person who is signed in. What it may do is written in firestore.rules. */
export function firestoreChat(me: ChatPerson, db: Firestore): ChatPort {
  const documents = documentsOf(db)
  const typing = typingOf(documents, me)
  const room = perKey(pupil => roomOf(documents, pupil, senderId => typing.ended(pupil, senderId)))
  const rooms = roomsOf(
    documents,
    me,
    perKey(pupil => newsOf(documents, me, pupil)),
  )
  const { report, reports, settle } = reportsOf(documents, me)
  const inbox = common<ReturnType<typeof inboxOf>>(to =>
    rooms({ next: all => to.next(inboxOf(all)), failed: to.failed }),
  )
  const unread = common<number>(to => {
    let told: number | undefined
    return rooms({
      next: all => {
        const sum = all.reduce((total, one) => total + one.unread, 0)
        if (sum !== told) to.next(sum)
        told = sum
      },
      failed: to.failed,
    })
  })
  const now = () =>
    new Promise<readonly RoomNews[]>((resolve, reject) => {
      const stop = rooms({
        next: all => {
          queueMicrotask(() => stop())
          resolve(all)
        },
        failed: failure => {
          queueMicrotask(() => stop())
          reject(failure)
        },
      })
    })

  return {
    ...writerOf(documents, me),
    report,
    reports,
    settle,
    watchRoom: (pupil, watcher) => room(pupil).watch(watcher),
    readOlder: pupil => room(pupil).readOlder(),
    watchTyping: typing.watch,
    typing: typing.say,
    watchInbox: inbox,
    watchUnread: unread,

    async markRead(pupil) {
      const readAt = room(pupil).shownUntil()
      // A mark that is further already stays: the rules refuse to go back.
      if (readAt) await answered(() => setDoc(documents.mark(pupil, me.uid), { readAt })).catch(() => undefined)
    },

    async search(words) {
      if (words.trim().length < 2) throw new ChatFailure('invalid')
      return search(documents, await answered(now), words)
    },
  }
}
