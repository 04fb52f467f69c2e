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

/** Runs the work while nobody else works on the folder, telling who has to wait; a lock left by a dead process is taken over. */
export async function withLock<T>(folder: string, work: () => Promise<T>, waiting?: string): Promise<T> {
  const file = path.join(folder, 'site.lock')
  await mkdir(folder, { recursive: true })
  for (let announced = false; ; ) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const owner = Number(await readFile(file, 'utf8').catch(() => ''))
      if (owner && !alive(owner)) await rm(file, { force: true })
      else {
        if (!announced && waiting) console.log(waiting)
        announced = true
        await pause(waiting ? 200 : 20)
      }
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
