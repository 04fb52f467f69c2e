import ky, { HTTPError } from 'ky'
import type { AnswerOf, AnyRoute, Arguments } from '../contracts/route.ts'
import { ApiError, isAborted, NetworkFailure } from './errors.ts'
import { transport } from './transport.ts'

const TIMEOUT_MS = 20_000
/** Never after a refusal such as 429: its Retry-After would keep the screen waiting for a minute. */
const RETRY = { limit: 1, methods: ['get'], statusCodes: [500, 502, 504] }

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

const http = ky.create({
  timeout: TIMEOUT_MS,
  retry: RETRY,
  credentials: 'same-origin',
  hooks: { beforeRequest: [({ request }) => authorize(request)] },
  fetch: transport,
})

const unauthorizedListeners = new Set<() => void>()

/** Calls back when the API reports that the session is over. @returns stops listening */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

/**
 * Calls one route of the contract and gives the parsed answer. `args` are path parameters and body fields side by side;
 * `timeoutMs` is for calls known to be slow.
 * @throws ApiError, NetworkFailure, or the abort of `signal`
 */
export async function call<R extends AnyRoute>(
  route: R,
  args: Arguments<R>,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<AnswerOf<R>> {
  const { path, body } = fill(route.path, args as Record<string, unknown>)
  try {
    const reply = await http(path, {
      method: route.method,
      ...(route.method === 'GET' ? {} : { json: body }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.timeoutMs ? { timeout: options.timeoutMs } : {}),
    }).json()
    return route.answer.parse(reply) as AnswerOf<R>
  } catch (error) {
    throw toCallError(route.method, error)
  }
}

/** Without a timeout: a file takes its time, and the user can abort. */
export async function fetchFile(
  method: string,
  path: string,
  json: object,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<Blob> {
  try {
    const onDownloadProgress = ({ transferredBytes }: { transferredBytes: number }) => onBytes(transferredBytes)
    return await http(path, { method, json, signal, timeout: false, retry: 0, onDownloadProgress }).blob()
  } catch (error) {
    throw toCallError(method, error)
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
    return new ApiError(method, status, statusText, error.data)
  }
  if (isAborted(error)) return error
  return error instanceof Error && error.name === 'ZodError' ? error : new NetworkFailure(error)
}
