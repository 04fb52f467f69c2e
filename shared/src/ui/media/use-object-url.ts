import { useEffect } from 'react'

type Shown = { url: string; viewers: number }
const shown = new WeakMap<Blob, Shown>()

function openUrl(blob: Blob): string {
  const known = shown.get(blob)
  if (known) return known.url
  const url = URL.createObjectURL(blob)
  shown.set(blob, { url, viewers: 0 })
  return url
}

function addViewer(blob: Blob): void {
  const known = shown.get(blob)
  if (known) known.viewers++
}

/** Revoked a moment later, because a part that is drawn again asks for the same address. */
function removeViewer(blob: Blob): void {
  const known = shown.get(blob)
  if (!known) return
  known.viewers--
  setTimeout(() => {
    if (known.viewers > 0 || shown.get(blob) !== known) return
    shown.delete(blob)
    URL.revokeObjectURL(known.url)
  })
}

/** An object URL of a blob, revoked when no component shows it any more. */
export function useObjectUrl(blob: Blob | null | undefined): string | undefined {
  const url = blob ? openUrl(blob) : undefined
  useEffect(() => {
    if (!blob) return
    addViewer(blob)
    return () => removeViewer(blob)
  }, [blob])
  return url
}
