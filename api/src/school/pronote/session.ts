import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import type { OutboundAnswer } from '../../platform/outbound/outbound.ts'
import { refuse } from '../failure.ts'
import { readJson } from '../read-json.ts'
import type { SchoolContext } from '../types.ts'
import { type Cipher, decrypt, encrypt, initialCipher } from './crypto.ts'
import { checkStatus, type Page, readPage } from './page.ts'
import { PROTOCOL } from './protocol.ts'

/** A larger answer is none of a timetable. */
const MOST_BYTES = 8 * 2 ** 20

/** A conversation with one server, before and after signing in. */
export interface PronoteSession {
  root: string
  page: Page
  /** The keys in use: signing in changes them. */
  cipher: Cipher
  /** Number of the last message, ours or the server's. */
  order: number
  cookies: Map<string, string>
}

type Channel = Pick<SchoolContext, 'outbound' | 'signal'>

/** Opens the page of the pupils' space. */
export async function openSession(root: string, { outbound, signal }: Channel): Promise<PronoteSession> {
  const url = `${root}/${PROTOCOL.page}`
  const answer = await outbound(url, { headers: { 'user-agent': PROTOCOL.agent }, signal })
  checkStatus(answer, url)
  const session = { root, page: readPage(answer.text), cipher: initialCipher(), order: 0, cookies: new Map() }
  keepCookies(session, answer)
  return session
}

interface Call {
  name: string
  data: object
  /** Number of the tab that the call belongs to. */
  tab?: number
  /** Keys of the answer, when this call changes them. */
  next?: Cipher
}

/** Sends one message and gives the data of the answer. */
export async function ask(session: PronoteSession, call: Call, { outbound, signal }: Channel): Promise<unknown> {
  const { page, root } = session
  const { dialect } = page
  session.order += 1
  const order = encrypt(session.cipher, String(session.order)).toString('hex')
  const content = { [dialect.data]: call.data, ...(call.tab && { [dialect.signature]: { onglet: call.tab } }) }
  const envelope = {
    session: page.session,
    [dialect.order]: order,
    [dialect.name]: call.name,
    [dialect.sealed]: seal(session, content),
  }
  const url = `${root}/${PROTOCOL.calls}/${page.space}/${page.session}/${order}`
  const cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'user-agent': PROTOCOL.agent, 'content-type': 'application/json', ...(cookie && { cookie }) }
  const answer = await outbound(url, { method: 'POST', headers, body: JSON.stringify(envelope), signal })
  checkStatus(answer, url)
  keepCookies(session, answer)
  if (call.next) session.cipher = call.next
  session.order += 1
  return open(session, answer.text)
}

function seal({ page, cipher }: PronoteSession, content: object): unknown {
  if (!page.encrypts && !page.compresses) return content
  const json = JSON.stringify(content)
  const packed = page.compresses ? deflateRawSync(Buffer.from(json).toString('hex')) : Buffer.from(json)
  return (page.encrypts ? encrypt(cipher, packed) : packed).toString('hex').toUpperCase()
}

const Envelope = z.looseObject({ Erreur: z.looseObject({ G: z.number().optional() }).optional() })

function open({ page, cipher, order }: PronoteSession, text: string): unknown {
  const { dialect } = page
  if (text.includes(PROTOCOL.expired)) refuse('service_busy')
  const envelope = readJson(text, Envelope)
  if (envelope.Erreur) refuse(PROTOCOL.errors.get(envelope.Erreur.G ?? -1) ?? 'protocol_changed')
  try {
    const number = decrypt(cipher, Buffer.from(String(envelope[dialect.order]), 'hex')).toString()
    if (number !== String(order)) refuse('protocol_changed')
    const content = unseal(page, cipher, envelope[dialect.sealed]) as Record<string, unknown>
    const signature = content[dialect.signature] as { Erreur?: unknown } | undefined
    if (signature?.Erreur) refuse('access_denied')
    return content[dialect.data]
  } catch (error) {
    // Whatever does not unpack (wrong padding, cut, not JSON) is not what this version speaks.
    if (error instanceof Error && error.name !== 'SchoolFailure') return refuse('protocol_changed')
    throw error
  }
}

function unseal({ encrypts, compresses }: Page, cipher: Cipher, sealed: unknown): unknown {
  if (typeof sealed !== 'string') return sealed
  // Where nothing is encrypted the data come as they are, or as their JSON.
  if (!encrypts && sealed.startsWith('{')) return JSON.parse(sealed)
  let bytes: Buffer = Buffer.from(sealed, 'hex')
  if (encrypts) bytes = decrypt(cipher, bytes)
  if (compresses) bytes = inflateRawSync(bytes, { maxOutputLength: MOST_BYTES })
  return JSON.parse(bytes.toString('utf8'))
}

function keepCookies({ cookies }: PronoteSession, answer: OutboundAnswer): void {
  for (const line of answer.cookies) {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    if (name !== undefined && value !== undefined) cookies.set(name.trim(), value)
  }
}
