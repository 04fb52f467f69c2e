import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AnyRoute, RateClass } from '@ariane/shared/contracts/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Access } from '../access.ts'
import type { Caller } from '../caller.ts'
import { withDeadline } from '../db/deadline.ts'
import { fail } from '../errors.ts'
import { type Identity, type IdentitySource, readCredential } from '../identity.ts'
import { describeError } from '../log.ts'
import type { Receipts } from '../receipts/receipts.ts'
import type { Admission } from './admission.ts'
import { checkAnswer } from './answer.ts'
import { askedFrom } from './asker.ts'
import { connection } from './connection.ts'
import { decode } from './decode.ts'
import type { AnyHandler, AnyOnceHandler, AnyRoutes, Handlers } from './handlers.ts'
import { toNetwork } from './network.ts'
import { serveOnce } from './once.ts'
import { permit } from './policy.ts'
import { type Limiter, PER_MINUTE } from './rate-limit.ts'
import { refuseBusy } from './refuse-busy.ts'
import { foreign, forgeable } from './same-origin.ts'
import type { SharedLimiter } from './shared-limiter.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    identity: Identity | null
  }
}

/** Is told of what passed; a failure of its own never fails a call. */
export interface AuditHook {
  /** Somebody with an account called. */
  onRequest(uid: string): Promise<void>
  /** A manager did something for a pupil, and it worked. */
  onResponse(response: { row: AnyRoute; body: object; caller: Caller; pupil: string }): Promise<void>
}

/** What decides who gets in. */
export interface Gate {
  identity: IdentitySource
  access: Access
  limiter: Limiter
  /** Counts what costs work for all processes; those of this one unless said. */
  sharedLimiter?: SharedLimiter
  publicUrl: string | undefined
  audit?: AuditHook
  /** Refuses calls while the server has too much to do. */
  admission?: Admission
  /** Those of these pupils for whom words of an adult wait. */
  waiting?(pupils: readonly string[], author: string): Promise<ReadonlySet<string>>
  /** What makes a repeated call of a `once` row count once. */
  receipts?: Receipts
}

const MEBIBYTE = 2 ** 20
/** Refusals for one address: enough for a school whose sessions all ended at once. */
const NOBODY_PER_MINUTE = 3000
/** How long a call may wait for the database, before its body is read and after it. */
export const DEADLINE_MS: Record<RateClass, number> = {
  read: 2000,
  session: 2000,
  write: 5000,
  generate: 5000,
  'sign-in': 5000,
  // A class that signs in waits for its passwords to be hashed; the browser waits for 20 s.
  enter: 18_000,
}
const NOBODY: Caller = { uid: '', role: null, email: '' }

/** The pattern of a path as the server writes it: `/api/path/:id`. */
export const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const uncounted: Admission['count'] = work => work()

/** Mounts every row of the table with its handler behind its policy. */
export function mountRoutes<Rows extends AnyRoutes>(
  app: FastifyInstance,
  rows: Rows,
  handlers: Handlers<Rows>,
  gate: Gate,
) {
  const { admission } = gate
  if (!app.hasRequestDecorator('caller')) app.decorateRequest('caller', null).decorateRequest('identity', null)
  for (const [name, row] of Object.entries(rows)) {
    if (row.once && !gate.receipts) throw new Error(`${name} may be repeated, and nothing keeps its receipts`)
    const handler = handlers[name] as unknown as AnyHandler & AnyOnceHandler
    const deadline = row.deadlineMs ?? DEADLINE_MS[row.rate]
    // What waits for something outside says nothing of how busy the server is.
    const count = admission && row.deadlineMs === undefined ? admission.count : uncounted
    app.route({
      // Programs ask first whether a text is there and has changed.
      method: row.text === undefined ? row.method : [row.method, 'HEAD'],
      url: pattern(row.path),
      bodyLimit: row.maxBody ?? MEBIBYTE,
      config: { form: row.form === true },
      async onRequest(request, reply) {
        if (admission && !row.neverShed && !admission.admits()) return refuseBusy(reply)
        await count(() => withDeadline(deadline, () => admit(row, request, reply, gate)))
      },
      // Deadline and count begin anew: the body between the two comes as fast as the line of the caller.
      handler: (request, reply) =>
        askedFrom(toNetwork(request.ip), async () => {
          const send = await count(() => withDeadline(deadline, () => serve(name, row, handler, request, reply, gate)))
          // Only here: a reply is settled when all of it was sent, and what streams takes as long as it takes.
          return send()
        }),
    })
  }
}

/** What counts before anything is read. */
type Admitted = Pick<AnyRoute, 'rate' | 'policy'>

