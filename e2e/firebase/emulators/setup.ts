// Both emulators, once for all suites: each test file takes the documents away that the one before left.
import type { TestProject } from 'vitest/node'
import { type Addresses, startEmulators } from './launch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    emulators: Addresses
  }
}

export default async function setup(project: TestProject) {
  const { stop, reset: _, ...addresses } = await startEmulators('demo-ariane')
  project.provide('emulators', addresses)
  return stop
}
