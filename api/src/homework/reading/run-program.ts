import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { ReadingFailure } from '@ariane/shared/contracts'
import { Line, PICTURE_FD } from './program/lines.ts'
import type { ProgramEnd } from './program-end.ts'
import type { Found, Sent } from './statement.ts'

const PROGRAM = fileURLToPath(new URL('./program/main.ts', import.meta.url))
/** No page takes so long, even on a busy machine: a file that was made to keep us busy does. */
const STALL_MS = 120_000
/** No file does, page by page: others wait for their turn. */
const MOST_MS = 15 * 60_000
/** What a picture and what unfolds from a document need; the first is kept by the engine, the second by us, with all that is no object of it. */
const HEAP = ['--max-old-space-size=160', '--max-semi-space-size=2', '--expose-gc']
/** Photos and scans of whole pages take 330 MB at most, however many there are; no page in it, less than half. */
const MOST_MEMORY = { image: 420, pdf: 420, docx: 220, odt: 220, text: 220, audio: 220 }
const MEBIBYTE = 2 ** 20
/** Nothing of our environment concerns it. What a thread of it frees is there for the next one, what is large for the machine. */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' }
const LOOK_EVERY_MS = 20
/** The last words of a program that dies are enough. */
const MAX_STDERR_CHARS = 4096
/** A picture that is drawn anew is far smaller. */
const MAX_PICTURE_BYTES = 20 * 2 ** 20

export interface Options {
  stallMs?: number
  mostMs?: number
  program?: string | undefined
  mostMemory?: number
}

/** What came of a run; without an answer, how the program ended and what it said last. */
export type Outcome = Found | { failure: ReadingFailure; end?: ProgramEnd; stderr?: string }

/**
 * Reads a file in a process of its own: what a hostile file does to its reader stays there. `too_slow` when nothing comes
 * for two minutes or there is no end after fifteen, `failed` when there is no whole answer. Rejects when `signal` aborts.
 */
export async function runProgram(
  { kind, bytes }: Pick<Sent, 'kind' | 'bytes'>,
  signal: AbortSignal,
  onPage: (pagesDone: number, pages: number) => void,
  { stallMs = STALL_MS, mostMs = MOST_MS, program = PROGRAM, mostMemory = MOST_MEMORY[kind] * MEBIBYTE }: Options = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [...HEAP, program, kind], {
    env: MALLOC,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  })
  const ended = waitForEnd(child)
  const { stdin, stdout, stderr } = child
  const pictures = child.stdio[PICTURE_FD] as Readable
  let stalled = false
  const stall = () => {
    stalled = true
    child.kill('SIGKILL')
  }
  let tooBig = false
  const looking = setInterval(() => {
    if (residentBytes(child.pid) <= mostMemory) return
    tooBig = true
    child.kill('SIGKILL')
  }, LOOK_EVERY_MS)
  let timer = setTimeout(stall, stallMs)
  const latest = setTimeout(stall, mostMs)
  stdin.on('error', () => undefined)
  stdin.end(bytes)
  const lastWords = keepEnd(stderr)
  const picture = collectPicture(pictures)

  let answer: Exclude<Line, { page: number }> | undefined
  let unparsable = false
  for await (const text of createInterface({ input: stdout })) {
    clearTimeout(timer)
    timer = setTimeout(stall, stallMs)
    const line = parseLine(text)
    if (!line) unparsable = true
    else if ('page' in line) onPage(line.page, line.pages)
    else answer = line
  }
  const { code, signal: killedBy, startError } = await ended
  clearTimeout(timer)
  clearTimeout(latest)
  clearInterval(looking)
  signal.throwIfAborted()
  const found = answer && joinPicture(answer, await picture)
  if (found) return found
  const end = { stalled, tooBig, unparsable: unparsable || answer !== undefined, code, signal: killedBy, startError }
  return { failure: stalled ? 'too_slow' : 'failed', end, stderr: lastWords() }
}

/** What a process has in memory; none where that cannot be read, as on other systems than Linux: there the engine's own limit holds alone. */
function residentBytes(pid: number | undefined): number {
  try {
    const [, kibibytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
    return Number(kibibytes) * 1024
  } catch {
    return 0
  }
}

const waitForEnd = (child: ChildProcess) =>
  new Promise<Pick<ProgramEnd, 'code' | 'signal' | 'startError'>>(resolve => {
    child.once('close', (code, signal) => resolve({ code, signal }))
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: null, signal: null, startError: error.code ?? error.name }),
    )
  })

function keepEnd(stream: Readable): () => string {
  let kept = ''
  stream.setEncoding('utf8').on('data', (text: string) => {
    kept = (kept + text).slice(-MAX_STDERR_CHARS)
  })
  stream.on('error', () => undefined)
  return () => kept.toWellFormed()
}

/** All bytes of the pipe of pictures. */
function collectPicture(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise(resolve => {
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_PICTURE_BYTES) chunks.push(chunk)
    })
    stream.on('error', () => undefined)
    stream.once('close', () => resolve(Buffer.concat(chunks)))
  })
}

/** The answer with its picture; undefined when the picture is not the one that was announced. */
function joinPicture(answer: Exclude<Line, { page: number }>, bytes: Buffer): Outcome | undefined {
  if ('failure' in answer) return answer
  const { pictureBytes = 0, ...found } = answer
  if (bytes.length !== pictureBytes) return undefined
  return pictureBytes === 0 ? found : { ...found, media: { type: 'image/jpeg', bytes } }
}

function parseLine(text: string) {
  try {
    return Line.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
