import { type Response, fetch as send } from 'undici'
import { isPublicAddress } from './addresses.ts'
import { checkingAgent, type Permit } from './agent.ts'
import { OutboundFailure } from './failure.ts'
import { type HostPattern, listedUrl } from './hosts.ts'

export interface OutboundRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Gives the call up. */
  signal?: AbortSignal
}

export interface OutboundAnswer {
  /** A redirection is an answer like another: it is never followed. */
  status: number
  header(name: string): string | null
  /** The `set-cookie` lines. */
  cookies: string[]
  text: string
}

/** Calls an address outside. Throws OutboundFailure. */
export type Outbound = (url: string, request?: OutboundRequest) => Promise<OutboundAnswer>

export interface OutboundOptions {
  /** The only hosts that may be called. */
  hosts: readonly HostPattern[]
  timeoutMs?: number
  maxBytes?: number
  /** The rest loosens or replaces a check: for tests, which have only loopback. */
  permit?: Permit
  protocols?: readonly string[]
  ports?: readonly number[]
  lookup?: Parameters<typeof checkingAgent>[2]
}

const TIMEOUT_MS = 15_000
const MAX_BYTES = 2 * 2 ** 20

/**
 * Calls listed hosts over https, at public addresses only, without following redirections, within 15 s and 2 MB.
 * What a person types may choose among the listed hosts, never reach further.
 */
export function createOutbound({ hosts, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, ...loose }: OutboundOptions) {
  const rules = { hosts, protocols: loose.protocols ?? ['https:'], ports: loose.ports ?? [] }
  const dispatcher = checkingAgent(loose.permit ?? isPublicAddress, timeoutMs, loose.lookup)

  const outbound: Outbound = async (text, { method = 'GET', headers = {}, body, signal } = {}) => {
    const url = listedUrl(text, rules)
    const timeout = AbortSignal.timeout(timeoutMs)
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout
    const options = { method, headers, redirect: 'manual' as const, dispatcher, signal: either }
    try {
      const answer = await send(url, body === undefined ? options : { ...options, body })
      return {
        status: answer.status,
        header: name => answer.headers.get(name),
        cookies: answer.headers.getSetCookie(),
        text: await read(answer, maxBytes),
      }
    } catch (error) {
      throw signal?.aborted ? new OutboundFailure('cancelled') : toOutboundFailure(error, timeout)
    }
  }
  return outbound
}

/** Counts what arrives after decompression: a small answer may unfold into a huge one. */
async function read(answer: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new OutboundFailure('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const SLOW = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']

/** The library wraps what happened: only the reason is kept, never a text that may quote the address. */
function toOutboundFailure(error: unknown, timeout: AbortSignal): OutboundFailure {
  if (error instanceof OutboundFailure) return error
  if (timeout.aborted) return new OutboundFailure('too_slow')
  const { cause, code } = error as { cause?: unknown; code?: string }
  if (code && SLOW.includes(code)) return new OutboundFailure('too_slow')
  return cause ? toOutboundFailure(cause, timeout) : new OutboundFailure('unreachable')
}
