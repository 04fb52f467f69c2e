/**
 * Part of every remote's entry: after 'Réessayer' the remote's later chunks get new addresses too, because a browser
 * may keep waiting on, or have stored, the failed answer of the old one.
 */
declare const __webpack_require__: { u?: (chunk: string) => string }
declare const __MF_NAME__: string
declare global {
  // Written by the loader.
  var __ARIANE_RETRY__: Record<string, number> | undefined
}

export default function chunkRetry() {
  const address = __webpack_require__.u
  if (address)
    __webpack_require__.u = chunk => {
      const attempt = globalThis.__ARIANE_RETRY__?.[__MF_NAME__]
      return attempt ? `${address(chunk)}?retry=${attempt}` : address(chunk)
    }
  return { name: 'ariane-chunk-retry' }
}
