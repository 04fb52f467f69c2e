import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Behaviour, inTurn, modelServer, refuses, says } from '../testing/model-server.ts'
import { ModelFailure } from './failure.ts'
import { createModel } from './provider.ts'

const schema = z.object({ capital: z.string().min(2), rivers: z.array(z.string()).min(1) })
const GOOD = '{"capital":"Paris","rivers":["Seine"]}'
const DEADLINE_MS = 1500

let server: Awaited<ReturnType<typeof modelServer>>
const rows: { fault: string; outcome: string; requests: number; ms: number }[] = []

beforeAll(async () => {
  server = await modelServer(says(GOOD))
})
afterAll(async () => {
  await server.close()
  console.table(rows)
})

const open = () =>
  createModel({ baseUrl: server.url, apiKey: 'a-key', model: 'local-model', deadlineMs: DEADLINE_MS }, fetch)

const ask = async (fault: string, behaviour: Behaviour, signal?: AbortSignal) => {
  server.behave(behaviour)
  const start = performance.now()
  const outcome = await open()
    .write({ schema, instructions: 'Réponds.', prompt: 'La capitale ?', signal })
    .catch((error: unknown) => {
      if (error instanceof ModelFailure) return error.trouble
      throw error
    })
  const ms = Math.round(performance.now() - start)
  const shown = typeof outcome === 'string' ? outcome : 'answered'
  rows.push({ fault, outcome: shown, requests: server.asked().length, ms })
  expect(ms).toBeLessThan(DEADLINE_MS + 1000)
  return outcome
}
const value = JSON.parse(GOOD) as unknown
const hang: Behaviour = () => {}
const halfAnswer: Behaviour = answer => {
  answer.writeHead(200, { 'content-type': 'application/json' })
  answer.write('{"id":"x","choices":[')
}

describe('a model that answers', () => {
  it('is asked with the schema, the key and the name of the model', async () => {
    expect(await ask('none', says(GOOD))).toEqual(value)
    const [heard] = server.asked()
    expect(heard?.authorization).toBe('Bearer a-key')
    expect(heard?.body.model).toBe('local-model')
    expect(heard?.body.response_format?.type).toBe('json_schema')
  })

  it.each([
    ['a code fence around it', says(`\`\`\`json\n${GOOD}\n\`\`\``)],
    ['thoughts before it', says(`<think>Hmm, {"capital": "Lyon"} ?</think>${GOOD}`)],
    ['thoughts and a fence', says(`<think>Bon.</think>\n\`\`\`json\n${GOOD}\n\`\`\``)],
    ['503 once', inTurn(refuses(503), says(GOOD))],
    ['429 once', inTurn(refuses(429), says(GOOD))],
  ])('is understood with %s', async (fault, behaviour) => {
    // One retry waits for two seconds: this deadline allows for it.
    server.behave(behaviour)
    const start = performance.now()
    const model = createModel({ baseUrl: server.url, apiKey: undefined, model: 'local', deadlineMs: 10_000 }, fetch)
    expect(await model.write({ schema, instructions: '', prompt: '' })).toEqual(value)
    rows.push({
      fault,
      outcome: 'answered',
      requests: server.asked().length,
      ms: Math.round(performance.now() - start),
    })
  })

  it('is told the schema in words when the server knows no schemas, also the next time', async () => {
    const behaviour: Behaviour = (answer, heard, nth) =>
      heard.body.response_format?.type === 'json_schema'
        ? refuses(400, 'response_format is not supported')(answer, heard, nth)
        : says(GOOD)(answer, heard, nth)
    server.behave(behaviour)
    const model = open()
    const request = { schema, instructions: 'Réponds.', prompt: 'La capitale ?' }
    expect(await model.write(request)).toEqual(value)
    expect(await model.write(request)).toEqual(value)
    const formats = server.asked().map(({ body }) => body.response_format?.type)
    expect(formats).toEqual(['json_schema', 'json_object', 'json_object'])
    expect(server.asked()[1]?.body.messages[0]?.content).toContain('"rivers"')
    rows.push({ fault: 'no structured answers', outcome: 'answered', requests: 2, ms: 0 })
  })

  it('repairs once what has the wrong shape or was cut, told what was wrong', async () => {
    expect(await ask('wrong shape, then right', inTurn(says('{"capital":"P","rivers":[]}'), says(GOOD)))).toEqual(value)
    expect(server.asked()[1]?.body.messages.at(-1)?.content).toMatch(/capital.*\n.*rivers/)
    expect(await ask('cut, then right', inTurn(says(GOOD.slice(0, 20), 'length'), says(GOOD)))).toEqual(value)
    expect(server.asked()[1]?.body.messages.at(-1)?.content).toContain('coupée')
  })
})

describe('a model that fails', () => {
  it.each<[string, Behaviour, string]>([
    ['wrong shape twice', says('{"capital":3}'), 'wrong_shape'],
    ['no JSON at all', says('Bonjour ! Je suis un modèle.'), 'wrong_shape'],
    ['cut every time', says('{"capital":"Pa', 'length'), 'wrong_shape'],
    ['an empty answer', says(''), 'wrong_shape'],
    ['a page instead of the protocol', answer => answer.writeHead(200).end('<html>Bienvenue</html>'), 'wrong_shape'],
    ['a key that is refused', refuses(401), 'refused'],
    ['no such model', refuses(404), 'refused'],
    ['503 all the time', refuses(503), 'too_slow'],
    ['silence', hang, 'too_slow'],
    ['silence in the middle', halfAnswer, 'too_slow'],
    ['a cut connection', answer => answer.destroy(), 'too_slow'],
  ])('%s ends in a reason within the deadline', async (fault, behaviour, trouble) => {
    expect(await ask(fault, behaviour)).toBe(trouble)
  })

  it('a redirection is never followed: what a pupil wrote goes to one address', async () => {
    const elsewhere = await modelServer(says(GOOD))
    const location = `${elsewhere.url}/chat/completions`
    expect(await ask('sent elsewhere', answer => answer.writeHead(307, { location }).end())).toBe('too_slow')
    expect(elsewhere.heard).toEqual([])
    await elsewhere.close()
  })

  it('a server that is not there is said so', async () => {
    const model = createModel(
      { baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'x', deadlineMs: 8000 },
      fetch,
    )
    await expect(model.write({ schema, instructions: '', prompt: '' })).rejects.toMatchObject({
      trouble: 'unreachable',
    })
  })

  it('is given up when the pupil cancels', async () => {
    const stop = new AbortController()
    const answer = ask('cancelled by the pupil', hang, stop.signal)
    stop.abort()
    expect(await answer).toBe('cancelled')
  })

  it('never repeats what was sent or received in its message', async () => {
    server.behave(refuses(400, 'the pupil wrote: secret words'))
    const failure = await open()
      .write({ schema, instructions: '', prompt: 'secret words' })
      .catch((error: unknown) => error)
    expect(String(failure)).not.toContain('secret')
  })
})
