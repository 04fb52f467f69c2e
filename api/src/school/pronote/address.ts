import { refuse } from '../failure.ts'

const DEFAULT_HOST = '.index-education.net'

/**
 * The root of a school's PRONOTE from what a pupil copied: with or without https, with the page of a space, its query
 * or its fragment. 'demo.index-education.net' alone stands for its /pronote.
 */
export function parseRoot(typed: string): string {
  const text = typed.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || url.username || url.password) return refuse('address_refused')
  // A pupil may have typed http: the same server answers on https, and nothing is ever sent without it.
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  if (url.protocol !== 'https:') return refuse('address_refused')
  const path = url.pathname.replace(/\/[^/]*\.html?$/i, '').replace(/\/+$/, '')
  const isBare = path === '' && url.hostname.endsWith(DEFAULT_HOST)
  return `${url.origin}${isBare ? '/pronote' : path}`
}
