import type { ChildWeek } from '@ariane/shared/contracts/children'

/** What a parent may do now, by what comes first. */
export const chooseHint = ({ coming }: Pick<ChildWeek, 'coming'>): 'exam' | 'homework' | 'calm' =>
  coming.some(({ kind }) => kind === 'exam') ? 'exam' : coming.length > 0 ? 'homework' : 'calm'

/** Facts that stand nowhere else on the card of a child: homework for tomorrow is among what comes. */
export const otherNeeds = ({ needs }: Pick<ChildWeek, 'needs'>) => needs.filter(({ kind }) => kind !== 'due_tomorrow')

/** Days of the week with a session. */
export const countDays = ({ days }: Pick<ChildWeek, 'days'>) => days.filter(({ session }) => session).length
