import { doc, onSnapshot, serverTimestamp, setDoc } from 'firebase/firestore'
import type { ChatPerson, StopWatching, Typist } from '../../chat.ts'
import { type Documents, toTimestamp } from './documents.ts'
import { retryWatch } from './failures.ts'
import { createSenderNames } from './sender-names.ts'

const SIGNAL_INTERVAL_MS = 3000
const MAX_SIGNAL_AGE_MS = 6000

/** Typing signals. Nothing depends on them, so their failures are ignored. */
export function createTyping(documents: Documents, me: ChatPerson) {
  const names = createSenderNames(documents, me)
  const lastSignals = new Map<string, number>()
  const watches = new Set<{ pupil: string; onMessage: (senderId: string) => void }>()

  return {
    signal(pupil: string): void {
      const now = Date.now()
      if (!navigator.onLine || now - (lastSignals.get(pupil) ?? 0) < SIGNAL_INTERVAL_MS) return
      lastSignals.set(pupil, now)
      void names
        .mine(pupil)
        .then(senderName => setDoc(ownDocument(pupil), { senderName, at: serverTimestamp() }))
        .catch(() => names.forget(pupil))
    },

    /** Clears a typist whose message has arrived. */
    onMessage(pupil: string, senderId: string): void {
      for (const watch of watches) if (watch.pupil === pupil) watch.onMessage(senderId)
    },

    watch(pupil: string, next: (typist: Typist | null) => void): StopWatching {
      let timer: ReturnType<typeof setTimeout> | undefined
      let typist: Typist | null = null
      const emit = (now: Typist | null) => {
        clearTimeout(timer)
        if (now) timer = setTimeout(() => emit(null), MAX_SIGNAL_AGE_MS)
        if (now?.senderId !== typist?.senderId) next(now)
        typist = now
      }
      const watch = { pupil, onMessage: (senderId: string) => typist?.senderId === senderId && emit(null) }
      watches.add(watch)
      const stop = retryWatch(
        lost =>
          onSnapshot(
            documents.typing(pupil),
            snapshot => {
              const fresh = snapshot
                .docChanges()
                .filter(({ type, doc: one }) => type !== 'removed' && one.id !== me.uid)
                .map(({ doc: one }) => one)
                .find(one => toTimestamp(one.get('at')).toMillis() > Date.now() - MAX_SIGNAL_AGE_MS)
              if (fresh) emit({ senderId: fresh.id, senderName: String(fresh.get('senderName')) })
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

  function ownDocument(pupil: string) {
    return doc(documents.typing(pupil), me.uid)
  }
}
