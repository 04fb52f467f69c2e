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

/** Given back a moment later: a part that is drawn anew asks for the same address again. */
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

/** An address for showing a blob that lives on this page, given back when nobody shows it any more. */
export function useObjectUrl(blob: Blob | null | undefined): string | undefined {
  const url = blob ? openUrl(blob) : undefined
  useEffect(() => {
    if (!blob) return
    addViewer(blob)
    return () => removeViewer(blob)
  }, [blob])
  return url
}
