import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { CHAT_STREAM, ChatEvent } from '@ariane/shared/contracts/chat'

/** Listens to the live line as a browser does: `next` waits for an event of a kind, `ended` for the end. */
export async function listenTo(address: string, headers: Record<string, string>) {
  const sent = request(address + CHAT_STREAM, { headers }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const heard: ChatEvent[] = []
  let wake = () => {}
  let over = false
  let rest = ''
  answer.setEncoding('utf8')
  answer.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) heard.push(ChatEvent.parse(JSON.parse(line.slice(6))))
    wake()
  })
  const ended = new Promise<void>(resolve => {
    answer.once('close', () => {
      over = true
      wake()
      resolve()
    })
    answer.on('error', () => {})
  })
  let at = 0
  return {
    status: answer.statusCode,
    headers: answer.headers,
    heard,
    ended,
    /** The next event of this kind; those before it are passed over. */
    async next<K extends ChatEvent['kind']>(kind: K): Promise<Extract<ChatEvent, { kind: K }>> {
      for (;;) {
        while (at < heard.length) {
          const event = heard[at++]
          if (event?.kind === kind) return event as Extract<ChatEvent, { kind: K }>
        }
        if (over) throw new Error(`the line ended before a ${kind}`)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
    },
    cut() {
      sent.destroy()
      return ended
    },
  }
}
