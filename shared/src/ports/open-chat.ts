import type { ChatPerson, ChatPort } from './chat.ts'
import { hosting } from './hosting.ts'

let opened: { uid: string; port: Promise<ChatPort> } | undefined

/**
 * The chat of the person who is signed in, the same port for the whole page. Its code comes with the first call. A caller
 * that fails may call again.
 */
export function openChat(me: ChatPerson): Promise<ChatPort> {
  if (opened?.uid !== me.uid) {
    const port = load(me)
    port.catch(() => {
      opened = undefined
    })
    opened = { uid: me.uid, port }
  }
  return opened.port
}

async function load(me: ChatPerson): Promise<ChatPort> {
  const where = hosting()
  if (!where) return (await import(/* webpackChunkName: "chat" */ './chat/embedded.ts')).embeddedChat(me)
  return (await import(/* webpackChunkName: "firebase-chat" */ './firebase/hosted-chat.ts')).hostedChat(me, where)
}
