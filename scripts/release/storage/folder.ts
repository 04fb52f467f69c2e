import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomic } from '../../site/files.ts'
import { withLock } from '../../site/lock.ts'
import { Overtaken, type Storage } from './storage.ts'

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/** A folder that the API serves as its SITE_DIR. */
export function folderStorage(root: string): Storage {
  const at = (key: string) => path.join(root, key)
  const read = async (key: string) => {
    const text = await readFile(at(key), 'utf8').catch(() => null)
    return text === null ? null : { text, tag: hashText(text) }
  }
  return {
    place: root,
    kind: 'folder',
    read,
    bytes: key => readFile(at(key)).catch(() => null),
    replace: (key, text, tag) =>
      withLock(root, async () => {
        if (((await read(key))?.tag ?? null) !== tag) throw new Overtaken(key)
        await writeAtomic(at(key), text)
      }),
    async append(key, line) {
      await mkdir(path.dirname(at(key)), { recursive: true })
      await appendFile(at(key), `${line}\n`)
    },
    async upload(key, folder) {
      if (existsSync(at(key))) return
      const half = `${at(key)}.${process.pid}.half`
      await mkdir(path.dirname(half), { recursive: true })
      await cp(folder, half, { recursive: true })
      // A publisher who was faster stored the same bytes.
      await rename(half, at(key)).catch(() => rm(half, { recursive: true, force: true }))
    },
    async list(key) {
      const names = await readdir(at(key)).catch(() => [])
      return Promise.all(names.map(async name => ({ name, changed: (await stat(path.join(at(key), name))).mtime })))
    },
    remove: key => rm(at(key), { recursive: true, force: true }),
  }
}
