import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
} from 'firebase/firestore'
import type { Hosting } from '../../contracts/hosting.ts'
import { firebaseApp, firebaseAuth } from './app.ts'

let opened: Firestore | undefined

/** The Firestore of the page's app, with its session. Nothing of it is stored on the device. */
export function firestore(hosting: Hosting): Firestore {
  if (opened) return opened
  firebaseAuth(hosting)
  // The ports report failures: the library would also write them to the console.
  setLogLevel('silent')
  opened = initializeFirestore(firebaseApp(hosting), { localCache: memoryLocalCache() })
  const emulator = hosting.emulators?.firestore
  if (emulator) connectFirestoreEmulator(opened, emulator.host, emulator.port)
  return opened
}
