/** Brings what the drawing library uses and the oldest browsers lack; a newer one loads nothing. */
export async function completeBrowser(): Promise<void> {
  if (!('canParse' in URL)) await import('core-js/actual/url/can-parse')
  if (!('groupBy' in Object)) await import('core-js/actual/object/group-by')
}
