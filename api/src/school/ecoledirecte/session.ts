import type { SchoolFailureCode } from '@ariane/shared/contracts'
import { z } from 'zod'
import { refuse } from '../failure.ts'
import { readJson } from '../read-json.ts'
import type { SchoolContext } from '../types.ts'

const HOST = 'https://api.ecoledirecte.com/v3'
/** Of the web application whose calls these are. */
const VERSION = '4.75.0'
/** One and the same from the first call to the last: the service ties a session to it. */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** A conversation: what the service gave and wants to see again. */
export interface EcoleDirecteSession {
  cookies: Map<string, string>
  gtk: string
  token: string
  /** Echoed while a question is being answered. */
  twoFactor: string
}

type Channel = Pick<SchoolContext, 'outbound' | 'signal'>

const cookieHeader = ({ cookies }: EcoleDirecteSession) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Gets the cookie that the service wants to see from then on. */
export async function openSession({ outbound, signal }: Channel): Promise<EcoleDirecteSession> {
  const session: EcoleDirecteSession = { cookies: new Map(), gtk: '', token: '', twoFactor: '' }
  const url = `${HOST}/login.awp?gtk=1&v=${VERSION}`
  const { status, cookies } = await outbound(url, { headers: { 'user-agent': AGENT }, signal })
  checkStatus(status)
  keepCookies(session, cookies)
  session.gtk = session.cookies.get('GTK') ?? ''
  return session
}

const Envelope = z.looseObject({
  code: z.number(),
  message: z.string().nullish(),
  token: z.string().nullish(),
  data: z.unknown().optional(),
})
export type Answer = z.output<typeof Envelope>

const CODES: Record<number, SchoolFailureCode> = {
  403: 'access_denied',
  225: 'protocol_changed',
  517: 'protocol_changed',
  520: 'service_busy',
  525: 'service_busy',
  535: 'school_closed',
}
const SUSPENDED = /bloqu|suspend|désactiv/i
export const ASKS = 250
const FINE = 200

const WRONG = 505

/** Posts one call and gives its answer: 200, or 250 for a question. Fails for every other code. */
export async function ask(
  session: EcoleDirecteSession,
  path: string,
  data: object,
  { outbound, signal }: Channel,
  wrong: SchoolFailureCode = 'bad_credentials',
): Promise<Answer> {
  const cookie = cookieHeader(session)
  const headers = {
    'user-agent': AGENT,
    'content-type': 'application/x-www-form-urlencoded',
    ...(cookie && { cookie }),
    ...(session.gtk && { 'x-gtk': session.gtk }),
    ...(session.token && { 'x-token': session.token }),
    ...(session.twoFactor && { '2fa-token': session.twoFactor }),
  }
  const url = `${HOST}/${path}${path.includes('?') ? '&' : '?'}v=${VERSION}`
  const body = `data=${encodeURIComponent(JSON.stringify(data))}`
  const { status, cookies, header, text } = await outbound(url, { method: 'POST', headers, body, signal })
  checkStatus(status)
  keepCookies(session, cookies)
  const answer = readJson(text, Envelope)
  session.token = header('x-token') || answer.token || session.token
  session.twoFactor = header('2fa-token') || session.twoFactor
  if (answer.code === FINE || answer.code === ASKS) return answer
  if (SUSPENDED.test(answer.message ?? '')) return refuse('account_suspended')
  // Without its cookie the service calls every password wrong.
  if (answer.code === WRONG && session.gtk) return refuse(wrong)
  return refuse(CODES[answer.code] ?? 'protocol_changed')
}

/** Reads something once signed in: what is refused then is no wrong password. */
export const askSignedIn = (
  session: EcoleDirecteSession,
  path: string,
  data: object,
  channel: Channel,
): Promise<Answer> => ask(session, path, data, channel, 'protocol_changed')

function checkStatus(status: number): void {
  if (status === 429) refuse('service_suspended')
  if (status === 403) refuse('access_denied')
  if (status >= 500) refuse('service_busy')
  if (status >= 300) refuse('service_moved')
}

function keepCookies({ cookies }: EcoleDirecteSession, lines: string[]): void {
  for (const line of lines) {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    if (name !== undefined && value !== undefined) cookies.set(name.trim(), value)
  }
}
