// The page of one person: the chat's own code and the real library, moved from outside by chat-people.ts.
import { signInWithEmailAndPassword } from 'firebase/auth'
import type { Hosting } from '../../../shared/src/contracts/hosting.ts'
import { ChatFailure, type ChatPerson, type ChatPort } from '../../../shared/src/ports/chat.ts'
import { firebaseAuth } from '../../../shared/src/ports/firebase/app.ts'
import { firestoreChat } from '../../../shared/src/ports/firebase/chat/firestore-chat.ts'

export type Answer = { value: unknown } | { failure: string }
type Method = keyof ChatPort

export type ChatPage = {
  enter: (hosting: Hosting, me: ChatPerson, email: string, password: string) => Promise<void>
  call: (method: Method, args: unknown[]) => Promise<Answer>
  watch: (id: number, method: Method, args: unknown[]) => void
  stop: (id: number) => void
}

declare global {
  interface Window {
    chatPage: ChatPage
    /** Given by the test: what a watch tells. */
    onWatch: (id: number, kind: 'next' | 'failed', value: unknown) => void
  }
}

let chat: ChatPort | undefined
const stops = new Map<number, () => void>()

type Anything = (...args: unknown[]) => unknown
const method = (name: Method): Anything => {
  if (!chat) throw new Error('nobody entered')
  return chat[name] as Anything
}

window.chatPage = {
  async enter(hosting, me, email, password) {
    await signInWithEmailAndPassword(firebaseAuth(hosting), email, password)
    chat = firestoreChat(me, hosting)
  },

  async call(name, args) {
    try {
      return { value: await method(name)(...args) }
    } catch (error) {
      if (error instanceof ChatFailure) return { failure: error.code }
      throw error
    }
  },

  watch(id, name, args) {
    const next = (value: unknown) => window.onWatch(id, 'next', value)
    const failed = (failure: ChatFailure) => window.onWatch(id, 'failed', failure.code)
    const watcher = name === 'watchTyping' ? next : { next, failed }
    stops.set(id, method(name)(...args, watcher) as () => void)
  },

  stop(id) {
    stops.get(id)?.()
    stops.delete(id)
  },
}
