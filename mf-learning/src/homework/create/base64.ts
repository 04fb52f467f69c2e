/** The content of a blob as base64, without the data prefix (S2 §7). Throws when it cannot be read any more. */
export const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })

/** The blob of a base64 text. */
export function fromBase64(base64: string, type: string): Blob {
  const text = atob(base64)
  return new Blob([Uint8Array.from(text, letter => letter.charCodeAt(0))], { type })
}
