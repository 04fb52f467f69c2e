/**
 * Reloads the page once the server answers again: a shell that lost one of its own files on the way does not mend
 * itself, while a reload without a server would leave the browser's error page. Nothing happens until then.
 */
export async function reloadWhenReachable(): Promise<void> {
  try {
    const reply = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (reply.status < 500) location.reload()
  } catch {
    // Still out of reach: the person can try again.
  }
}
