import type { NewMessage } from '../../../contracts/chat.ts'
import { newId } from '../../../http/new-id.ts'
import { ChatFailure, type RoomView, type Watcher } from '../../chat.ts'
import type { Member } from './chat-case.ts'

/** Far above what any case takes, also on a busy machine. */
const TIMEOUT_MS = 20_000

export const REQUEST = { subject: 'Mathématiques', description: 'Je bloque sur les fractions' }
export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg=='
export const WAV = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQAAAAA='

/** A text message with an id of its own, by default. */
export const newMessage = (content: string, more: Partial<NewMessage> = {}): NewMessage => ({
  id: newId(),
  type: 'text',
  content,
  ...more,
})

/** Fails unless both are equal as JSON. */
export function assertSame(found: unknown, expected: unknown, what = 'found'): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${what}: ${a}, expected: ${b}`)
}

/** Fails unless the work is refused with this code. */
export async function assertRefused(work: Promise<unknown>, code: string): Promise<void> {
  const found = await work.then(
    () => 'nothing',
    error => (error instanceof ChatFailure ? error.code : String(error)),
  )
  assertSame(found, code, 'refused with')
}

/** Collects everything that a watch emits, and waits for a value in it. */
export function collectWatch<T>(begin: (watcher: Watcher<T>) => () => void) {
  const seen: T[] = []
  const failures: string[] = []
  let check = () => {}
  const stop = begin({
    next(value) {
      seen.push(value)
      check()
    },
    failed({ code }) {
      failures.push(code)
      check()
    },
  })
  const wait = (done: () => boolean, what: () => string) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not seen: ${what()}`)), TIMEOUT_MS)
      check = () => {
        if (!done()) return
        clearTimeout(timer)
        check = () => {}
        resolve()
      }
      check()
    })
  return {
    seen,
    stop,
    /** The first value, past or future, that fits. */
    async until(fits: (value: T) => boolean): Promise<T> {
      let found: { value: T } | undefined
      const last = () => seen.at(-1)
      const done = () => {
        const value = last()
        if (value !== undefined && fits(value)) found = { value }
        return found !== undefined
      }
      await wait(done, () => `${fits}; last: ${JSON.stringify(last())?.slice(0, 500)}`)
      if (!found) throw new Error('never')
      return found.value
    },
    failure: (code: string) =>
      wait(
        () => failures.includes(code),
        () => `${code} among ${failures}`,
      ),
  }
}

/** A pupil's room as a member sees it. */
export const watchRoom = (member: Member, pupil: Member) =>
  collectWatch<RoomView>(watcher => member.chat.watchRoom(pupil.uid, watcher))

export const listContents = ({ messages }: RoomView) => messages.map(({ content }) => content)
