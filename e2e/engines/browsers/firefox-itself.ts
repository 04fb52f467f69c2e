import type { Browser as Program } from 'puppeteer-core'
import type { Spoken } from './browser.ts'

/** Without it Firefox lets nobody run anything in its own window. */
export const ALLOW = '--remote-allow-system-access'

/** What Firefox keeps of an element for assistive technology, as far as it is asked for here. */
type Accessible = {
  computedARIARole: string
  name: string | null
  children: { length: number; queryElementAt(nth: number, kind: unknown): Accessible }
}
type Service = { getAccessibleFor(one: unknown): Accessible | null }
type Own = {
  Cc: Record<string, { getService(kind: unknown): Service }>
  Ci: { nsIAccessible: unknown; nsIAccessibilityService: unknown }
  gBrowser: { selectedBrowser: unknown }
}

/** Runs in the window of Firefox itself: the page in front, and the frames in it. */
function listHeard(): string {
  const { Cc, Ci, gBrowser } = globalThis as unknown as Own
  const service = Cc['@mozilla.org/accessibilityService;1']?.getService(Ci.nsIAccessibilityService)
  const heard: { page: Spoken[]; frames: Spoken[] } = { page: [], frames: [] }
  const read = (one: Accessible, documents: number) => {
    const inside = documents + (one.computedARIARole === 'document' ? 1 : 0)
    const { computedARIARole: role, name, children } = one
    heard[inside > 1 ? 'frames' : 'page'].push({ role, name: name ?? '' })
    for (let n = 0; n < children.length; n++) read(children.queryElementAt(n, Ci.nsIAccessible), inside)
  }
  const shown = service?.getAccessibleFor(gBrowser.selectedBrowser)
  if (shown) read(shown, 0)
  return JSON.stringify(heard)
}

type Connection = { send(method: string, params: object): Promise<{ result: unknown }> }

/** The value of an expression in the window of Firefox itself. */
async function evaluateOutside(program: Program, expression: string): Promise<string | undefined> {
  const { connection } = program as unknown as { connection: Connection }
  const tree = (await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })).result as {
    contexts: { context: string }[]
  }
  const target = { context: tree.contexts[0]?.context }
  const answer = (await connection.send('script.evaluate', { expression, target, awaitPromise: false })).result as {
    result?: { value?: string }
    exceptionDetails?: { text: string }
  }
  if (answer.exceptionDetails) throw new Error(`in the window of Firefox: ${answer.exceptionDetails.text}`)
  return answer.result?.value
}

/**
 * All that assistive technology is given of the page in front, or of the frames in it. WebDriver only finds elements by what it
 * gives of them, and lays the page out twice for each element that it gives nothing of: a third of a second for each name.
 */
export async function readHeard(program: Program, isFrame: boolean): Promise<Spoken[]> {
  const heard = JSON.parse((await evaluateOutside(program, `(${listHeard.toString()})()`)) ?? '{}')
  return isFrame ? heard.frames : heard.page
}

/** Gives the focus to the page in front, where Firefox has it itself: after the last control of a page come its own buttons. */
export async function focusPage(program: Program): Promise<void> {
  await evaluateOutside(program, 'gBrowser.selectedBrowser.focus()')
}
