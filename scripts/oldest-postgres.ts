import { existsSync } from 'node:fs'
import path from 'node:path'

const E2E = path.join(import.meta.dirname, '..', 'e2e')
const DEBIAN = '/usr/lib/postgresql/15/bin'

/** Folder of the programs of the oldest PostgreSQL that the product supports: of the package in e2e, or Debian's. */
export function oldestPostgres(): string {
  const packaged = path.join(E2E, `node_modules/postgres-15-${process.platform}-${process.arch}/native/bin`)
  return existsSync(packaged) ? packaged : DEBIAN
}
