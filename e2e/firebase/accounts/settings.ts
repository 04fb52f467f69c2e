import type { Addresses } from '../emulators/launch.ts'

/** The settings of a server whose accounts are in the emulators. */
export const settingsFor = ({ projectId, host, authPort, firestorePort }: Addresses) => ({
  AUTH: 'firebase',
  NODE_ENV: 'development',
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_WEB_CONFIG: JSON.stringify({ apiKey: 'demo-key', authDomain: `${projectId}.firebaseapp.com`, projectId }),
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${authPort}`,
  FIRESTORE_EMULATOR_HOST: `${host}:${firestorePort}`,
})
