/** Clicks, in their order on the page, what was clicked before the drawn page listened; from then on it does. */
export function replayEarlyClicks(): void {
  const root = document.getElementById('root')
  if (!root) return
  root.removeAttribute('data-drawn')
  for (const asked of root.querySelectorAll<HTMLElement>('[data-asked]')) {
    asked.removeAttribute('data-asked')
    asked.click()
  }
}
