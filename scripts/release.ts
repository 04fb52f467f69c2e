/** Publishes one remote and decides who gets which version: `npm run release` says how. */
import { userInfo } from 'node:os'
import path from 'node:path'
import { release } from './release/commands.ts'
import { folderStorage } from './release/storage/folder.ts'
import { SITE } from './site/packages.ts'

try {
  await release(
    {
      storage: folderStorage(path.resolve(process.env.RELEASE_STORAGE ?? SITE)),
      by: userInfo().username,
      keyFile: process.env.RELEASE_KEY,
      now: () => new Date(),
      say: line => console.log(line),
    },
    process.argv.slice(2),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
