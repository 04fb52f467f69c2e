import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key that signs session cookies: AUTH_SECRET when set, else one generated once and kept in the data folder (0600).
 * Throws the file system's error when the folder cannot be written.
 */
export async function authSecret(config: { authSecret: string | undefined; dataDir: string }): Promise<string> {
  if (config.authSecret) return config.authSecret
  const file = join(config.dataDir, 'secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept) return kept
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  // A link appears whole or not at all, so two starts at once read the same secret.
  await link(draft, file).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(draft)
  return readFile(file, 'utf8')
}
