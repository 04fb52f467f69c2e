import type { ChatPerson, ChatPort } from './chat.ts'
import { hosting } from './hosting.ts'

let opened: { uid: string; port: Promise<ChatPort> } | undefined

/**
 * The chat of the signed-in user, one port for the whole page. Its code is loaded with the first call; a caller may
 * call again after a failure.
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
  const { firestoreChat } = await import(/* webpackChunkName: "firebase-chat" */ './firebase/chat/firestore-chat.ts')
  return firestoreChat(me, where)
}
