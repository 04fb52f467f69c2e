import { type CalendarSource, type ImportAnswer, MAX_CALENDARS } from '@ariane/shared/contracts'
import { windowAt } from '@ariane/shared/ical'
import { isListed } from '../../platform/outbound/hosts.ts'
import { createDownload, type Download } from '../../platform/outbound/outbound.ts'
import { plainLine } from '../../platform/plain-text.ts'
import type { ImportPorts } from '../ports.ts'
import { CALENDAR_HOSTS, SCHOOL_HOSTS } from '../subscriptions/services.ts'
import { subscriptionStore } from '../subscriptions/store.ts'
import { bytesAt, CALENDAR_LIMITS, hostName, toHttps } from './address.ts'
import { planChanges } from './merge.ts'
import { withSubjects } from './named.ts'
import { readApart } from './reader.ts'
import { importStore } from './store.ts'
import { ImportRefusal, type Reading, refuse } from './types.ts'
import { hashParts } from './words.ts'

const NAME = 80
/** A list of more is read by nobody. */
const MOST_NAMED = 10

/** 'planning (2).ics' → 'planning': a browser numbers what it downloads again. */
const fileTitle = (file: string) =>
  plainLine(file, NAME)
    .replace(/\.(ics|ical|ifb|txt)$/i, '')
    .replace(/ ?\(\d+\)$/, '')

/** What names a calendar for the next time: its address, or its own name with the one of its file. */
function identifySource(source: CalendarSource, own: string) {
  if ('url' in source) {
    const name = own || hostName(source.url)
    return { key: hashParts('address', toHttps(source.url)), name, origin: 'address' as const }
  }
  const base = fileTitle(source.file.name)
  return { key: hashParts('file', base.toLowerCase(), own), name: own || base, origin: 'file' as const }
}

const isEmpty = ({ drafts, unread, outside }: Reading) => drafts.length + unread.length + outside === 0

/** Imports calendars; `download` in place of the network. */
export function calendarImport(
  { db: { q, tx }, now, addresses, calendarHosts, readLessonTitle, consentGiven }: ImportPorts,
  download: Download = createDownload({ hosts: [...CALENDAR_HOSTS, ...calendarHosts], ...CALENDAR_LIMITS }),
) {
  const store = importStore(q)
  const subscriptions = subscriptionStore(q)

  async function run(userId: string, source: CalendarSource, signal: AbortSignal, by: string | null) {
    const window = windowAt(now())
    const host = 'url' in source ? hostName(source.url) : ''
    const isSchool = isListed(host, SCHOOL_HOSTS)
    // Asked each time it is read: a consent that was withdrawn ends what it began.
    if (isSchool && !(await consentGiven(userId))) refuse('consent_needed')
    const written = 'url' in source ? await bytesAt(download, source.url, signal) : source.file.text
    const reading = await readApart(written, window)
    const { key, name, origin } = identifySource(source, reading.name)
    return tx(async (): Promise<ImportAnswer> => {
      const { id, count } = await store.held({
        key,
        name,
        origin,
        user_id: userId,
        brought_by: by,
        fresh_at: now(),
      })
      if (count > MAX_CALENDARS) refuse('full')
      const owner = { userId, calendarId: id }
      const known = await store.known(owner, window)
      // An address that gives nothing any more is more often broken than a year without lessons.
      if (host && isEmpty(reading) && known.some(({ isCurrent }) => isCurrent)) refuse('emptied')
      const elsewhere = isSchool ? await subscriptions.keysElsewhere(userId, id, host) : new Set<string>()
      const own = reading.drafts.filter(draft => !elsewhere.has(draft.key))
      const plan = planChanges(known, withSubjects(own, readLessonTitle, isSchool))
      await store.apply(owner, plan, now())
      await store.fresh(id, name, now())
      if ('url' in source) await subscriptions.follow(id, addresses.seal(Buffer.from(toHttps(source.url)), id), host)
      const { add, change, remove, unchanged } = plan
      const counts = { added: add.length, changed: change.length, removed: remove.length, unchanged }
      const { unread, zones, outside } = reading
      const said = {
        skipped: unread.length,
        unread: unread.slice(0, MOST_NAMED),
        zones: zones.slice(0, MOST_NAMED),
        outside,
        elsewhere: reading.drafts.length - own.length,
      }
      return { status: 'success', data: { id, name, ...counts, ...said } }
    })
  }

  return {
    /** `by`: who brings it, or brought it where it is read again; null where he is gone. */
    run: (
      userId: string,
      source: CalendarSource,
      signal: AbortSignal,
      by: string | null = userId,
    ): Promise<ImportAnswer> =>
      run(userId, source, signal, by).catch(error => {
        if (error instanceof ImportRefusal) return { status: 'failure', data: { code: error.code } }
        throw error
      }),
    list: store.list,
    remove: store.remove,
  }
}
