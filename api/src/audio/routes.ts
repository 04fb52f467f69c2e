import type { audioRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { Log } from '../platform/log.ts'
import { createVoice, type Voice, type Words } from './voice.ts'

/** What reading aloud is built from. */
interface AudioPorts {
  log: Log
  /** Where sounds are kept. */
  dataDir: string
  /** Finds the words of a part of a module; undefined when it has no such part. */
  wordsOf(moduleId: number, part: string): Promise<Words | undefined>
}

/** Calls of contracts/audio.ts. Only words that Ariane wrote into a module are read aloud. */
export function audioHandlers(
  { log, dataDir, wordsOf }: AudioPorts,
  voice: Voice = createVoice(dataDir),
): Handlers<typeof audioRoutes> {
  return {
    async speakPart({ params, body: { part, speed }, signal }) {
      const words = (await wordsOf(params.id, part)) ?? fail('not_found')
      const sound = await voice.speak(words, speed, signal)
      if (typeof sound === 'string') {
        log.warn({ reason: sound }, 'a part could not be read aloud')
        return fail('unavailable')
      }
      return { status: 'success', data: { wav: sound.toString('base64') } }
    },
  }
}
