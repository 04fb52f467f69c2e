import type { Q } from '../ports.ts'
import { chatStore } from '../store.ts'

/** Reads a room for whoever listens to it. */
export function chatNews(q: Q) {
  const store = chatStore(q)
  return async (userId: string, from: number) => {
    const room = await store.room(userId)
    // Large files never travel on the line: whoever shows the room reads them.
    if (await store.hasFiles(userId, from)) return room
    const messages = await store.between(userId, from + 1, room.seq)
    return { ...room, messages }
  }
}
