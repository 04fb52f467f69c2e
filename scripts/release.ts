/** Publishes one remote and decides who gets which version: `npm run release` says how. */
import { setTimeout as pause } from 'node:timers/promises'
import { stepReader } from './release/canary/read-steps.ts'
import { release } from './release/commands.ts'
import { actor } from './release/signature.ts'
import { openStorage } from './release/storage/open.ts'
import { SITE } from './site/packages.ts'

try {
  await release(
    {
      storage: openStorage(process.env, SITE),
      by: actor(process.env.RELEASE_KEY),
      keyFile: process.env.RELEASE_KEY,
      server: process.env.PUBLIC_URL,
      now: () => new Date(),
      watch: { read: stepReader(process.env.PUBLIC_URL, process.env.METRICS_TOKEN), pause },
      say: line => console.log(line),
    },
    process.argv.slice(2),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
