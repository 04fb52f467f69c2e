import { decodeHTML } from 'entities'
import type { OutboundAnswer } from '../../platform/outbound/outbound.ts'
import { readRetryAfter, refuse } from '../failure.ts'
import { BUILT_IN_KEY, type RsaKey } from './crypto.ts'
import { chooseDialect, type Dialect, PROTOCOL, type Version } from './protocol.ts'

/** What the page of a space says about the session it opens. */
export interface Page {
  version: Version
  dialect: Dialect
  session: number
  space: number
  encrypts: boolean
  compresses: boolean
  /** How the first secret is sent; undefined where https is trusted with it. */
  rsa: RsaKey | undefined
}

/** Fails for a page or any other answer that says that there is nothing to talk to. */
export function checkStatus({ status, text, header }: OutboundAnswer, url: string): void {
  for (const [sentence, code] of PROTOCOL.sentences) if (text.includes(sentence)) refuse(code)
  if (status >= 300 && status < 400) {
    const target = URL.parse(header('location') ?? '', url)
    // Another server that signs in is the ENT; the same or a permanent one is a move.
    const isElsewhere = target !== null && target.host !== new URL(url).host
    refuse(isElsewhere && status !== 301 && status !== 308 ? 'use_ent' : 'service_moved')
  }
  if (status === 404 || status === 410) refuse('service_moved')
  if (status === 429) refuse('service_suspended', readRetryAfter(header))
  if (status >= 500) refuse('service_busy', readRetryAfter(header))
  if (status >= 400) refuse('access_denied')
}

// Bounded, so that a page made to be slow is not.
const START = /Start ?\(\s{0,99}\{([^{}]{0,4000})\}/
const VERSION = /PRONOTE (\d{1,4})\.(\d{1,4})\.(\d{1,4})/
const FIELD = /['"]?(\w+)['"]?\s*:\s*(?:'([^']*)'|"([^"]*)"|([^,]+))/g

/** How pages say that a service is away for a while. */
const AWAY = /maintenance|indisponible|mise à jour|momentan|interrompu|en travaux|unavailable|be back/i

/** Reads the page of a space. */
export function readPage(html: string): Page {
  if (!VERSION.test(html) && AWAY.test(decodeHTML(html))) refuse('service_busy')
  const version = VERSION.exec(html)?.slice(1, 4).map(Number) as Version | undefined
  const start = START.exec(html)?.[1]
  if (!version || start === undefined) return refuse('protocol_changed')
  const fields = new Map(
    [...start.matchAll(FIELD)].map(([, name, a, b, c]) => [name ?? '', (a ?? b ?? c ?? '').trim()] as const),
  )
  const has = (name: string) => fields.get(name) === 'true' || fields.get(name) === '1'
  const [session, space] = [Number(fields.get('h')), Number(fields.get('a'))]
  if (!Number.isSafeInteger(session) || !Number.isSafeInteger(space)) return refuse('protocol_changed')
  const dialect = chooseDialect(version)
  const does = dialect.flags === 'do'
  return {
    version,
    dialect,
    session,
    space,
    encrypts: does ? has('CrA') : !has('sCrA'),
    compresses: does ? has('CoA') : !has('sCoA'),
    rsa: chooseRsaKey(fields.get('MR'), fields.get('ER'), has('http')),
  }
}

const HEX = /^[0-9a-f]+$/i
const chooseRsaKey = (modulus = '', exponent = '', plainHttp: boolean): RsaKey | undefined => {
  if (HEX.test(modulus) && HEX.test(exponent)) return { modulus, exponent }
  return plainHttp ? BUILT_IN_KEY : undefined
}
