import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the local model server got. */
interface Heard {
  authorization: string | undefined
  body: {
    model: string
    messages: { role: string; content: string }[]
    response_format?: { type: string }
  }
}
/** How one request is answered; `nth` counts from 0. */
export type Behaviour = (answer: ServerResponse, heard: Heard, nth: number) => void

/** An answer in the form of the protocol. */
export const says = (content: string, finish = 'stop'): Behaviour => {
  const message = { role: 'assistant', content }
  return answer =>
    send(answer, 200, {
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'local',
      choices: [{ index: 0, message, finish_reason: finish }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    })
}
export const refuses =
  (status: number, message = 'no'): Behaviour =>
  answer =>
    send(answer, status, { error: { message, type: 'error' } })

/** The first requests one after the other, the last behaviour from then on. */
export const inTurn =
  (...behaviours: [Behaviour, ...Behaviour[]]): Behaviour =>
  (answer, heard, nth) =>
    (behaviours[Math.min(nth, behaviours.length - 1)] ?? behaviours[0])(answer, heard, nth)

const send = (answer: ServerResponse, status: number, body: unknown) =>
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Heard['body']
}

/** A server that speaks the protocol of OpenAI on loopback, and behaves as it is told to. */
export async function modelServer(first: Behaviour) {
  let behaviour = first
  let from = 0
  const heard: Heard[] = []
  const server = createServer((request, answer) => {
    void read(request).then(body => {
      const one = { authorization: request.headers.authorization, body }
      heard.push(one)
      behaviour(answer, one, heard.length - 1 - from)
    })
  })
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    /** What was asked since the behaviour was set. */
    asked: () => heard.slice(from),
    behave(next: Behaviour) {
      behaviour = next
      from = heard.length
    },
    close: () =>
      new Promise<void>(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
