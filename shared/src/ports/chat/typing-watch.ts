import type { Typist } from '../chat.ts'

const TYPING_SHOWN_MS = 6000

/** The person typing in each room, for a few seconds after each signal. */
export function createTypingWatch(me: string) {
  const watchers = new Map<string, Set<(typist: Typist | null) => void>>()
  const shown = new Map<string, { senderId: string; timer: ReturnType<typeof setTimeout> }>()
  const emit = (room: string, typist: Typist | null) => {
    for (const next of watchers.get(room) ?? []) next(typist)
  }
  const clear = (room: string) => {
    clearTimeout(shown.get(room)?.timer)
    if (shown.delete(room)) emit(room, null)
  }
  return {
    onSignal({ userId, senderId, senderName }: Typist & { userId: string }) {
      if (senderId === me || !watchers.has(userId)) return
      clearTimeout(shown.get(userId)?.timer)
      shown.set(userId, { senderId, timer: setTimeout(clear, TYPING_SHOWN_MS, userId) })
      emit(userId, { senderId, senderName })
    },
    /** Clears the typist, whose message has arrived. */
    onMessage(room: string, senderId: string) {
      if (shown.get(room)?.senderId === senderId) clear(room)
    },
    watch(room: string, next: (typist: Typist | null) => void): () => void {
      const mine = watchers.get(room) ?? new Set()
      mine.add(next)
      watchers.set(room, mine)
      return () => {
        mine.delete(next)
        if (mine.size > 0) return
        watchers.delete(room)
        clear(room)
      }
    },
  }
}