/** Before the body is read: who calls, how often, and from where. Fails, or `request.caller` is set. */
export async function admit(row: Admitted, request: FastifyRequest, reply: FastifyReply, gate: Gate): Promise<void> {
  const credential = readCredential(request.headers)
  const identity = credential && (await gate.identity.identify(credential))
  const isPublic = row.policy.allow === 'public'
  const rate: RateClass = row.rate
  const network = toNetwork(request.ip)
  const key = `${rate}:${identity?.uid ?? network}`
  if (!identity && !isPublic) gate.limiter.take(`nobody:${network}`, NOBODY_PER_MINUTE)
  else if (rate === 'generate' && gate.sharedLimiter) await gate.sharedLimiter.take(key, PER_MINUTE[rate])
  else gate.limiter.take(key, PER_MINUTE[rate])
  if (isPublic && foreign(request, gate.publicUrl)) fail('forbidden')
  if (!identity) return isPublic ? undefined : fail('not_signed_in')
  if (forgeable(request, gate.publicUrl)) fail('forbidden')
  if (identity.setCookie) reply.header('set-cookie', identity.setCookie)
  request.identity = identity
  const person = identity.person === undefined ? await gate.access.person(identity.uid) : identity.person
  if (person?.disabled) return isPublic ? undefined : fail('not_signed_in')
  const { uid, email, session } = identity
  request.caller = { uid, email, role: person?.role ?? null, session, waiting: person?.waiting }
  if (person) await noticed(request, gate.audit?.onRequest(uid))
}

/** The work of a call; gives what sends its answer. */
async function serve(
  name: string,
  row: AnyRoute,
  handler: AnyHandler & AnyOnceHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { access, audit, receipts, waiting }: Gate,
): Promise<() => unknown> {
  const caller = request.caller ?? NOBODY
  const input = await decode(row, request.params, row.redirect ? request.query : request.body)
  const pupil = await permit(row, input, caller, access)
  if (row.tells && pupil !== undefined && (await waiting?.([pupil], caller.uid))?.has(pupil)) fail('consent_needed')
  const call = {
    ...input,
    caller,
    connection: connection(request, reply),
    signal: untilGone(reply),
  } as Parameters<AnyHandler>[0]
  const report = async () => {
    if (pupil !== undefined) await noticed(request, audit?.onResponse({ row, body: input.body, caller, pupil }))
  }
  if (row.once && receipts) {
    const { headers, log } = request
    const { json, isRepeat } = await serveOnce(receipts, { name, row, handler, call, pupil, headers, log })
    if (!isRepeat) await report()
    return () => asJson(json, reply)
  }
  const answer = await checkAnswer(name, row, await handler(call), request.log)
  await report()
  const { events, file, text } = row
  if (events !== undefined) return () => asEvents(events, answer, reply)
  if (file !== undefined) return () => asFile(file, answer, reply)
  if (row.redirect) return () => asRedirect(String(answer), reply)
  if (text !== undefined) return () => asText(text, String(answer), request, reply)
  return () => asJson(JSON.stringify(answer), reply)
}

function asJson(json: string, reply: FastifyReply) {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return json
}

/** A text as it stands. Programs come back for it again and again: an unchanged one is not sent twice. */
function asText(type: string, text: string, request: FastifyRequest, reply: FastifyReply) {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
  reply.header('cache-control', 'private, no-cache').header('etag', tag)
  const known = request.headers['if-none-match']?.split(',').map(one => one.trim().replace(/^W\//, ''))
  if (known?.includes(tag)) return reply.code(304).send()
  return reply.type(type).send(text)
}

/** The browser goes on to another address, with a GET. */
const asRedirect = (address: string, reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').redirect(address, 303)

/** Events as they come. The connection is not kept for another call: it would hold up a server that stops. */
function asEvents(event: z.ZodType, events: unknown, reply: FastifyReply) {
  reply.header('cache-control', 'no-store, no-transform').header('connection', 'close')
  // Proxies would keep events until a buffer is full.
  reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
  return reply.send(Readable.from(written(event, events as AsyncIterable<unknown>), { objectMode: false }))
}

/** Fields that the contract does not name are dropped here too. */
async function* written(event: z.ZodType, events: AsyncIterable<unknown>) {
  for await (const one of events) yield `data: ${JSON.stringify(event.parse(one))}\n\n`
}

/** A file as it is made: whoever goes away ends the making. */
function asFile(type: string, bytes: unknown, reply: FastifyReply) {
  reply.header('cache-control', 'no-store').header('content-disposition', 'attachment').type(type)
  return reply.send(Readable.from(bytes as AsyncIterable<Uint8Array>, { objectMode: false }))
}

const noticed = (request: FastifyRequest, work: Promise<void> | undefined) =>
  work?.catch(error => request.log.error({ err: describeError(error) }, 'the witness failed'))

function untilGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
