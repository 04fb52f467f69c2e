import type { Hosting } from '../../contracts/hosting.ts'
import type { ChatPerson, ChatPort } from '../chat.ts'
import { firestoreChat } from './chat/firestore-chat.ts'
import { firestore } from './firestore.ts'

/** The chat of the Firebase hosting. */
export const hostedChat = (me: ChatPerson, hosting: Hosting): ChatPort => firestoreChat(me, firestore(hosting))
