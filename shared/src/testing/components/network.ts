import { onTestFinished } from 'vitest'
import type * as z from 'zod'
import type { AnyRoute, Arguments } from '../../contracts/route.ts'

type Reply<A> = A | Response | Promise<A | Response>
type Handler = { route: AnyRoute; reply: (args: never) => unknown }

/** What is asked after its test is never answered: the next test has another API. */
const nobody = (): Promise<Response> => new Promise(() => {})
let respondNow: typeof fetch = nobody

/** Nothing of a test leaves it: what it calls is answered by its own API, or not at all. */
export function keepNetworkOut(): void {
  globalThis.fetch = (input, init) => respondNow(input, init)
}

/** The answer of most calls. */
export const success = <T>(data: T) => ({ status: 'success' as const, data })

/** As the server does: `/api/review/due` is no `/api/review/{id}`. */
const plainFirst = (a: Handler, b: Handler) => Number(a.route.path.includes('{')) - Number(b.route.path.includes('{'))

/** The API of one test: answers by row of the contract. A call that no row answers fails, and says which. */
export function fakeApi() {
  const handlers: Handler[] = []
  const calls: { route: AnyRoute; args: Record<string, unknown> }[] = []
  const unanswered: string[] = []
  const respond = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init)
    // What a screen gave up leaves no browser, and it may be one of the test before.
    request.signal.throwIfAborted()
    const { pathname, searchParams } = new URL(request.url)
    for (const { route, reply } of [...handlers].sort(plainFirst)) {
      const params = route.method === request.method && matchPath(route.path, pathname)
      if (!params) continue
      const body = request.method === 'GET' ? {} : ((await request.json()) as object)
      const args = { ...Object.fromEntries(searchParams), ...params, ...body }
      calls.push({ route, args })
      const answer = await reply(args as never)
      return answer instanceof Response ? answer : Response.json(answer)
    }
    unanswered.push(`${request.method} ${pathname}`)
    // Not as a lost connection, after which the call would come again a second later.
    return Response.json(
      { code: 'unknown' },
      { status: 501, statusText: `no answer for ${request.method} ${pathname}` },
    )
  }
  respondNow = respond
  keepNetworkOut()
  onTestFinished(() => {
    respondNow = nobody
    if (unanswered.length > 0) throw new Error(`no row answers ${[...new Set(unanswered)].join(', ')}`)
  })
  return {
    /** What was called, in order. */
    calls,
    /** What was sent to one row, in order. */
    sentTo: (row: AnyRoute) => calls.filter(({ route }) => route === row).map(({ args }) => args),
    /** Answers a row with a value of its answer's shape, or with a `Response` for a failure; the latest wins. */
    on<A extends z.ZodType, R extends AnyRoute>(
      route: R & { answer: A },
      reply: (args: Arguments<R>) => Reply<z.output<A>>,
    ) {
      handlers.unshift({ route, reply })
    },
  }
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const names: string[] = []
  const source = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  const found = new RegExp(`^${source}$`).exec(pathname)
  return found ? Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')])) : undefined
}
