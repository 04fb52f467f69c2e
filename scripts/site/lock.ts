import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Runs the work while no other process builds the same site; a lock left by a dead process is taken over. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(folder, 'site.lock')
  await mkdir(folder, { recursive: true })
  for (let told = false; ; ) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const owner = Number(await readFile(file, 'utf8').catch(() => ''))
      if (owner && !alive(owner)) await rm(file, { force: true })
      else {
        if (!told) console.log('Une autre construction est en cours, on attend qu’elle finisse…')
        told = true
        await pause(200)
      }
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
