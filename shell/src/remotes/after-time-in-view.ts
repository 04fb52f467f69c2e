const TICKS = 20

const inView = () => document.visibilityState === 'visible'

/**
 * Calls back once the page was visible for that long. It counts ticks, so that neither a background tab nor a sleeping
 * computer lets time pass.
 * @returns stops the count
 */
export function afterTimeInView(limitMs: number, act: () => void, isInView = inView): () => void {
  let ticks = 0
  const timer = setInterval(() => {
    if (isInView()) ticks += 1
    if (ticks < TICKS) return
    clearInterval(timer)
    act()
  }, limitMs / TICKS)
  return () => clearInterval(timer)
}
