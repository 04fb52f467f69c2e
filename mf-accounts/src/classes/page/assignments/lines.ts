import { markIn } from '@ariane/shared/catalogue'
import type { AssignmentDetail } from '@ariane/shared/contracts/assignments'
import type { ClassPupil } from '@ariane/shared/contracts/classes'
import { messages } from '../../messages.ts'

const text = messages.workResults

/** The page of a notion in the class; a place without a notion is its sub-chapter. */
export function notionAddress(classId: string, ref: string): string {
  const [topic = ''] = ref.split('/')
  const search = new URLSearchParams({ sousChapitre: topic, jours: '90' })
  if (ref !== topic) search.set('notion', ref)
  return `/classes/${classId}/notion?${search}`
}

type Named = Pick<ClassPupil, 'userId' | 'firstName' | 'lastName' | 'login'>

/** The lines of the file: each pupil with the whole work, then with each notion that he answered on. */
export function toLines(
  { list, notions }: Pick<AssignmentDetail, 'list' | 'notions'>,
  pupils: readonly Named[],
): string[][] {
  const whole = pupils.map(pupil => ({ ...pupil, fullName: `${pupil.firstName} ${pupil.lastName}` }))
  const named = new Map(whole.map(pupil => [pupil.userId, { ...pupil, mark: markIn(whole, pupil) }]))
  return list.flatMap(({ userId, fullName, state, late, answers, right }) => {
    const { firstName = '', lastName = '', mark = '' } = named.get(userId) ?? {}
    const who = [lastName || fullName, firstName + mark, messages.assigned.states[state], late ? text.yes : text.no]
    const own = notions.flatMap(({ title, byPupil }) =>
      byPupil.filter(one => one.userId === userId).map(one => [...who, title, String(one.answers), String(one.right)]),
    )
    return [[...who, '', String(answers), String(right)], ...own]
  })
}
