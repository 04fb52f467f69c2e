import { isInPlaceOfFrozen } from '@ariane/shared/federation'
import { showToast } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { remotes, type ScreenId } from './remotes.ts'

const READING_MS = 8000
const said = new Set<string>()

/** Says once a page that an earlier version of a screen is shown, because the newer one had frozen the page. */
export function sayFrozen(id: ScreenId): void {
  const { remote } = remotes[id]
  if (said.has(remote) || !isInPlaceOfFrozen(remote)) return
  said.add(remote)
  showToast(messages.inPlaceOfFrozen(messages.titles[id]), { tone: 'info', duration: READING_MS })
}
