import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { parseUrl } from '@ariane/shared/contracts/url'

export type Attachment = CalendarEvent['attachments'][number]

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
const MAX_NAME_CHARS = 200

/** The web link that was typed, with or without 'https://'; null when it is no web address. */
export function parseLink(typed: string): Attachment | null {
  const address = typed.trim()
  const url = parseUrl(HAS_SCHEME.test(address) ? address : `https://${address}`)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username || url.password)
    return null
  const name = `${url.hostname.replace(/^www\./, '')}${url.pathname === '/' ? '' : url.pathname}`
  return { kind: 'link', name: name.slice(0, MAX_NAME_CHARS), url: url.href }
}
