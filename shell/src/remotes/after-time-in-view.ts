const TICKS = 20

const inView = () => document.visibilityState === 'visible'

/**
 * Calls back once the page was in view for so long. It counts ticks, so that neither a tab in the background nor a
 * computer that was asleep makes time pass.
 * @returns ends the count
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
