import type { SpeechSpeed, SpokenLanguage } from '../../language.ts'

/** Gives the sound of a part as an address to play; null when there is none. */
export type LoadSound = (part: string, speed: SpeechSpeed) => Promise<string | null>

export type PlayOptions = {
  speed?: SpeechSpeed
  /** Words for the browser's own voice when there is no sound. Left out where the words are what is asked for. */
  fallback?: { text: string; lang: SpokenLanguage }
  onEnd?: () => void
}

/** What is being read aloud: `part` is null when nothing is. */
export type Reading = { part: string | null; state: 'silent' | 'loading' | 'playing' | 'paused' | 'failed' }
export const SILENT: Reading = { part: null, state: 'silent' }

export interface Reader {
  /** Reads a part from its beginning; whatever was being read stops. */
  play(part: string, load: LoadSound, options?: PlayOptions): void
  pause(): void
  resume(): void
  stop(): void
}

const SLOW_RATE = 0.7

/** Reads one part at a time: with the sound that is loaded, else with the browser's own voice. */
export function createReader(changed: (reading: Reading) => void): Reader {
  let turn = 0
  let audio: HTMLAudioElement | null = null

  function silence(): void {
    turn += 1
    if (audio) {
      audio.onended = audio.onerror = null
      audio.pause()
      audio = null
    }
    globalThis.speechSynthesis?.cancel()
  }

  async function play(part: string, load: LoadSound, options: PlayOptions = {}): Promise<void> {
    const { speed = 'normal', fallback, onEnd } = options
    silence()
    const mine = turn
    const tell = (state: Reading['state']) => {
      if (mine === turn) changed({ part, state })
    }
    const ended = () => {
      if (mine !== turn) return
      changed(SILENT)
      onEnd?.()
    }
    const failed = () => {
      if (mine !== turn) return
      const voice = fallback && browserVoice(fallback, speed, ended, () => tell('failed'))
      tell(voice ? 'playing' : 'failed')
    }
    tell('loading')
    const source = await load(part, speed).catch(() => null)
    if (mine !== turn) return
    if (!source) return failed()
    audio = new Audio(source)
    audio.onended = ended
    audio.onerror = failed
    try {
      await audio.play()
      tell('playing')
    } catch {
      failed()
    }
  }

  return {
    play: (part, load, options) => void play(part, load, options),
    pause() {
      if (audio) audio.pause()
      else globalThis.speechSynthesis?.pause()
    },
    resume() {
      if (audio) void audio.play().catch(() => undefined)
      else globalThis.speechSynthesis?.resume()
    },
    stop() {
      silence()
      changed(SILENT)
    },
  }
}

function browserVoice(
  { text, lang }: NonNullable<PlayOptions['fallback']>,
  speed: SpeechSpeed,
  onEnd: () => void,
  onError: () => void,
): boolean {
  const { speechSynthesis } = globalThis
  if (!speechSynthesis || speechSynthesis.getVoices().length === 0) return false
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = lang
  utterance.rate = speed === 'slow' ? SLOW_RATE : 1
  utterance.onend = onEnd
  utterance.onerror = onError
  speechSynthesis.speak(utterance)
  return true
}
