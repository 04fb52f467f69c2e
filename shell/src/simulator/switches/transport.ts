import { routes } from '@ariane/shared/contracts'
import type { Failure, Switches } from './switches.ts'

type Send = typeof fetch
export type Live = Pick<Switches, 'latency' | 'jitter' | 'offline' | 'errors'>

/** Names of the contract's calls with method and path: 'POST /api/path/{id}'. */
export const CALLS: [name: string, line: string][] = Object.entries(routes)
  .map(([name, { method, path }]): [string, string] => [name, `${method} ${path}`])
  .sort(([, a], [, b]) => (a.split(' ')[1] ?? '').localeCompare(b.split(' ')[1] ?? ''))

/** Whether a request is this call of the contract. */
export function matchesCall(name: string, method: string, pathname: string): boolean {
  const row = Object.hasOwn(routes, name) ? routes[name as keyof typeof routes] : undefined
  if (!row || row.method !== method) return false
  const pattern = row.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(pathname)
}

/** The code that the API sends with a status. */
const CODES: Record<string, string> = {
  400: 'invalid_input',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
  500: 'internal',
  503: 'unavailable',
}
const json = { 'content-type': 'application/json' }

/** What a browser throws without a network. */
const createNetworkError = () => new TypeError('Failed to fetch')

function buildFailure(failure: Exclude<Failure, 'muet'>): Response {
  if (failure === 'reseau') throw createNetworkError()
  if (failure === 'illisible') return new Response('<!doctype html><p>Proxy', { headers: json })
  return new Response(JSON.stringify({ status: 'error', code: CODES[failure], message: '' }), {
    status: Number(failure),
    headers: json,
  })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason)
    if (signal.aborted) return end()
    signal.addEventListener('abort', end, { once: true })
    if (Number.isFinite(ms)) setTimeout(resolve, ms)
  })
}

/** Sends calls as the switches say: late, not at all, or answered with a failure. */
export const withSwitchedNetwork =
  (next: Send, read: () => Live): Send =>
  async (input, init) => {
    // A second Request would take the body out of the one to send.
    const request = input instanceof Request ? input : new Request(input, init)
    const { latency, jitter, offline, errors } = read()
    const { pathname } = new URL(request.url)
    const named = Object.keys(errors).find(name => matchesCall(name, request.method, pathname))
    const failure = named && errors[named]
    if (latency + jitter > 0) await pause(latency + Math.random() * jitter, request.signal)
    if (offline) throw createNetworkError()
    // A call without an answer ends at its own timeout.
    if (failure === 'muet') await pause(Number.POSITIVE_INFINITY, request.signal)
    return failure && failure !== 'muet' ? buildFailure(failure) : next(input, init)
  }
