import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

interface Somebody {
  uid: string
  token: string
}
type Heard = { kind: string; userId: string; from: number; seq: number; messages?: { id: string; seq: number }[] }

const agents = new Map<string, Agent>()
const findAgent = (address: string) => {
  const agent = agents.get(address) ?? new Agent({ keepAlive: true, maxSockets: 64 })
  agents.set(address, agent)
  return agent
}

/** Gives the parsed answer; throws when the call is refused. */
export async function post<T>(address: string, { token }: Somebody, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const sent = request(address + path, { method: 'POST', headers, agent: findAgent(address) })
  sent.end(JSON.stringify(body))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.setEncoding('utf8')
  let text = ''
  for await (const chunk of answer) text += chunk
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text}`)
  return JSON.parse(text) as T
}

/** What everybody said and heard. */
export function ledger() {
  const sentAt = new Map<string, { by: string; room: string; at: number }>()
  const latencies: number[] = []
  const wrong: string[] = []
  /** Per listener and room, the number heard last; per listener, how often each message came. */
  const last = new Map<string, number>()
  const heard = new Map<string, Set<string>>()

  function note(listener: string, { userId, from, seq, messages = [] }: Heard) {
    const place = `${listener} ${userId}`
    const before = last.get(place)
    if (before !== undefined && before !== from) wrong.push(`${place}: ${before} then ${from}`)
    let number = from
    for (const message of messages) {
      number += 1
      if (message.seq !== number) wrong.push(`${place}: ${message.seq} in place of ${number}`)
      const mine = heard.get(listener) ?? new Set()
      heard.set(listener, mine)
      if (mine.has(message.id)) wrong.push(`${place}: ${message.id} twice`)
      mine.add(message.id)
      const sent = sentAt.get(message.id)
      if (sent && sent.by !== listener) latencies.push(performance.now() - sent.at)
    }
    last.set(place, seq)
  }

  return {
    latencies,
    wrong,
    sent: sentAt,
    hasHeard: (listener: string, id: string) => heard.get(listener)?.has(id) ?? false,

    /** Listens on a node; resolves when the line is open. */
    async listen(address: string, { uid, token }: Somebody): Promise<() => void> {
      const headers = { authorization: `Bearer ${token}` }
      const asked = request(`${address}/api/chat/stream`, { headers, agent: false }).end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      if (answer.statusCode !== 200) throw new Error(`the line: ${answer.statusCode}`)
      answer.setEncoding('utf8')
      let rest = ''
      let over = false
      const ready = Promise.withResolvers<void>()
      answer.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (!line.startsWith('data: ')) continue
          const event = JSON.parse(line.slice(6)) as Heard
          if (event.kind === 'ready') ready.resolve()
          if (event.kind === 'room') note(uid, event)
        }
      })
      answer.on('error', () => undefined)
      answer.on('close', () => {
        if (!over) wrong.push(`the line of ${uid} ended`)
      })
      await ready.promise
      return () => {
        over = true
        asked.destroy()
      }
    },

    /** Says something in a room and gives the time its answer took. */
    async say(address: string, who: Somebody, room: string): Promise<number> {
      const id = randomUUID()
      const began = performance.now()
      sentAt.set(id, { by: who.uid, room, at: began })
      const body = { userId: room, id, type: 'text', content: `Une phrase de longueur moyenne ${id}` }
      await post(address, who, '/api/chat/send', body)
      return performance.now() - began
    },
  }
}
