import { auditLog, type JournalPorts } from '../audit-log/audit-log.ts'
import { peopleStore } from '../store.ts'
import { type OnUncounted, uncountOwnConsents } from './own-consents.ts'
import { stopStore } from './stops.ts'
import { linkStore } from './store.ts'

interface Ports extends JournalPorts {
  onUncounted: OnUncounted
}

/** What an adult with a slip does now, and whether the slip brought him. */
interface Brought {
  state: 'follows' | 'asks'
  isNew: boolean
}

/**
 * Lets an adult follow the pupil of a slip as a code does, or asks the pupil first: who stopped somebody, or where nobody vouches for
 * the slip. Nothing for whom the pupil stopped. To be called in a transaction.
 */
export function slipLinks({ db, now, onUncounted }: Ports) {
  const { q } = db
  const [links, people, stops, journal] = [linkStore(q), peopleStore(q), stopStore(q), auditLog({ db, now })]

  return async (adult: string, pupil: string, isVouched: boolean): Promise<Brought | undefined> => {
    const person = await people.find(pupil)
    if (!person || person.disabled_at || (await stops.isStopped(adult, pupil))) return undefined
    const wasAsking = (await stops.asking(pupil)).some(({ uid }) => uid === adult)
    const began = await links.bring(adult, pupil, now(), isVouched)
    if (began === undefined) return { state: 'follows', isNew: false }
    await uncountOwnConsents(q(), [{ manager: adult, pupil }], onUncounted)
    if (began === 'follows') await journal.write(adult, pupil, 'linked')
    return { state: began, isNew: !wasAsking }
  }
}
