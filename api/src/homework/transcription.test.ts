import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { homeworkRoutes, learningRoutes, readingRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { PATIENCE } from '../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'
import { openAiTranscription } from './transcription.ts'

type Asked = { url: string | undefined; key: string | undefined; body: string }
const never = new AbortController().signal
let server: Server
let baseUrl = ''
let asked: Asked[] = []
let answer: (request: IncomingMessage) => { status: number; body: string; headers?: Record<string, string> }
const said = (text: string) => () => ({ status: 200, body: JSON.stringify({ text }) })

beforeAll(async () => {
  server = createServer((request, response) => {
    void buffer(request).then(bytes => {
      asked.push({ url: request.url, key: request.headers.authorization, body: bytes.toString('latin1') })
      const { status, body, headers = {} } = answer(request)
      response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => server.close())

const sound = () => {
  const wav = Buffer.alloc(364)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  return wav
}

describe('the transcription service', () => {
  const settings = () => ({ baseUrl: `${baseUrl}/`, apiKey: 'a-key', model: 'voice-1' })
  const transcribe = () => openAiTranscription(settings())({ type: 'audio/wav', bytes: sound() }, never)

  it('is asked the way every such server understands', async () => {
    asked = []
    answer = said(' Calculer trois plus cinq. ')
    expect(await transcribe()).toBe('Calculer trois plus cinq.')
    expect(asked[0]).toMatchObject({ url: '/v1/audio/transcriptions', key: 'Bearer a-key' })
    for (const part of [
      'name="file"; filename="enregistrement.wav"',
      'voice-1',
      'name="language"\r\n\r\nfr',
      'WAVEfmt',
    ]) {
      expect(asked[0]?.body).toContain(part)
    }
  })

  it.each([
    ['a refusal', { status: 401, body: '{}' }],
    ['an answer that is no JSON', { status: 200, body: 'hello' }],
    ['an answer of another shape', { status: 200, body: '{"texts":[]}' }],
    ['an endless answer', { status: 200, body: JSON.stringify({ text: 'a'.repeat(2 ** 21) }) }],
    ['another address', { status: 302, body: '', headers: { location: 'http://169.254.169.254/' } }],
  ])('fails on %s', async (_what, reply) => {
    answer = () => reply
    await expect(transcribe()).rejects.toThrow()
  })

  it('needs an address and a model', () => {
    expect(readConfig({}).transcription).toBeUndefined()
    expect(() => readConfig({ TRANSCRIBE_BASE_URL: baseUrl })).toThrow()
    const both = { TRANSCRIBE_BASE_URL: baseUrl, TRANSCRIBE_MODEL: 'voice-1' }
    expect(readConfig(both).transcription).toEqual({ baseUrl, apiKey: undefined, model: 'voice-1' })
  })
})

describe('a recording where such a service is configured', () => {
  let api: TestApi
  let pupil: TestPerson
  beforeAll(async () => {
    api = await createTestApi({ config: { transcription: { baseUrl, apiKey: undefined, model: 'voice-1' } } })
    pupil = await api.signUp()
    await api.startJobs()
  })
  afterAll(() => api.close())

  const read = async (who: TestPerson) => {
    const body = { userId: who.uid, name: 'voix.wav', data: sound().toString('base64') }
    const { id } = (await who.call(readingRoutes.readStatement, body)).data
    return vi.waitFor(async () => {
      const { data } = await who.call(readingRoutes.pollReading, { id, userId: who.uid })
      expect(data.state).toBe('read')
      return data
    }, PATIENCE)
  }

  it('@H07 is written down once a parent agreed, and kept until then', async () => {
    answer = said('Résoudre l’équation 3x + 5 = 20.')
    asked = []
    expect(await read(pupil)).toMatchObject({ text: '', notices: ['audio_kept'] })
    expect(asked).toEqual([])
    await api.consent(pupil)
    expect(await read(pupil)).toMatchObject({ text: 'Résoudre l’équation 3x + 5 = 20.', notices: [] })
  })

  it('@H07 is kept when the service fails, and the description leads', async () => {
    const other = await api.signUp()
    await api.consent(other)
    answer = () => ({ status: 500, body: '' })
    expect(await read(other)).toMatchObject({ state: 'read', text: '', notices: ['audio_kept'] })
    const { data } = await other.call(learningRoutes.generatePath, {
      userId: other.uid,
      desc: 'Résoudre 2x = 8.',
      pathType: 'homework',
      subject: 'Mathématiques',
      chapterId: 'math-4-nombres',
      audio: sound().toString('base64'),
    })
    await vi.waitFor(async () => {
      const homework = (await other.call(homeworkRoutes.readHomework, { id: data.id })).data
      expect(homework).toMatchObject({ status: 'generated', moduleCount: 1, sent: { input: 'audio', text: '' } })
    }, PATIENCE)
  })
})
