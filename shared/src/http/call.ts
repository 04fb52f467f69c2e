import ky, { type AfterResponseHook, HTTPError, type Options } from 'ky'
import { ONCE_HEADER } from '../contracts/once.ts'
import type { AnswerOf, AnyRoute, Arguments } from '../contracts/route.ts'
import { comeBackDelay, readRetryAfter } from './come-back.ts'
import { ApiError, isAborted, NetworkFailure } from './errors.ts'
import { inSession } from './in-session.ts'
import { orKept } from './kept.ts'
import { onceKeys } from './once-keys.ts'
import { transport } from './transport.ts'

const TIMEOUT_MS = 20_000
/** A busy server is asked twice more (come-back.ts), whatever else fails once. */
const LIMIT = {
  limit: 2,
  shouldRetry: ({ retryCount }: { retryCount: number }) => (retryCount > 1 ? false : undefined),
}
/** Never after a refusal such as 429: its Retry-After would keep the screen waiting for a minute. */
const RETRY = { ...LIMIT, methods: ['get'], statusCodes: [500, 502, 504] }
/** The key makes it safe: a call whose answer was lost counts once. Soon, whatever a proxy asks for. */
const ONCE_RETRY = { ...LIMIT, methods: ['post', 'put'], statusCodes: [502, 503, 504], afterStatusCodes: [] }
const NO_RETRY = { limit: 0 }
/** Refusals after which the same call may still have been done before. */
const OPEN_STATUSES = [401, 408, 429]

type Token = () => Promise<string | null>
let token: Token | undefined

/** Has every call show what `readToken` gives, asked anew each time; null shows nothing. Where accounts are not a cookie. */
export function authorizeWith(readToken: Token): void {
  token = readToken
}

async function authorize(request: Request): Promise<void> {
  const shown = await token?.()
  if (shown) request.headers.set('authorization', `Bearer ${shown}`)
}

const defaults = {
  timeout: TIMEOUT_MS,
  credentials: 'same-origin',
  hooks: { beforeRequest: [({ request }) => authorize(request)] },
  fetch: transport,
} satisfies Options
const comeBack: AfterResponseHook = ({ response, retryCount }) => {
  const delay = comeBackDelay(response, retryCount)
  return delay === undefined ? undefined : ky.retry({ delay })
}
const hooks = { ...defaults.hooks, afterResponse: [comeBack] }
const http = ky.create({ ...defaults, retry: NO_RETRY })
const readHttp = ky.create({ ...defaults, hooks, retry: RETRY })
const onceHttp = ky.create({ ...defaults, hooks, retry: ONCE_RETRY })
const keys = onceKeys()

const unauthorizedListeners = new Set<() => void>()

/** Calls back when the API reports that the session is over. @returns stops listening */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

export type CallOptions = { signal?: AbortSignal; timeoutMs?: number; latestOf?: string; key?: string }

/**
 * Calls one route of the contract and gives the parsed answer. `args` are path parameters and body fields side by side;
 * `timeoutMs` is for calls known to be slow. What only reads comes back to a server that is busy for a moment. A `once` row is tried a second time when its answer is lost, and until it is
 * answered the same call has the same key, so that it counts once; `latestOf` names what the call
 * sets, where a later call about it takes the place of an earlier one. `key` is the key of a call that is kept elsewhere until it
 * is answered. Where the device keeps a row's answers (`keep`), the last one stands in
 * without a connection (kept.ts).
 * @throws ApiError, NetworkFailure, or the abort of `signal` or of the session
 */
export async function call<R extends AnyRoute>(
  route: R,
  args: Arguments<R>,
  options: CallOptions = {},
): Promise<AnswerOf<R>> {
  const { path, body } = fill(route.path, args as Record<string, unknown>)
  const ask = () => send(route, path, body, options)
  const reply = route.keep ? await orKept(`${route.method} ${path}`, body, ask) : await ask()
  return route.answer.parse(reply) as AnswerOf<R>
}

async function send(
  route: AnyRoute,
  path: string,
  body: Record<string, unknown>,
  { signal: theirs, timeoutMs, latestOf, key: own }: CallOptions,
): Promise<unknown> {
  const begin = () => keys.begin(`${route.method} ${path} ${JSON.stringify(body)}`, latestOf)
  const key = route.once ? (own ?? begin()) : undefined
  try {
    const reply = await inSession(theirs, signal =>
      clientFor(route, key)(path, {
        method: route.method,
        ...(route.method === 'GET' ? {} : { json: body }),
        ...(key ? { headers: { [ONCE_HEADER]: key } } : {}),
        signal,
        ...(timeoutMs ? { timeout: timeoutMs } : {}),
      }).json(),
    )
    if (key) keys.answered(key)
    return reply
  } catch (error) {
    if (key && isRefusal(error)) keys.answered(key)
    throw toCallError(route.method, error)
  }
}

/** What only reads, and what counts once, may be asked again. */
function clientFor(route: AnyRoute, key: string | undefined) {
  if (key) return onceHttp
  return route.method === 'GET' || route.rate === 'read' || route.rate === 'session' ? readHttp : http
}

/** Whether nothing was done and nothing will be: the same call made again is another one. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof HTTPError)) return false
  const { status } = error.response
  return status >= 400 && status < 500 && !OPEN_STATUSES.includes(status)
}

/** Without a timeout: a file takes its time, and the user can abort. */
export async function fetchFile(
  method: string,
  path: string,
  json: object,
  { signal: theirs, onBytes }: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<Blob> {
  try {
    const onDownloadProgress = ({ transferredBytes }: { transferredBytes: number }) => onBytes(transferredBytes)
    return await inSession(theirs, signal =>
      http(path, { method, json, signal, timeout: false, retry: 0, onDownloadProgress }).blob(),
    )
  } catch (error) {
    throw toCallError(method, error)
  }
}

/**
 * Opens a call whose answer is a stream of events, and gives their bytes as they come; without a timeout, until `theirs`
 * ends it. @throws what `call` throws
 */
export async function openEvents<R extends AnyRoute>(
  route: R,
  args: Arguments<R>,
  theirs: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { path, body } = fill(route.path, args as Record<string, unknown>)
  try {
    const { method } = route
    const reply = await inSession(theirs, signal => http(path, { method, json: body, signal, timeout: false }))
    return reply.body ?? new ReadableStream()
  } catch (error) {
    throw toCallError(route.method, error)
  }
}

/** Puts the parameters into the path; the rest is the body. */
export function fill(pattern: string, args: Record<string, unknown>) {
  const body = new Map(Object.entries(args))
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = body.get(name)
    body.delete(name)
    return encodeURIComponent(String(value))
  })
  return { path, body: Object.fromEntries(body) }
}

function toCallError(method: string, error: unknown): unknown {
  if (error instanceof HTTPError) {
    const { status, statusText } = error.response
    if (status === 401) for (const listener of unauthorizedListeners) listener()
    return new ApiError(
      method,
      status,
      statusText,
      error.data,
      readRetryAfter(error.response.headers.get('retry-after')),
    )
  }
  if (isAborted(error) || error instanceof NetworkFailure) return error
  return error instanceof Error && error.name === 'ZodError' ? error : new NetworkFailure(error)
}
