import { doc, onSnapshot, serverTimestamp, setDoc } from 'firebase/firestore'
import type { ChatPerson, StopWatching, Typist } from '../../chat.ts'
import { type Documents, timeOf } from './documents.ts'
import { persistent } from './failures.ts'
import { namesOf } from './sender-names.ts'

const SAID_EVERY_MS = 3000
const STALE_MS = 6000

/** Signs of somebody writing. Nothing depends on them, so nothing of them fails. */
export function typingOf(documents: Documents, me: ChatPerson) {
  const names = namesOf(documents, me)
  const said = new Map<string, number>()
  const watches = new Set<{ pupil: string; ended: (senderId: string) => void }>()

  return {
    say(pupil: string): void {
      const now = Date.now()
      if (!navigator.onLine || now - (said.get(pupil) ?? 0) < SAID_EVERY_MS) return
      said.set(pupil, now)
      void names
        .mine(pupil)
        .then(senderName => setDoc(sign(pupil), { senderName, at: serverTimestamp() }))
        .catch(() => names.forget(pupil))
    },

    /** What somebody wrote is there. */
    ended(pupil: string, senderId: string): void {
      for (const watch of watches) if (watch.pupil === pupil) watch.ended(senderId)
    },

    watch(pupil: string, next: (typist: Typist | null) => void): StopWatching {
      let timer: ReturnType<typeof setTimeout> | undefined
      let typist: Typist | null = null
      const tell = (now: Typist | null) => {
        clearTimeout(timer)
        if (now) timer = setTimeout(() => tell(null), STALE_MS)
        if (now?.senderId !== typist?.senderId) next(now)
        typist = now
      }
      const watch = { pupil, ended: (senderId: string) => typist?.senderId === senderId && tell(null) }
      watches.add(watch)
      const stop = persistent(
        lost =>
          onSnapshot(
            documents.typing(pupil),
            snapshot => {
              const fresh = snapshot
                .docChanges()
                .filter(({ type, doc: one }) => type !== 'removed' && one.id !== me.uid)
                .map(({ doc: one }) => one)
                .find(one => timeOf(one.get('at')).toMillis() > Date.now() - STALE_MS)
              if (fresh) tell({ senderId: fresh.id, senderName: String(fresh.get('senderName')) })
            },
            lost,
          ),
        () => undefined,
      )
      return () => {
        clearTimeout(timer)
        watches.delete(watch)
        stop()
      }
    },
  }

  function sign(pupil: string) {
    return doc(documents.typing(pupil), me.uid)
  }
}
