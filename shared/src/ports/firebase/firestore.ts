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

/** The documents of the page's app, read with its session. Nothing of them is kept on the device. */
export function firestore(hosting: Hosting): Firestore {
  if (opened) return opened
  firebaseAuth(hosting)
  // What fails is said by the ports: the library would write it into the console as well.
  setLogLevel('silent')
  opened = initializeFirestore(firebaseApp(hosting), { localCache: memoryLocalCache() })
  const emulator = hosting.emulators?.firestore
  if (emulator) connectFirestoreEmulator(opened, emulator.host, emulator.port)
  return opened
}
