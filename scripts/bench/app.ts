import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHEAP } from '../../api/src/accounts/sign-in/passwords.ts'
import { type App, type AppOptions, createApp } from '../../api/src/app.ts'
import { readConfig } from '../../api/src/platform/config.ts'
import { createLog } from '../../api/src/platform/log.ts'
import { UNLIMITED } from '../../api/src/testing/test-api.ts'
import { openDatabase } from '../../api/src/wiring/database.ts'
import { ROOT } from '../site/packages.ts'

type Sql = { raw(text: string): { execute(db: unknown): Promise<unknown> } }
const { sql } = createRequire(path.join(ROOT, 'api/package.json'))('kysely') as { sql: Sql }

/** An application that is measured: where it listens, and what runs a statement on its database. */
export interface MeasuredApp {
  app: App
  address: string
  run(text: string): Promise<unknown>
  close(): Promise<void>
}

/** The real application in this process. Its database is that of `DATABASE_URL`, else a new one that goes with it. */
export async function startApp(options: Partial<AppOptions> = {}): Promise<MeasuredApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ariane-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL ?? '', LOG_LEVEL: 'error' })
  let isClosing = false
  // A connection that was just opened may still be there when its own database ends.
  const database = await openDatabase(config, error => isClosing || console.error(error))
  const log = createLog(config.logLevel)
  const app = createApp({ config, database, log, secret: 'a'.repeat(32), cost: CHEAP, ...options })
  return {
    app,
    address: await app.server.listen({ host: '127.0.0.1', port: 0 }),
    run: (text: string) => sql.raw(text).execute(app.db.q()),
    async close() {
      isClosing = true
      await Promise.all([app.server.close(), app.jobs.stop(0)])
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** It lets through whatever is called, however often. */
export const startUnlimited = (options: Partial<AppOptions> = {}) =>
  startApp({ limiter: UNLIMITED, sharedLimiter: UNLIMITED, ...options })

/** Registers somebody, each number from an address of its own: limits count addresses. */
export async function signUp({ server }: App, number: number, role = 'ROLE_STUDENT') {
  const remoteAddress = `10.0.${number >> 8}.${number & 255}`
  const post = (url: string, payload: object, headers = {}) =>
    server.inject({ method: 'POST', url, payload, headers, remoteAddress })
  const name = `personne-${number}`
  const identity = { name, email: `${name}@ariane.example`, password: 'secret-1' }
  const signed = await post('/api/auth/sign-up/email', identity)
  const { token, user } = signed.json<{ token: string; user: { id: string } }>()
  const account = { accountType: 'username', username: name, role, grade: '4ème' }
  const opened = await post('/api/account/open', account, { authorization: `Bearer ${token}` })
  if (opened.statusCode !== 200) throw new Error(opened.body)
  return { uid: user.id, token }
}
