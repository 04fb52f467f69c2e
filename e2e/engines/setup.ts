import type { TestProject } from 'vitest/node'
import { freePort } from '../../scripts/free-port.ts'
import { startServer } from '../support/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    /** A filled demonstration. */
    demo: string
  }
}

/** One server for both browsers, to which each journey brings its own person, and one that people are on already. */
export default async function setup(project: TestProject) {
  const server = await startServer(await freePort())
  const demo = await startServer(await freePort(), {}, 'api/src/demo/main.ts')
  project.provide('address', server.address)
  project.provide('demo', demo.address)
  return async () => {
    await Promise.all([server.remove(), demo.remove()])
  }
}
