import type { SchoolFile } from '@ariane/shared/contracts'
import { decodeHTML } from 'entities'
import { withoutUnseen } from '../platform/plain-text.ts'
import { htmlToText, shortText } from './text.ts'
import type { Document } from './types.ts'

const MOST = 20
const NAME = 200
const URL_LENGTH = 2000

/** A web address that says nothing of anybody; undefined for any other. */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text.trim())
  const isWeb = url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === ''
  return isWeb && url.href.length <= URL_LENGTH ? url.href : undefined
}

// Bounded, so that a text made to be slow is not.
const LINK =
  /<a\b[^>]{0,500}?\bhref\s{0,9}=\s{0,9}(?:"([^"]{1,2000})"|'([^']{1,2000})')[^>]{0,500}>([\s\S]{0,2000}?)<\/a\s*>/gi

/** The links in a service's HTML, whose text alone would lose where they lead. */
function linksIn(html: string): Document[] {
  return [...html.matchAll(LINK)].flatMap(([, a, b, inside = '']) => {
    const url = webAddress(decodeHTML(a ?? b ?? ''))
    return url ? [{ kind: 'link' as const, name: htmlToText(inside), url }] : []
  })
}

/** The documents of a lesson or homework, those that its text links to among them. */
export const documentsOf = ({ documents = [], html = '' }: { documents?: Document[]; html?: string }): Document[] => [
  ...documents,
  ...linksIn(html),
]

/** What the planner keeps of documents: names, links and sizes, each once; nothing that opens one at school. */
export function shownFiles(documents: readonly Document[]): SchoolFile[] {
  const seen = new Set<string>()
  return documents
    .map(({ kind, name, url, bytes }) => ({
      kind,
      name: withoutUnseen(shortText(name.replace(/\s+/g, ' '), NAME)) || url || '',
      ...(url && { url }),
      ...(bytes !== undefined && bytes > 0 && { bytes }),
    }))
    .filter(({ kind, name, url }) => {
      const key = `${kind} ${url ?? name}`
      return name !== '' && !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST)
}
