import type { Hosting } from '@ariane/shared/contracts/hosting'
import type { FirebaseConfig } from '../platform/config-firebase.ts'

/** Google's addresses that the page talks to: sign-in, renewed tokens, documents. */
const GOOGLE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
]

/** Where the page may send what it sends to Firebase. */
export const firebaseAddresses = ({ emulators }: FirebaseConfig): string[] =>
  emulators ? [`http://${emulators.auth}`, `http://${emulators.firestore}`] : GOOGLE

/** What the page is told of Firebase: nothing that is secret. */
export function toHosting({ web, emulators }: FirebaseConfig): Hosting {
  const { apiKey, authDomain, projectId, appId } = web
  const [host = '', port] = emulators?.firestore.split(':') ?? []
  return {
    auth: 'firebase',
    web: { apiKey, authDomain, projectId, ...(appId && { appId }) },
    emulators: emulators ? { auth: `http://${emulators.auth}`, firestore: { host, port: Number(port) } } : null,
  }
}
