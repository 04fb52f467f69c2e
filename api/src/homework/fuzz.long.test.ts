import { homeworkRoutes, learningRoutes, readingRoutes } from '@ariane/shared/contracts'
import type { AnyRoute } from '@ariane/shared/contracts/route'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PATIENCE } from '../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../testing/test-api.ts'

/** `npm run test:full` asks for more. */
const RUNS = Number(process.env.FUZZ_CASES ?? 100)
let api: TestApi
let pupil: TestPerson
let ids: { id: number; moduleId: number; reading: string }

beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED })
  pupil = await api.signUp()
  await api.startJobs()
  const { data } = await pupil.call(learningRoutes.generatePath, asked())
  const moduleId = await vi.waitFor(async () => {
    const { modules } = (await pupil.call(homeworkRoutes.readHomework, { id: data.id })).data
    return modules[0]?.id ?? expect.fail('not written yet')
  }, PATIENCE)
  const text = { userId: pupil.uid, name: 'a.txt', data: Buffer.from('Lire.').toString('base64') }
  const reading = (await pupil.call(readingRoutes.readStatement, text)).data.id
  ids = { id: data.id, moduleId, reading }
})
afterAll(() => api.close())

const asked = () => ({
  userId: pupil.uid,
  desc: 'Calculer 3 + 5.',
  pathType: 'homework' as const,
  subject: 'Mathématiques' as const,
  chapterId: 'math-4-nombres',
  text: 'Calculer 3 + 5.',
})
const question = () => ({ moduleId: ids.moduleId, exerciceIndex: 0, questionIndex: 0 })

/** Bytes that begin like a file of every kind, and go on as they like. */
const file = () =>
  fc
    .tuple(
      fc.constantFrom('ffd8ffe0', '89504e470d0a1a0a', '52494646', '25504446', '504b0304', 'd0cf11e0a1b11ae1', ''),
      fc.uint8Array({ maxLength: 200 }),
    )
    .map(([head, rest]) => Buffer.concat([Buffer.from(head, 'hex'), rest]).toString('base64'))
const value = () =>
  fc.oneof(
    fc.jsonValue(),
    file(),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('\u0000', '\ud800', -1, 1e308),
  )
const arbitraryBody = (valid: Record<string, unknown>) =>
  fc
    .record({
      changes: fc.dictionary(fc.constantFrom(...Object.keys(valid), 'image', 'audio', 'extra'), value()),
      missing: fc.subarray(Object.keys(valid)),
    })
    .map(({ changes, missing }) => {
      const body: Record<string, unknown> = { ...valid, ...changes }
      for (const field of missing) if (!Object.hasOwn(changes, field)) delete body[field]
      return body
    })

it.each<[string, AnyRoute, () => { path: string; body: Record<string, unknown> }]>([
  ['generatePath', learningRoutes.generatePath, () => ({ path: '/api/path/generate', body: asked() })],
  [
    'correctHomework',
    homeworkRoutes.correctHomework,
    () => ({ path: '/api/homework/correct', body: { ...question(), answer: '8' } }),
  ],
  ['skipQuestion', homeworkRoutes.skipQuestion, () => ({ path: '/api/homework/skip', body: question() })],
  [
    'guessPlace',
    homeworkRoutes.guessPlace,
    () => ({ path: '/api/homework/guess', body: { userId: pupil.uid, classroom: '4ème', text: 'Calcule 2 + 3.' } }),
  ],
  [
    'readStatement',
    readingRoutes.readStatement,
    () => ({ path: '/api/homework/read', body: { userId: pupil.uid, name: 'a', data: 'TGlyZQ==' } }),
  ],
  [
    'confirmReading',
    readingRoutes.confirmReading,
    () => ({ path: `/api/homework/read/${ids.reading}`, body: { userId: pupil.uid, text: 'Lire.' } }),
  ],
])(
  '@X03 %s survives whatever a body holds',
  async (_name, row, valid) => {
    await fc.assert(
      fc.asyncProperty(arbitraryBody(valid().body), async body => {
        const { path } = valid()
        const { status } = await api.request(row.method, path, body, pupil.headers)
        expect(status, JSON.stringify(body)).toBeLessThan(500)
      }),
      { numRuns: RUNS },
    )
  },
  RUNS * 1_200,
)
