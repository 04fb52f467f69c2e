/** Calls when the page is looked at again, or the device is online again. Gives what ends it. */
export function onWake(wake: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  const seen = () => {
    if (document.visibilityState === 'visible') wake()
  }
  document.addEventListener('visibilitychange', seen)
  addEventListener('online', wake)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('online', wake)
  }
}
