import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { SchoolMarkOutcome } from '@ariane/shared/contracts/school-acts'
import { logOnly } from '@ariane/shared/http'
import { passMarks, readRefreshed, whyStopped } from '@ariane/shared/school'
import { $activeUser, $session, atom } from '@ariane/shared/session'
import { findAccount, formatAccount, isSame, type SchoolAccount } from '../sources.ts'

/** What is known of a mark at school: on its way, there, or not there and why. */
type Passing = 'waiting' | SchoolMarkOutcome | 'failed'
export const $passing = atom<Readonly<Record<string, Passing>>>({})

/** Ticking off a list is one visit at school, not one for each tick. */
const TOGETHER_MS = 1500
const MOST = 20
const waiting = new Map<string, { account: SchoolAccount; done: boolean }>()
let timer: ReturnType<typeof setTimeout> | undefined

const say = (ids: readonly string[], state: Passing) =>
  $passing.set({ ...$passing.get(), ...Object.fromEntries(ids.map(id => [id, state])) })

/** The account at school that a pupil's homework comes from, when it comes from one. */
export const findHomeworkAccount = (event: CalendarEvent): SchoolAccount | undefined =>
  event.type === 'homework' ? findAccount(event) : undefined

/** Who the pupil is on this device, when nobody only looks on. */
export function ownKey(): { userId: string; who: string } | undefined {
  const session = $session.get()
  const uid = $activeUser.get()?.uid
  return session.status === 'signedIn' && session.user.uid === uid && uid
    ? { userId: uid, who: `${uid}:${uid}` }
    : undefined
}

/** Whether this device may do something at school for the pupil. */
export function canAct(account: SchoolAccount): boolean {
  const own = ownKey()
  if (!own) return false
  const kept = { ...account, who: own.who }
  return readRefreshed(kept) !== null && whyStopped(kept) === undefined
}

/** Passes a mark on to the school in a moment, with those that follow it. Nothing is said where there is no way. */
export function passOn(event: CalendarEvent, done: boolean): void {
  const account = findHomeworkAccount(event)
  if (!account || !canAct(account)) return
  waiting.set(event.id, { account, done })
  say([event.id], 'waiting')
  clearTimeout(timer)
  timer = setTimeout(() => void send(), TOGETHER_MS)
}

async function send(): Promise<void> {
  const own = ownKey()
  const accounts = new Map([...waiting.values()].map(({ account }) => [formatAccount(account), account]))
  for (const account of accounts.values()) {
    const mine = [...waiting].filter(([, mark]) => isSame(mark.account, account)).slice(0, MOST)
    const ids = mine.map(([id]) => id)
    for (const id of ids) waiting.delete(id)
    try {
      if (!own) throw new Error('nobody is signed in')
      const signal = new AbortController().signal
      const marks = mine.map(([event, { done }]) => ({ event, done }))
      const end = await passMarks({ ...account, ...own, signal }, marks)
      const answer = end.kind === 'answered' ? end.answer : undefined
      if (answer?.status !== 'acted') say(ids, 'failed')
      else for (const { event, outcome } of answer.data.marks) say([event], outcome)
    } catch (error) {
      logOnly('school marks', error)
      say(ids, 'failed')
    }
  }
  if (waiting.size > 0) timer = setTimeout(() => void send(), TOGETHER_MS)
}
