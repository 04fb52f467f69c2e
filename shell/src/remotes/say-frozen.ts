import { isInPlaceOfFrozen } from '@ariane/shared/federation'
import { showToast } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { findScreen } from './remotes.ts'

const READING_MS = 8000
const said = new Set<string>()

/** Says once a page that an earlier version of a screen is shown, because the newer one had frozen the page. */
export function sayFrozen(id: string): void {
  const { remote, title } = findScreen(id)
  if (said.has(remote) || !isInPlaceOfFrozen(remote)) return
  said.add(remote)
  showToast(messages.inPlaceOfFrozen(title), { tone: 'info', duration: READING_MS })
}
