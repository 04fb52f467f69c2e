import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const MEBIBYTE = 2 ** 20
const MOST_BYTES = 256 * MEBIBYTE
/** The folder is measured once in so many sounds. */
const MEASURE_EVERY = 64

/** Sounds by what they say: the same words in the same voice are made once. A folder that cannot be written keeps none. */
export function soundCache(folder: string, most = MOST_BYTES, every = MEASURE_EVERY) {
  let kept = 0
  const place = (name: string) => join(folder, `${name}.wav`)

  async function trim(): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async file => {
        const { size, mtimeMs } = await stat(join(folder, file))
        return { file, size, mtimeMs }
      }),
    )
    let total = files.reduce((sum, { size }) => sum + size, 0)
    for (const { file, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= most) return
      await rm(join(folder, file), { force: true })
      total -= size
    }
  }

  return {
    /** The name of a sound: a digest of everything that shapes it. */
    nameOf: (...parts: readonly (string | number)[]) =>
      createHash('sha256').update(JSON.stringify(parts)).digest('hex'),

    async find(name: string): Promise<Buffer | undefined> {
      const sound = await readFile(place(name)).catch(() => undefined)
      // What is listened to stays; what nobody asks for goes first.
      if (sound) await utimes(place(name), new Date(), new Date()).catch(() => undefined)
      return sound
    },

    async keep(name: string, sound: Buffer): Promise<void> {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const draft = `${place(name)}.${randomBytes(6).toString('hex')}`
        await writeFile(draft, sound, { mode: 0o600 })
        await rename(draft, place(name))
        kept += 1
        if (kept % every === 0) await trim()
      } catch {
        // Without a folder every sound is made anew.
      }
    },
  }
}
