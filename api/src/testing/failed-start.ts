import { vi } from 'vitest'
import { run } from '../run.ts'

class Exited extends Error {
  readonly code: unknown
  constructor(code: unknown) {
    super(`exit ${code}`)
    this.code = code
  }
}

/** A start of the server in this process that has to fail: what it says, and the code with which it ends the process. */
export async function failedStart(environment: Record<string, string>): Promise<{ code: unknown; said: string }> {
  let said = ''
  const write = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    said += text
    return true
  })
  const exit = vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Exited(code)
  })
  try {
    await run(environment)
  } catch (error) {
    if (error instanceof Exited) return { code: error.code, said: said.trim() }
    throw error
  } finally {
    write.mockRestore()
    exit.mockRestore()
  }
  throw new Error('the server started')
}
