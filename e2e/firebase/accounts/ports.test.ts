import { inject } from 'vitest'
import { createTestApi, UNLIMITED } from '../../../api/src/testing/test-api.ts'
import { hostedApi } from './api.ts'
import { devicesFor } from './devices.ts'
import { accountsSuite, profilesSuite } from './suite.ts'

const emulators = inject('emulators')

const embedded = async () => devicesFor(await createTestApi({ limiter: UNLIMITED }), null)
const firebase = async () => {
  const { host, authPort, firestorePort, projectId } = emulators
  return devicesFor(await hostedApi(emulators), {
    auth: 'firebase',
    web: { apiKey: 'demo-key', authDomain: `${projectId}.firebaseapp.com`, projectId },
    emulators: { auth: `http://${host}:${authPort}`, firestore: { host, port: firestorePort } },
  })
}

for (const [name, open] of [
  ['embedded', embedded],
  ['on Firebase', firebase],
] as const) {
  accountsSuite(name, open)
  profilesSuite(name, open)
}
