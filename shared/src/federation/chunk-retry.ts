/**
 * Part of every remote's entry: after 'Réessayer' the remote's later chunks get new addresses too, because a browser
 * may still wait for the old address or have cached its failure.
 */
type Address = (chunk: string) => string
/** Addresses of scripts and of style sheets. */
declare const __webpack_require__: { u?: Address; miniCssF?: Address }
declare const __MF_NAME__: string
declare global {
  // Written by the loader.
  var __ARIANE_RETRY__: Record<string, number> | undefined
}

export default function chunkRetry() {
  const withAttempt = (address: Address): Address => {
    return chunk => {
      const attempt = globalThis.__ARIANE_RETRY__?.[__MF_NAME__]
      return attempt ? `${address(chunk)}?retry=${attempt}` : address(chunk)
    }
  }
  const scripts = __webpack_require__.u
  const styles = __webpack_require__.miniCssF
  if (scripts) __webpack_require__.u = withAttempt(scripts)
  if (styles) __webpack_require__.miniCssF = withAttempt(styles)
  return { name: 'ariane-chunk-retry' }
}
