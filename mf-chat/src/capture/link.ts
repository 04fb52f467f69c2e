import { parseUrl } from '@ariane/shared/contracts/url'

const MAX_ADDRESS_CHARS = 2000

/**
 * The address as it is sent: https is added where a scheme is missing. Null for anything that is no web address, so
 * that no `javascript:` or `data:` address is ever sent as a link.
 */
export function normalizeAddress(typed: string): string | null {
  const text = typed.trim()
  if (!text || /\s/.test(text) || text.length > MAX_ADDRESS_CHARS) return null
  // « exemple.fr:8080/a » has a port and no scheme; « javascript:… » has a scheme and no host.
  const whole = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  const url = parseUrl(whole)
  const isWeb = url && ['http:', 'https:'].includes(url.protocol) && /\.|^localhost$/.test(url.hostname)
  return isWeb ? url.href : null
}
