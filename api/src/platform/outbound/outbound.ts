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
  /** What may come at most in place of the usual 2 MB: for a file. */
  maxBytes?: number
}

interface AnswerHead {
  /** A redirection is an answer like another: it is never followed. */
  status: number
  header(name: string): string | null
  /** The `set-cookie` lines. */
  cookies: string[]
}
export interface OutboundAnswer extends AnswerHead {
  text: string
  /** The same as it came, where a file was asked for by its largest size. */
  bytes?: Buffer
}
/** An answer as it came, for what may be written in any encoding. */
interface OutboundBytes extends AnswerHead {
  bytes: Buffer
}

/** Calls an address outside. Throws OutboundFailure. */
export type Outbound = (url: string, request?: OutboundRequest) => Promise<OutboundAnswer>
/** The same for bytes. */
export type Download = (url: string, request?: OutboundRequest) => Promise<OutboundBytes>

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
export function createDownload({ hosts, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, ...loose }: OutboundOptions) {
  const rules = { hosts, protocols: loose.protocols ?? ['https:'], ports: loose.ports ?? [] }
  const dispatcher = checkingAgent(loose.permit ?? isPublicAddress, timeoutMs, loose.lookup)

  const download: Download = async (text, { method = 'GET', headers = {}, body, signal, maxBytes: most } = {}) => {
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
        bytes: await read(answer, most ?? maxBytes),
      }
    } catch (error) {
      throw signal?.aborted ? new OutboundFailure('cancelled') : toOutboundFailure(error, timeout)
    }
  }
  return download
}

/** The same for text in UTF-8. */
export function createOutbound(options: OutboundOptions): Outbound {
  const download = createDownload(options)
  return async (url, request) => {
    const { bytes, ...head } = await download(url, request)
    return request?.maxBytes === undefined ? { ...head, text: bytes.toString('utf8') } : { ...head, text: '', bytes }
  }
}

/** Counts what arrives after decompression: a small answer may unfold into a huge one. */
async function read(answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new OutboundFailure('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
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
