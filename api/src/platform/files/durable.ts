import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Folders and files that only the owner of the process reads. */
const [FOLDER, FILE] = [0o700, 0o600]

/** So that a name which was just made is there after a power cut as well. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Replaces a file in one step; resolves once it is on the disk. A reader sees the old or the new one, never half. */
export async function writeDurably(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: FOLDER })
  const partial = `${file}.${randomUUID()}.part`
  const handle = await open(partial, 'w', FILE)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(partial, file)
  await syncFolder(dirname(file))
}

/** Adds lines at the end of a file; resolves once they are on the disk. */
export async function appendDurably(file: string, lines: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: FOLDER })
  const handle = await open(file, 'a', FILE)
  try {
    await handle.writeFile(lines)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await syncFolder(dirname(file))
}
