import { lookup } from '@ariane/shared/catalogue'
import { z } from 'zod'
import type { Config } from '../platform/config.ts'

/** Writes down what is said in a recording. Rejects when the service cannot. */
export type Transcribe = (sound: { type: string; bytes: Buffer }, signal: AbortSignal) => Promise<string>

const DEADLINE_MS = 120_000
const MOST_BYTES = 2 ** 20
const ENDINGS: Record<string, string> = { 'audio/wav': 'wav', 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a' }
const Answer = z.object({ text: z.string() })

/** Any server with the call `/audio/transcriptions`, at the address the operator gave and nowhere else. */
export function openAiTranscription({ baseUrl, apiKey, model }: NonNullable<Config['transcription']>): Transcribe {
  const url = `${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`
  return async ({ type, bytes }, signal) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), `enregistrement.${lookup(ENDINGS, type) ?? 'wav'}`)
    form.set('model', model)
    form.set('language', 'fr')
    form.set('response_format', 'json')
    const answer = await fetch(url, {
      method: 'POST',
      body: form,
      // What we say of a pupil goes to one address: a redirection is a failure.
      redirect: 'error',
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    })
    if (!answer.ok) throw new Error(`the transcription service answered ${answer.status}`)
    return Answer.parse(JSON.parse(await limited(answer))).text.trim()
  }
}

async function limited(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES) throw new Error('the transcription service answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
