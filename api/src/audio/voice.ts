import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { SpeechSpeed, SpokenLanguage } from '@ariane/shared/contracts'
import pLimit from 'p-limit'
import { soundCache } from './cache.ts'

/** A program under another licence than ours: started as a process, never imported (speech/README.md). */
const PROGRAM = fileURLToPath(new URL('../../../speech/src/main.ts', import.meta.url))
const WORDS_PER_MINUTE: Record<SpeechSpeed, number> = { normal: 150, slow: 105 }
/** Goes into the name of every sound: a change of voice makes them anew. */
const VOICE = 'espeak-ng 0.3.5'
const DEADLINE_MS = 15_000
const MOST_WAITING = 40

export type Words = { text: string; lang: SpokenLanguage }
/** Why there is no sound. */
type NoVoice = 'absent' | 'busy' | 'failed'
type Job = { listeners: number; stop: AbortController; sound: Promise<Buffer | NoVoice> }

export interface Voice {
  /** A wav, or why there is none. Rejects when `signal` aborts; the work ends when nobody listens any more. */
  speak(words: Words, speed: SpeechSpeed, signal: AbortSignal): Promise<Buffer | NoVoice>
}

/** Reads aloud, one text at a time and below everything else the machine does. */
export function createVoice(dataDir: string, program = PROGRAM, deadlineMs = DEADLINE_MS): Voice {
  const cache = soundCache(join(dataDir, 'speech'))
  const jobs = new Map<string, Job>()
  const oneVoice = pLimit(1)

  function start(name: string, words: Words, speed: SpeechSpeed): Job {
    const stop = new AbortController()
    const make = async () => {
      const kept = await cache.find(name)
      if (kept) return kept
      const sound = await oneVoice(() => utter(program, words, WORDS_PER_MINUTE[speed], stop.signal, deadlineMs))
      if (sound) await cache.keep(name, sound)
      return sound ?? ('failed' as const)
    }
    const sound = make().finally(() => {
      if (jobs.get(name)?.stop === stop) jobs.delete(name)
    })
    const job = { listeners: 0, stop, sound }
    jobs.set(name, job)
    return job
  }

  return {
    async speak(words, speed, signal) {
      signal.throwIfAborted()
      if (!existsSync(program)) return 'absent'
      const name = cache.nameOf(VOICE, words.lang, WORDS_PER_MINUTE[speed], words.text)
      const found = jobs.get(name)
      // One that was just given up makes no sound any more.
      const running = found?.stop.signal.aborted ? undefined : found
      if (!running && jobs.size >= MOST_WAITING) return 'busy'
      const job = running ?? start(name, words, speed)
      job.listeners += 1
      return new Promise((resolve, reject) => {
        const leave = () => {
          job.listeners -= 1
          if (job.listeners === 0) job.stop.abort()
          reject(signal.reason)
        }
        signal.addEventListener('abort', leave, { once: true })
        job.sound.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      })
    },
  }
}

/** One run of the program; undefined when it fails or takes too long. */
async function utter(program: string, { text, lang }: Words, rate: number, signal: AbortSignal, timeout: number) {
  if (signal.aborted) return undefined
  const child = spawn(process.execPath, [program, lang, String(rate)], {
    // Nothing of our environment concerns it.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
    timeout,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>(resolve => {
    child.once('close', resolve)
    child.once('error', () => resolve(null))
  })
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
  child.stdin.on('error', () => undefined)
  child.stdin.end(text)
  const sound = await buffer(child.stdout).catch(() => undefined)
  return (await ended) === 0 && sound?.length ? sound : undefined
}
