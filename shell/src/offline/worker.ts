import type { FetchEvent, Worker } from './worker-types.ts'

/**
 * Keeps the page and the code of the suite on the device of somebody who asked for it. It knows no version by itself: what
 * is kept is what `/offline.json` names for this person at this moment. It holds no data of anybody: those are the
 * screens' (shared/src/http/kept.ts). A file of its own, without imports at run time.
 */
const worker = self as unknown as Worker
const CODE = 'ariane-code-1'
const PAGE = 'ariane-page-1'
const LIMIT_MS = 3000
const OLDEST_MS = 30 * 86_400_000
const AT_ONCE = 4
const KEPT_AT = 'ariane-at'

/** Digests by address: of the kept page, and of the one before it, which an open tab may still run. */
type Index = { id: string; files: Record<string, string>; before: Record<string, string> }
type Plan = Pick<Index, 'id' | 'files'>

const NOTHING: Index = { id: '', files: {}, before: {} }
let index: Promise<Index> | undefined
let keeping: Promise<void> | undefined
let stop = new AbortController()
/** Digests of files that were looked at since the worker started. */
const checked = new Set<string>()

const place = (digest: string) => `/__file/${digest}`
/** Looks without opening: opening a cache makes it, also while it is being forgotten. */
const find = (cacheName: string, path: string) => caches.match(path, { cacheName, ignoreVary: true })
const digestAt = (url: string) => new URL(url).pathname.slice('/__file/'.length)

const makeDigest = (files: Index['files'], pathname: string) =>
  Object.entries(files).find(([path]) => path === pathname)?.[1]

async function readIndex(): Promise<Index> {
  const kept = await find(PAGE, '/__index')
  return kept ? kept.json() : NOTHING
}

function known(): Promise<Index> {
  index ??= readIndex()
  return index
}

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', event => event.waitUntil(begin()))

async function begin(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('ariane-') && name !== CODE && name !== PAGE) await caches.delete(name)
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (/^\/(?:api|simulateur)(?:\/|$)/.test(url.pathname)) return
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(page(event))
  else if (/^\/(?:remotes|static)\/./.test(url.pathname)) event.respondWith(file(request, url))
})

/** The network has the word: its page carries the registry of today. The kept one stands in where it is silent or broken. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = Promise.resolve(event.preloadResponse).then(early => early ?? fetch(event.request))
  const late = new Promise<null>(resolve => setTimeout(resolve, LIMIT_MS, null))
  const answer = await Promise.race([asked, late]).catch(() => null)
  if (answer && answer.status < 500) {
    if (answer.headers.get('ariane-keep') === 'yes') event.waitUntil(keep())
    return answer
  }
  asked.catch(() => undefined)
  const kept = await find(PAGE, '/__page')
  const isYoung = kept && Date.now() - Number(kept.headers.get(KEPT_AT)) < OLDEST_MS
  return isYoung ? kept : asked
}

/** A file of the kept pages by its digest; `?retry=` says that the kept one did not do. */
async function file(request: Request, { pathname, search }: URL): Promise<Response> {
  const { files, before } = await known()
  const digest = makeDigest(files, pathname) ?? makeDigest(before, pathname)
  if (!digest) return fetch(request)
  const kept = search ? undefined : await findIntact(digest)
  if (kept) return kept
  try {
    return await fetch(request)
  } catch (error) {
    const last = await findIntact(digest)
    if (last) return last
    throw error
  }
}

/** A kept file, unless its bytes are not what they were: then it is dropped. */
async function findIntact(digest: string): Promise<Response | undefined> {
  const kept = await find(CODE, place(digest))
  if (!kept || checked.has(digest)) return kept
  const found = await crypto.subtle.digest('SHA-384', await kept.clone().arrayBuffer())
  const written = `sha384-${btoa(String.fromCharCode(...new Uint8Array(found)))}`
  if (written === decodeURIComponent(digest)) {
    checked.add(digest)
    return kept
  }
  await (await caches.open(CODE)).delete(place(digest))
  return undefined
}

/** A device without room, or a connection that ends, leaves what was kept before. */
function keep(): Promise<void> {
  keeping ??= keepNow()
    .catch(() => undefined)
    .finally(() => {
      keeping = undefined
    })
  return keeping
}

/** All files first and the page last: a half of a version is never shown. */
async function keepNow(): Promise<void> {
  const { signal } = stop
  const answer = await fetch('/offline.json', { cache: 'no-cache', signal })
  // A server that lets nothing be kept has no plan; a page that the browser held may still say otherwise.
  if (!answer.ok) throw new Error(`HTTP ${answer.status} for the plan`)
  const plan: Plan = await answer.json()
  const old = await known()
  signal.throwIfAborted()
  const code = await caches.open(CODE)
  const have = new Set((await code.keys()).map(({ url }) => digestAt(url)))
  const files = Object.fromEntries(
    Object.entries(plan.files).map(([path, digest]) => [path, encodeURIComponent(digest)]),
  )
  const todo = Object.entries(files).filter(([, digest]) => !have.has(digest))
  if (old.id === plan.id && todo.length === 0) return
  try {
    const inTurn = async () => {
      for (let next = todo.pop(); next; next = todo.pop()) await store(code, next, signal)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
    if (old.id === plan.id) return
    await storePage({ id: plan.id, files, before: old.files }, signal)
  } finally {
    await dropUnused(code)
  }
}

async function store(code: Cache, [path, digest]: [string, string], signal: AbortSignal): Promise<void> {
  const answer = await fetch(path, { priority: 'low', integrity: decodeURIComponent(digest), signal })
  if (!answer.ok) throw new Error(`HTTP ${answer.status} for ${path}`)
  await code.put(place(digest), answer)
}

/** The page says of itself that it is kept, so that it asks for the registry of today. */
async function storePage(next: Index, signal: AbortSignal): Promise<void> {
  const fresh = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-cache', signal })
  if (!fresh.ok || fresh.headers.get('ariane-keep') !== 'yes') return
  const text = (await fresh.text()).replace('<head>', '<head><meta name="kept" content="yes">')
  const headers = new Headers(fresh.headers)
  for (const ofTheWay of ['content-encoding', 'vary']) headers.delete(ofTheWay)
  headers.set(KEPT_AT, String(Date.now()))
  signal.throwIfAborted()
  const cache = await caches.open(PAGE)
  await cache.put('/__page', new Response(text, { headers }))
  await cache.put('/__index', new Response(JSON.stringify(next)))
  index = Promise.resolve(next)
}

async function dropUnused(code: Cache): Promise<void> {
  const { files, before } = await known()
  const used = new Set([...Object.values(files), ...Object.values(before)])
  for (const request of await code.keys()) if (!used.has(digestAt(request.url))) await code.delete(request)
}

/** The page says `keep` once somebody asked for it, and `forget` at the sign-out; it is answered when that is done. */
worker.addEventListener('message', event => {
  const { data, ports } = event
  if (data !== 'keep' && data !== 'forget') return
  event.waitUntil((data === 'keep' ? keep() : forget()).finally(() => ports[0]?.postMessage('done')))
})

async function forget(): Promise<void> {
  stop.abort()
  await keeping
  stop = new AbortController()
  index = undefined
  checked.clear()
  for (const name of [CODE, PAGE]) await caches.delete(name)
}
