/**
 * Records the repeating timers that are set until `started` is called: Reveal keeps no handle on the one it starts, and
 * would check an abandoned deck every second for as long as the page is open.
 */
export function noteTimers(host: Pick<typeof globalThis, 'setInterval' | 'clearInterval'> = globalThis) {
  const original = host.setInterval
  const noted: ReturnType<typeof setInterval>[] = []
  let starting = true
  // Its overloads cannot be written as one function.
  const noting = ((...given: Parameters<typeof setInterval>) => {
    const timer = original(...given)
    if (starting) noted.push(timer)
    return timer
  }) as typeof setInterval
  host.setInterval = noting
  const started = () => {
    starting = false
    // Other code may have replaced the function meanwhile.
    if (host.setInterval === noting) host.setInterval = original
  }
  return {
    started,
    end() {
      started()
      for (const timer of noted.splice(0)) host.clearInterval(timer)
    },
  }
}
