/** Whether a page of ours answers: asked before a frame is opened again, which could not say so itself. */
export async function isReachable(href: string): Promise<boolean> {
  try {
    return (await fetch(href, { cache: 'no-store', credentials: 'omit' })).ok
  } catch {
    return false
  }
}
