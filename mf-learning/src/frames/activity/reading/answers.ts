import type { ActivityAnswer, ActivityData } from '@ariane/shared/contracts/activities'

/** Chapters without a right answer: nothing to validate, the next step is always open. */
const READ = ['accordion', 'page', 'contents', 'narrated', 'film', 'dialog-cards', 'speed-reading'] as const
type Read = (typeof READ)[number]
export const isReading = (engine: ActivityData['engine']): engine is Read => READ.some(one => one === engine)

/** Whether going on says that it was read; the others say so themselves. */
export const endsByLeaving = (engine: ActivityData['engine']) =>
  engine === 'page' || engine === 'contents' || engine === 'narrated' || engine === 'film'

/** Whether there is a last word to show, and a way to begin again. */
export const hasLastWord = (engine: ActivityData['engine']) => engine === 'dialog-cards' || engine === 'speed-reading'

/** The answer before anything was done. */
export function blankReading({ engine }: Extract<ActivityData, { engine: Read }>): ActivityAnswer {
  if (engine === 'dialog-cards') return { engine, known: {} }
  if (engine === 'speed-reading') return { engine, seconds: null }
  return { engine }
}
