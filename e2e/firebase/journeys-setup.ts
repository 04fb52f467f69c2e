import { startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { settingsFor } from './accounts/settings.ts'
import { startEmulators } from './emulators/launch.ts'

/** The emulators, and one server on them for all journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  const emulators = await startEmulators('demo-journeys')
  const server = await startServer(
    PORT,
    { JOB_STEP_MS: '60', SCHOOL_SIMULATOR: '1', ...settingsFor(emulators) },
    'api/src/simulator/main.ts',
  ).catch(async error => {
    await emulators.stop()
    throw error
  })
  // Read by e2e/support/hosting.ts in the processes of the journeys.
  process.env.E2E_FIREBASE = JSON.stringify({
    projectId: emulators.projectId,
    auth: `${emulators.host}:${emulators.authPort}`,
  })
  return async () => {
    await server.remove()
    await emulators.stop()
  }
}
