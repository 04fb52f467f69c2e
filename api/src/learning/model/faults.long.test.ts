import { consentRoutes, learningRoutes } from '@ariane/shared/contracts'
import { type Behaviour, modelServer, refuses, says, writesParts } from '@ariane/tutor/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const DEADLINE_MS = 800
const hang: Behaviour = () => {}
/** The same answer, told another way. */
const wrapped =
  (around: (text: string) => string): Behaviour =>
  (answer, heard, nth) => {
    const end = answer.end.bind(answer)
    answer.end = ((body: string) => {
      const reply = JSON.parse(body) as { choices?: { message: { content: string } }[] }
      for (const { message } of reply.choices ?? []) message.content = around(message.content)
      return end(JSON.stringify(reply))
    }) as typeof answer.end
    writesParts()(answer, heard, nth)
  }

/** Fault, behaviour of the server, and who then wrote the path. */
const FAULTS: [string, Behaviour, 'model' | 'built-in'][] = [
  ['none', writesParts(), 'model'],
  ['code fences', wrapped(text => `\`\`\`json\n${text}\n\`\`\``), 'model'],
  ['think tags', wrapped(text => `<think>Voyons {…}</think>\n${text}`), 'model'],
  ['truncated', wrapped(text => text.slice(0, 80)), 'built-in'],
  ['wrong shape', says('{"reponse": 42}'), 'built-in'],
  ['no JSON', says('Bonjour !'), 'built-in'],
  ['503', refuses(503), 'built-in'],
  ['refused key', refuses(401), 'built-in'],
  ['slow', hang, 'built-in'],
  ['cut connection', answer => answer.destroy(), 'built-in'],
]

let server: Awaited<ReturnType<typeof modelServer>>
let api: TestApi
let pupil: TestPerson
const rows: { fault: string; path: string; 'path ms': number; answer: string; 'answer ms': number }[] = []

beforeAll(async () => {
  server = await modelServer(writesParts())
})
afterAll(async () => {
  await server.close()
  console.table(rows)
})

const open = async () => {
  const model = { baseUrl: server.url, apiKey: undefined, model: 'local', deadlineMs: DEADLINE_MS }
  api = await createTestApi({ config: { model } })
  pupil = await api.signUp()
  await pupil.call(consentRoutes.declareAge, { userId: pupil.uid })
  await api.startJobs()
}
const timed = async <T>(work: () => Promise<T>) => {
  const start = performance.now()
  const result = await work()
  return [result, Math.round(performance.now() - start)] as const
}

const generate = async () => {
  const { data } = await pupil.call(learningRoutes.generatePath, {
    desc: '',
    userId: pupil.uid,
    pathType: 'pedagogical_pathway',
    chapterId: 'hist-4-theme-1',
    subChapterId: 'hist-4-revolution-empire',
    customPrompts: [{ title: 'Le cours', type: 'ADVANCED_TEXT', prompt_generation: '' }],
  })
  return vi.waitFor(
    async () => {
      const path = (await pupil.call(learningRoutes.readPath, { id: data.id, userId: pupil.uid })).data
      expect(path.status).toBe('to_do')
      return path
    },
    { timeout: 15_000, interval: 20 },
  )
}
const ask = async (id: number) => {
  const question = { id, moduleId: id, userId: pupil.uid, suggestionKey: 'question' as const }
  const description = 'Que s’est-il passé le 14 juillet 1789 ?'
  return (await pupil.call(learningRoutes.interactWithModule, { ...question, description })).data
}

describe('what a pupil sees of a model that misbehaves', () => {
  it.each(FAULTS)(
    '@M05 %s: a whole path and an answer, with who wrote them, within the deadline',
    async (fault, behaviour, writer) => {
      server.behave(behaviour)
      await open()
      try {
        const [path, pathMs] = await timed(generate)
        const [answer, answerMs] = await timed(() => ask(path.modules[0]?.id ?? 0))
        rows.push({
          fault,
          path: path.writtenBy ? 'written by the model' : 'written by Ariane',
          'path ms': pathMs,
          answer: `${answer.explanations.length} explanations, ${answer.source}`,
          'answer ms': answerMs,
        })
        expect(path.writtenBy === null).toBe(writer === 'built-in')
        expect(path.modules).toHaveLength(1)
        expect(answer.explanations.length).toBeGreaterThan(0)
      } finally {
        await api.close()
      }
    },
  )
})
