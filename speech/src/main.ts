import { text as readAll } from 'node:stream/consumers'
import start from '@echogarden/espeak-ng-emscripten'
import { toWav } from './wav.ts'

const LANGUAGES = ['fr', 'en', 'es', 'de']
const [SLOWEST, FASTEST] = [80, 300]

const [lang = '', rate = ''] = process.argv.slice(2)
const wordsPerMinute = Number(rate)
if (!LANGUAGES.includes(lang) || !(wordsPerMinute >= SLOWEST && wordsPerMinute <= FASTEST)) {
  process.stderr.write('usage: main.ts fr|en|es|de 80..300 < text > sound.wav\n')
  process.exit(2)
}

const words = await readAll(process.stdin)
const { eSpeakNGWorker } = await start()
const voice = new eSpeakNGWorker()
voice.set_voice(lang, '', 0, 0, 0)
voice.set_rate(wordsPerMinute)
const chunks: Uint8Array[] = []
voice.synthesize(words, piece => {
  if (piece) chunks.push(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength).slice())
  return 0
})
if (chunks.length === 0) process.exit(3)
process.stdout.write(toWav(chunks, voice.get_samplerate()))
