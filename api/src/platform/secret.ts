import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from './start-problem.ts'

const BYTES = 32
const SHORTEST = 32

/**
 * The key that signs session cookies: AUTH_SECRET when set, else one generated once and kept in the data folder (0600).
 * Throws StartProblem `folder_not_writable`.
 */
export async function authSecret(config: { authSecret: string | undefined; dataDir: string }): Promise<string> {
  if (config.authSecret) return config.authSecret
  const file = join(config.dataDir, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined && kept.length >= SHORTEST) return kept
  try {
    return await generate(config.dataDir, file, kept !== undefined)
  } catch (error) {
    throw new StartProblem({ kind: 'folder_not_writable', folder: config.dataDir }, { cause: error })
  }
}

/** `damaged`: a power cut may leave an empty file, and an empty key would sign for anybody. */
async function generate(dataDir: string, file: string, damaged: boolean): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flush: true })
  if (damaged) await rename(draft, file)
  else {
    // A link appears whole or not at all, so two starts at once read the same secret.
    await link(draft, file).catch(error => {
      if (error.code !== 'EEXIST') throw error
    })
    await unlink(draft)
  }
  return readFile(file, 'utf8')
}
