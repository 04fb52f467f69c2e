import { setDoc } from 'firebase/firestore'
import type { Hosting } from '../../../contracts/hosting.ts'
import { ChatFailure, type ChatPerson, type ChatPort } from '../../chat.ts'
import { firestore } from '../firestore.ts'
import { chatDocuments } from './documents.ts'
import { withTimeout } from './failures.ts'
import { buildInbox, watchRooms } from './inbox.ts'
import { createReports } from './reports.ts'
import { createRoom } from './room.ts'
import { type RoomSummary, watchRoomSummary } from './room-summary.ts'
import { search } from './search.ts'
import { memoizeByKey, shareWatch } from './share-watch.ts'
import { createTyping } from './typing.ts'
import { createWriter } from './write.ts'

/** The chat in Cloud Firestore for the signed-in user. Permissions are in firestore.rules. */
export function firestoreChat(me: ChatPerson, hosting: Hosting): ChatPort {
  const documents = chatDocuments(firestore(hosting))
  const typing = createTyping(documents, me)
  const room = memoizeByKey(pupil => createRoom(documents, pupil, senderId => typing.onMessage(pupil, senderId)))
  const rooms = watchRooms(
    documents,
    me,
    memoizeByKey(pupil => watchRoomSummary(documents, me, pupil)),
  )
  const { report, reports, settle } = createReports(documents, me)
  const inbox = shareWatch<ReturnType<typeof buildInbox>>(to =>
    rooms({ next: all => to.next(buildInbox(all)), failed: to.failed }),
  )
  const unread = shareWatch<number>(to => {
    let emitted: number | undefined
    return rooms({
      next: all => {
        const sum = all.reduce((total, one) => total + one.unread, 0)
        if (sum !== emitted) to.next(sum)
        emitted = sum
      },
      failed: to.failed,
    })
  })
  const readRooms = () =>
    new Promise<readonly RoomSummary[]>((resolve, reject) => {
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
    ...createWriter(documents, me),
    report,
    reports,
    settle,
    watchRoom: (pupil, watcher) => room(pupil).watch(watcher),
    readOlder: pupil => room(pupil).readOlder(),
    watchTyping: typing.watch,
    typing: typing.signal,
    watchInbox: inbox,
    watchUnread: unread,

    async markRead(pupil) {
      const readAt = room(pupil).shownUntil()
      // A newer read receipt stays: the rules refuse to go back.
      if (readAt)
        await withTimeout(() => setDoc(documents.readReceipt(pupil, me.uid), { readAt })).catch(() => undefined)
    },

    async search(words) {
      if (words.trim().length < 2) throw new ChatFailure('invalid')
      return search(documents, await withTimeout(readRooms), words)
    },
  }
}
