/** Calls back when the page becomes visible or the device is online again. @returns stops it */
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
