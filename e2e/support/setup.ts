import { startServer } from './server.ts'
import { PORT } from './settings.ts'

/** One server for all journeys; each journey brings its own people. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer(
    PORT,
    { JOB_STEP_MS: '60', NODE_ENV: 'development', SIMULATOR: '1', SCHOOL_SIMULATOR: '1' },
    'api/src/simulator/main.ts',
  )
  return server.remove
}
