import { lookup } from '@ariane/shared/catalogue'
/** The events of a speech recognition. */
export type Heard = (state: 'listening' | 'ended' | 'failed', text: string) => void
export type Listening = { stop: () => void; abort: () => void }

type Alternative = { transcript: string }
type ResultEvent = { results: ArrayLike<ArrayLike<Alternative> & { isFinal: boolean }> }
/** The part of the browser's SpeechRecognition in use; it is not in every browser, nor in the types of the language. */
interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
type Maker = new () => Recogniser

const REGIONS: Record<string, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES', de: 'de-DE' }
/** Silence is no failure. */
const SILENCE = new Set(['no-speech', 'aborted'])

function maker(): Maker | undefined {
  const global: { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker } = globalThis as object
  return global.SpeechRecognition ?? global.webkitSpeechRecognition
}

/** Whether this browser can transcribe speech. */
export const canListen = (): boolean => maker() !== undefined

/**
 * Listens until `stop`, or until the browser detects the end. Only called after the user agreed, because the browser
 * may send the voice to its vendor. Reports the end once.
 */
export function listenTo(lang: string, heard: Heard): Listening {
  const Recogniser = maker()
  const nothing = { stop: () => undefined, abort: () => undefined }
  if (!Recogniser) {
    heard('failed', '')
    return nothing
  }
  const recogniser = new Recogniser()
  let text = ''
  let failed = false
  recogniser.lang = lookup(REGIONS, lang) ?? lang
  recogniser.continuous = true
  recogniser.interimResults = false
  recogniser.onresult = ({ results }) => {
    text = Array.from(results, alternatives => alternatives[0]?.transcript ?? '').join(' ')
  }
  recogniser.onerror = ({ error }) => {
    failed = !SILENCE.has(error)
  }
  recogniser.onend = () => heard(failed ? 'failed' : 'ended', text.replace(/\s+/g, ' ').trim().slice(0, 6000))
  try {
    recogniser.start()
    heard('listening', '')
  } catch {
    heard('failed', '')
    return nothing
  }
  return { stop: () => recogniser.stop(), abort: () => recogniser.abort() }
}
