import type { SchoolFailureCode } from '@ariane/shared/contracts'
import { z } from 'zod'
import type { OutboundAnswer } from '../../platform/outbound/outbound.ts'
import { readRetryAfter, refuse } from '../failure.ts'
import { readJson } from '../read-json.ts'
import type { SchoolContext } from '../types.ts'
import { PROTOCOL } from './protocol.ts'

/** A conversation: what the service gave and wants to see again. */
export interface EcoleDirecteSession {
  cookies: Map<string, string>
  gtk: string
  token: string
  /** Echoed while a question is being answered. */
  twoFactor: string
}

type Channel = Pick<SchoolContext, 'outbound' | 'signal' | 'version'>

const cookieHeader = ({ cookies }: EcoleDirecteSession) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

function headersOf(session: EcoleDirecteSession): Record<string, string> {
  const cookie = cookieHeader(session)
  return {
    'user-agent': PROTOCOL.agent,
    'content-type': 'application/x-www-form-urlencoded',
    ...(cookie && { cookie }),
    ...(session.gtk && { [PROTOCOL.headers.gtk]: session.gtk }),
    ...(session.token && { [PROTOCOL.headers.token]: session.token }),
    ...(session.twoFactor && { [PROTOCOL.headers.twoFactor]: session.twoFactor }),
  }
}

const withVersion = (path: string) =>
  `${PROTOCOL.host}/${path}${path.includes('?') ? '&' : '?'}v=${PROTOCOL.clientVersion}`

/** Gets the cookie that the service wants to see from then on. */
export async function openSession({ outbound, signal }: Channel): Promise<EcoleDirecteSession> {
  const session: EcoleDirecteSession = { cookies: new Map(), gtk: '', token: '', twoFactor: '' }
  const url = withVersion(PROTOCOL.paths.open)
  const answer = await outbound(url, { headers: { 'user-agent': PROTOCOL.agent }, signal })
  checkStatus(answer)
  keepCookies(session, answer.cookies)
  session.gtk = session.cookies.get(PROTOCOL.cookie) ?? ''
  return session
}

const Envelope = z.looseObject({
  code: z.number(),
  message: z.string().nullish(),
  token: z.string().nullish(),
  data: z.unknown().optional(),
})
export type Answer = z.output<typeof Envelope>

/** Posts one call and gives its answer: 200, or 250 for a question. Fails for every other code. */
export async function ask(
  session: EcoleDirecteSession,
  path: string,
  data: object,
  { outbound, signal, version }: Channel,
  wrong: SchoolFailureCode = 'bad_credentials',
): Promise<Answer> {
  const headers = headersOf(session)
  const url = withVersion(path)
  const body = `data=${encodeURIComponent(JSON.stringify(data))}`
  const replied = await outbound(url, { method: 'POST', headers, body, signal })
  checkStatus(replied)
  keepCookies(session, replied.cookies)
  const { header, text } = replied
  const answer = readJson(text, Envelope)
  session.token = header(PROTOCOL.headers.token) || answer.token || session.token
  session.twoFactor = header(PROTOCOL.headers.twoFactor) || session.twoFactor
  if (answer.code === PROTOCOL.fine || answer.code === PROTOCOL.asks) return answer
  if (PROTOCOL.suspended.test(answer.message ?? '')) return refuse('account_suspended')
  if (answer.code === PROTOCOL.refusedVersion) version(PROTOCOL.clientVersion, false)
  // Without its cookie the service calls every password wrong.
  if (answer.code === PROTOCOL.wrong && session.gtk) return refuse(wrong)
  if (wrong === 'expired_code' && PROTOCOL.deadToken.includes(answer.code) && session.gtk) return refuse(wrong)
  return refuse(PROTOCOL.codes.get(answer.code) ?? 'protocol_changed')
}

/** Reads something once signed in: what is refused then is no wrong password. */
export const askSignedIn = (
  session: EcoleDirecteSession,
  path: string,
  data: object,
  channel: Channel,
): Promise<Answer> => ask(session, path, data, channel, 'protocol_changed')

/** The bytes of a document. */
export async function fetchFile(
  session: EcoleDirecteSession,
  ref: string,
  { outbound, signal }: Channel,
): Promise<Buffer> {
  const url = withVersion(PROTOCOL.paths.file(ref))
  const body = `data=${encodeURIComponent(JSON.stringify({ forceDownload: 0 }))}`
  const { maxBytes } = PROTOCOL
  const answer = await outbound(url, { method: 'POST', headers: headersOf(session), body, signal, maxBytes })
  if (answer.status === 404) return refuse('file_missing')
  checkStatus(answer)
  const bytes = answer.bytes ?? refuse('protocol_changed')
  // In place of a document the service answers as it answers calls, with its code and the status of a success.
  return isRefusal(bytes) ? refuse('file_missing') : bytes
}

const SHORT = 4096
function isRefusal(bytes: Buffer): boolean {
  if (bytes.length > SHORT || bytes[0] !== '{'.charCodeAt(0)) return false
  try {
    const { code } = readJson(bytes.toString('utf8'), Envelope)
    return code !== PROTOCOL.fine
  } catch {
    return false
  }
}

function checkStatus({ status, header }: OutboundAnswer): void {
  if (status === 429) refuse('service_suspended', readRetryAfter(header))
  if (status === 403) refuse('access_denied')
  if (status >= 500) refuse('service_busy', readRetryAfter(header))
  if (status >= 300) refuse('service_moved')
}

function keepCookies({ cookies }: EcoleDirecteSession, lines: string[]): void {
  for (const line of lines) {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    if (name !== undefined && value !== undefined) cookies.set(name.trim(), value)
  }
}
