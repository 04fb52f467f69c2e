import type { TestProject } from 'vitest/node'
import { freePort } from '../../scripts/free-port.ts'
import { startServer } from '../support/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
  }
}

/** One server for both browsers; each journey brings its own person. */
export default async function setup(project: TestProject) {
  const server = await startServer(await freePort())
  project.provide('address', server.address)
  return server.remove
}
