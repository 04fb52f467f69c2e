import type { Suggestions } from '@ariane/shared/contracts/objectives'
import { describe, expect, it } from 'vitest'
import { type Draft, EMPTY } from './draft.ts'
import { findIdeas, isProposed, takeIdeas, takeTicked, tick } from './ideas.ts'

const asked = { title: 'Mes tables', type: 'School' } as const
const draft: Draft = { ...EMPTY, title: 'Mes tables ' }
const criteria = { successCriteria: 'Tout juste', progressCriteria: 'La moitié', effortNeededCriteria: 'Un quart' }
const idea = (title: string) => ({ title, description: 'Dix minutes.', selectedDays: [2, 4] })
const answer: Suggestions = {
  objective: criteria,
  suggestions: [idea('Réciter'), idea('Écrire')],
  questions: null,
  source: 'built-in',
}
const blank = { successCriteria: '', progressCriteria: '', effortNeededCriteria: '' }

describe('ideas for an objective', () => {
  it('fill the criteria that are empty and leave what the pupil wrote', () => {
    const own = { ...draft, criteria: { ...blank, progressCriteria: 'Mes mots' } }
    const taken = takeIdeas(own, asked, answer)
    expect(taken.criteria).toEqual({ ...criteria, progressCriteria: 'Mes mots' })
    expect(isProposed(taken, 'successCriteria')).toBe(true)
    expect(isProposed(taken, 'progressCriteria')).toBe(false)
  })

  it('give way to the ideas for another title, unless the pupil changed them', () => {
    const first = takeIdeas(draft, asked, answer)
    const retitled = {
      ...first,
      title: 'Lire',
      criteria: { ...first.criteria, successCriteria: 'Tout juste, toujours' },
    }
    expect(findIdeas(retitled)).toBeNull()
    const other = { successCriteria: 'A', progressCriteria: 'B', effortNeededCriteria: 'C' }
    const second = takeIdeas(retitled, { title: 'Lire', type: 'School' }, { ...answer, objective: other })
    expect(second.criteria).toEqual({ ...other, successCriteria: 'Tout juste, toujours' })
  })

  it('are dropped when the title was changed while they were on their way', () => {
    const retitled = { ...draft, title: 'Autre chose' }
    expect(takeIdeas(retitled, asked, answer)).toBe(retitled)
  })

  it('become tasks when they are ticked, and leave the list of ideas', () => {
    const ticked = tick(tick(takeIdeas(draft, asked, answer), 'Réciter', true), 'Écrire', true)
    const taken = takeTicked(tick(ticked, 'Écrire', false))
    expect(taken.tasks).toMatchObject([{ ...idea('Réciter'), dueDate: '', startTime: '', endTime: '' }])
    expect(findIdeas(taken)).toMatchObject({ tasks: [idea('Écrire')], ticked: [] })
  })

  it('may be none: then questions help', () => {
    const questions = { successCriteria: 'Quoi ?', progressCriteria: 'Combien ?', effortNeededCriteria: 'Sinon ?' }
    const taken = takeIdeas(draft, asked, { ...answer, objective: blank, suggestions: [], questions })
    expect(findIdeas(taken)).toMatchObject({ none: true, questions })
    expect(taken.criteria).toEqual(blank)
  })
})
