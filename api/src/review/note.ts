import { localDay } from '@ariane/shared/dates'
import { remember } from './memory.ts'
import type { NoteError, NotePorts } from './ports.ts'
import { reviewStore } from './store.ts'

/**
 * Takes a missed question into the carnet d'erreurs, for the areas that judge answers. Missed again on the same local day it
 * changes nothing: a pupil who tries three times in a row made one error. To be called before the day of work is noted: the
 * carnet d'erreurs locks the card first as well.
 */
export const noteError =
  ({ db, now }: NotePorts): NoteError =>
  async (userId, ref) => {
    const cards = reviewStore(db.q)
    const day = localDay(now())
    const card = await cards.addOrLock(userId, ref, remember(null, 'again', day), now())
    if (card && card.memory.day < day) await cards.keep(card.id, remember(card.memory, 'again', day))
  }
