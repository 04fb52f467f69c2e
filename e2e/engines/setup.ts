import type { TestProject } from 'vitest/node'
import { freePort } from '../../scripts/free-port.ts'
import { startServer } from '../support/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
  }
}

/** One server for both browsers: each journey brings its own person; the walk through the screens meets those of the demonstration. */
export default async function setup(project: TestProject) {
  const server = process.env.SCREENS
    ? await startServer(await freePort(), {}, 'api/src/demo/main.ts')
    : await startServer(await freePort())
  project.provide('address', server.address)
  return server.remove
}
