import { CHAT_STREAM, ChatEvent } from '@ariane/shared/contracts/chat'
import { fill } from '../../../../shared/src/http/call.ts'
import { ApiError, NetworkFailure } from '../../../../shared/src/http/index.ts'
import type { Connect } from '../../../../shared/src/ports/chat/connect.ts'
import type { Call } from '../../../../shared/src/ports/chat/room-watch.ts'

type Headers = Record<string, string>

/** What a browser does for the port, in this process: calls and one live line, and a network that can be cut. */
export function device(address: string, headers: Headers) {
  let connected = true
  let change = Promise.withResolvers<void>()
  const switchTo = async (on: boolean) => {
    connected = on
    const before = change
    change = Promise.withResolvers<void>()
    before.resolve()
  }

  const call = (async (route, args) => {
    if (!connected) throw new NetworkFailure(new Error('cut'))
    const { path, body } = fill(route.path, args as Record<string, unknown>)
    const sent = fetch(address + path, {
      method: route.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await sent.catch(error => Promise.reject(new NetworkFailure(error)))
    const json = await answer.json()
    if (!answer.ok) throw new ApiError(route.method, answer.status, answer.statusText, json)
    return route.answer.parse(json)
  }) as Call

  /** Listens until the network changes or the server ends it. */
  async function listen({ onEvent, onLiveChange }: Parameters<Connect>[0], ended: AbortSignal): Promise<void> {
    const cut = new AbortController()
    void change.promise.then(() => cut.abort())
    const signal = AbortSignal.any([ended, cut.signal])
    const answer = await fetch(address + CHAT_STREAM, { headers, signal })
    if (!answer.ok || !answer.body) return
    let rest = ''
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('data: ')) continue
        const heard = ChatEvent.parse(JSON.parse(line.slice('data: '.length)))
        if (heard.kind === 'ready') onLiveChange(true)
        onEvent(heard)
      }
    }
  }

  const line: Connect = ear => {
    const ended = new AbortController()
    const run = async () => {
      while (!ended.signal.aborted) {
        if (connected) await listen(ear, ended.signal).catch(() => undefined)
        ear.onLiveChange(false)
        if (!connected) await change.promise
      }
    }
    void run()
    return () => ended.abort()
  }

  return { call, line, offline: () => switchTo(false), online: () => switchTo(true) }
}
