/**
 * Reloads the page once the server answers again, and does nothing until then: a shell that lost one of its own files
 * cannot repair itself, and a reload without a server would leave the browser's error page.
 */
export async function reloadWhenReachable(): Promise<void> {
  try {
    const reply = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (reply.status < 500) location.reload()
  } catch {
    // The server is still unreachable: the user can try again.
  }
}
