import * as z from 'zod'
import type { AuditEvent } from './audit-event.ts'
import type { Act } from './relations.ts'

/** Tables whose rows have an owner; the API looks the owner up (see api/src/platform/access). */
export type OwnedTable = 'paths' | 'modules' | 'objectives' | 'objective_tasks' | 'events' | 'readings' | 'review_cards'

/** What a policy sees: the decoded path parameters and body. */
export type RouteInput<P, B> = {
  params: P extends z.ZodType ? z.output<P> : Record<never, never>
  body: B extends z.ZodType ? z.output<B> : Record<never, never>
}

/**
 * Who may call a route. Identity always comes from the verified session, never from the input.
 * - `public`: anybody.
 * - `signedIn`: a verified identity, even before its account is opened.
 * - `member`: a verified identity with an opened account.
 * - `operator`: whom the configuration names (`OPERATORS`); anybody else gets 404, as if there were no such call.
 * - `manager`: a teacher, coach or parent; `as` names the caller in the body and has to be the caller.
 * - `self`: the pupil alone, nobody in his place; anybody else gets 403.
 * - `actsFor`: whom the table of contracts/relations.ts lets do all of `act` with the pupil; anybody else gets 403. `as` as above.
 * - `teaches`: a teacher of the class; anybody else gets 404, like a missing class.
 * - `owns`: whom the same table lets do `act` with the owner of the row; anybody else gets 404, like a missing row.
 */
export type Policy<I> =
  | { allow: 'public' }
  | { allow: 'signedIn' }
  | { allow: 'member' }
  | { allow: 'operator' }
  | { allow: 'manager'; as?: (input: I) => string }
  | { allow: 'self'; act: Act; pupil: (input: I) => string }
  | {
      allow: 'actsFor'
      act: Act | ((input: I) => readonly Act[])
      pupil: (input: I) => string
      as?: (input: I) => string
    }
  | { allow: 'teaches'; class: (input: I) => string }
  | { allow: 'owns'; act: Act; table: OwnedTable; id: (input: I) => string | number }

/** What a manager's call leaves in the pupil's audit log: an event, or those that its body says. */
export type Audit<Body> = AuditEvent | ((body: Body) => AuditEvent[])

/** How often a caller may call; the limits themselves are in the API. */
export type RateClass = 'read' | 'write' | 'generate' | 'sign-in' | 'enter' | 'session'

/** One call of the product API. The server mount and the browser client are both derived from these rows. */
export interface Route<
  M extends string = string,
  U extends string = string,
  P extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  A extends z.ZodType = z.ZodType,
  O extends boolean = boolean,
> {
  method: M
  path: U
  summary: string
  params?: P
  body?: B
  answer: A
  /** Only, and always, where a manager may change something of a pupil; what he reads is `viewed`. */
  audit?: Audit<RouteInput<P, B>['body']>
  policy: Policy<RouteInput<P, B>>
  rate: RateClass
  /** Its body holds words that the pupil reads: of an adult they wait for a consent (docs/decisions/044-texts-to-a-child.md). */
  tells?: true
  /**
   * Whether a repeated call counts once: with the same `Idempotency-Key` it gets the first answer (contracts/once.ts).
   */
  once?: O
  /**
   * Whether a device whose owner asked for it keeps the answers that were opened there, to show them without a
   * connection (shared/src/http/kept.ts). Only for what reads.
   */
  keep?: 'opened'
  /** How long the call may take, where it waits for more than the database: a school, a model, a file that is written. */
  deadlineMs?: number
  /** Answered however busy the server is. */
  neverShed?: true
  /** Largest accepted body in bytes; 1 MiB by default. */
  maxBody?: number
  /** The media type of a plain-text answer, for programs that do not read JSON; the answer is a string. */
  text?: string
  /** The media type of an answer that is a file: the handler streams its bytes. */
  file?: string
  /** A browser navigates here: the fields of `body` come in its query, and the answer is the address it goes on to. */
  redirect?: true
  /** A server of somebody else calls, which sends its fields as a form in place of JSON. */
  form?: true
  /** What each event is, where the answer is a stream of them: server-sent events that the handler gives one by one. */
  events?: z.ZodType
}

/** A change that a manager may make for a pupil does not compile without its audit event; no other row has one. */
type Audited<Allow, Rate, Body> = Allow extends 'actsFor' | 'owns'
  ? Rate extends 'read'
    ? { audit?: undefined }
    : { audit: Audit<Body> }
  : { audit?: undefined }

/** Declares a row and checks that the policy reads existing fields. */
export function route<
  const M extends 'GET' | 'POST' | 'PUT' | 'DELETE',
  const U extends `/api/${string}`,
  A extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  const O extends boolean = false,
  const Allow extends Policy<never>['allow'] = Policy<never>['allow'],
  const Rate extends RateClass = RateClass,
>(
  row: Route<M, U, P, B, A, O> & { policy: { allow: Allow }; rate: Rate } & Audited<
      Allow,
      Rate,
      RouteInput<P, B>['body']
    >,
): Route<M, U, P, B, A, O> {
  return row
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : unknown
type OutputOf<S> = S extends z.ZodType ? z.output<S> : Record<never, never>

// biome-ignore lint/suspicious/noExplicitAny: the widest row; policies are contravariant in their input
export type AnyRoute = Route<any, any, any, any, any, any>

/** The client's argument: path parameters and body fields side by side. */
export type Arguments<R> =
  R extends Route<string, string, infer P, infer B, z.ZodType> ? InputOf<P> & InputOf<B> : never
export type AnswerOf<R> = R extends { answer: infer A extends z.ZodType } ? z.output<A> : never
export type ParamsOf<R> = R extends { params?: infer P } ? OutputOf<P> : never
export type BodyOf<R> = R extends { body?: infer B } ? OutputOf<B> : never

/** `{ status: 'success', data }`, the answer of most calls. */
export const success = <T extends z.ZodType>(data: T) => z.object({ status: z.literal('success'), data })
/** `{ ok: true }`, the answer of a change without data. */
export const Done = z.object({ ok: z.literal(true) })

const DAY_MS = 86_400_000
const VALID_YEARS = { first: Date.UTC(1970), last: Date.UTC(2200) }
const MAX_PERIOD_MS = 400 * DAY_MS

/** Whether a text is an instant between 1970 and 2200, which a database can store. */
export function isInstant(text: string): boolean {
  const time = Date.parse(text)
  return time >= VALID_YEARS.first && time <= VALID_YEARS.last
}

/** Whether one instant follows the other within 400 days, because repeated events are expanded one by one. */
export function isPeriod(start: string, end: string): boolean {
  const length = Date.parse(end) - Date.parse(start)
  return length >= 0 && length <= MAX_PERIOD_MS
}

/** Id of a user, as the account service gives it. */
export const Uid = z.string().min(1).max(128)
/** An integer id that travels as text in a path. */
export const NumericId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })
/** Id of an objective, a task or an event in a path. */
export const UuidParam = z.object({ id: z.uuid() })
/** The body of a call that only names a user. */
export const ForUser = z.object({ userId: Uid })
