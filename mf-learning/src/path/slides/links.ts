const MEDIA = /\.(?:mp4|webm|ogv|mov|m4v)(?:[?#]|$)/i

/**
 * An address a slide may show: our own, or a secure one; null for anything else (scripts, other schemes, nonsense).
 * `own` addresses are ours and must never get their origin inside a frame.
 */
export function readLink(text: string, base = location.href): { href: string; own: boolean } | null {
  if (text.trim() === '') return null
  try {
    const url = new URL(text.trim(), base)
    const own = url.origin === new URL(base).origin
    return own || url.protocol === 'https:' ? { href: url.href, own } : null
  } catch {
    return null
  }
}

/** Pictures: our own files or data in the page; null for one from elsewhere, which would tell somebody else who reads. */
export function readPicture(text: string, base = location.href): string | null {
  const source = text.trim()
  if (/^data:image\/(?:png|jpeg|gif|webp|avif);/i.test(source)) return source
  const link = readLink(source, base)
  return link?.own ? link.href : null
}

/** Sound and films: our own files or data in the page. */
export function readMedia(text: string, kind: 'audio' | 'video', base = location.href): string | null {
  const source = text.trim()
  if (source.startsWith(`data:${kind}/`) || source.startsWith('blob:')) return source
  if (/^[A-Za-z0-9+/]{64,}={0,2}$/.test(source))
    return `data:${kind === 'audio' ? 'audio/wav' : 'video/mp4'};base64,${source}`
  const link = readLink(source, base)
  return link?.own && (kind === 'audio' || MEDIA.test(link.href)) ? link.href : null
}
