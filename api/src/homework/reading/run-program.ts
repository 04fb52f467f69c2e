import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ReadingFailure } from '@ariane/shared/contracts'
import { Line } from './program/lines.ts'
import type { Found, Sent } from './statement.ts'

const PROGRAM = fileURLToPath(new URL('./program/main.ts', import.meta.url))
/** No page takes so long, even on a busy machine: a file that was made to keep us busy does. */
const STALL_MS = 120_000
/** No file does, page by page: others wait for their turn. */
const MOST_MS = 15 * 60_000
/** A picture and what unfolds from a document need far less. */
const MEMORY = '--max-old-space-size=512'

/**
 * Reads a file in a process of its own: what a hostile file does to its reader stays there. `too_slow` when nothing comes
 * for two minutes or there is no end after fifteen, `failed` when the process dies. Rejects when `signal` aborts.
 */
export async function runProgram(
  { kind, bytes }: Sent,
  signal: AbortSignal,
  onPage: (pagesDone: number, pages: number) => void,
  program = PROGRAM,
  { stallMs = STALL_MS, mostMs = MOST_MS } = {},
): Promise<Found | { failure: ReadingFailure }> {
  const child = spawn(process.execPath, [MEMORY, program, kind], {
    // Nothing of our environment concerns it.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<void>(resolve => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  let stalled = false
  const stall = () => {
    stalled = true
    child.kill('SIGKILL')
  }
  let timer = setTimeout(stall, stallMs)
  const end = setTimeout(stall, mostMs)
  child.stdin.on('error', () => undefined)
  child.stdin.end(bytes)

  let found: Found | { failure: ReadingFailure } | undefined
  for await (const text of createInterface({ input: child.stdout })) {
    clearTimeout(timer)
    timer = setTimeout(stall, stallMs)
    const line = parseLine(text)
    if (line && 'page' in line) onPage(line.page, line.pages)
    else if (line)
      found = 'failure' in line ? line : ({ ...line, ...(line.media && { media: picture(line.media) }) } as Found)
  }
  await ended
  clearTimeout(timer)
  clearTimeout(end)
  signal.throwIfAborted()
  return found ?? { failure: stalled ? 'too_slow' : 'failed' }
}

const picture = (base64: string) => ({ type: 'image/jpeg', bytes: Buffer.from(base64, 'base64') })

function parseLine(text: string) {
  try {
    return Line.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
