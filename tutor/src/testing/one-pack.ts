import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTENT, loadLibrary, studyFrom } from '../library.ts'

/** Does the work with the whole programme and one pack (`hist-4-revolution-empire`): a place nothing is known about. */
export async function withOnePack(pack: string, work: () => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ariane-content-'))
  try {
    cpSync(join(CONTENT, 'curriculum'), join(folder, 'curriculum'), { recursive: true })
    cpSync(join(CONTENT, 'packs', pack), join(folder, 'packs', pack), { recursive: true })
    studyFrom(loadLibrary(folder))
    await work()
  } finally {
    studyFrom(undefined)
    rmSync(folder, { recursive: true })
  }
}
