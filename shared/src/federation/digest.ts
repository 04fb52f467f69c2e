/** Base64 SHA-384 as in an `integrity` attribute; not on plain http, which has no `crypto.subtle`. */
export async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...hash))}`
}
