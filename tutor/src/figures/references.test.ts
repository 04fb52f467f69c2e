import { expect, it } from 'vitest'
import { findFigureReferenceFlaws } from './references.ts'

const nothing = { terms: [], mcqs: [], questions: [], events: [] }

it('finds figures that are named and not there, there and not named, or there twice', () => {
  const summary = { sections: [{ id: 's1', figure: 'carte' }] }
  expect(findFigureReferenceFlaws({ ...nothing, summary, figures: [{ id: 'carte' }] })).toEqual([])
  expect(findFigureReferenceFlaws({ ...nothing, summary, figures: [{ id: 'frise' }] })).toEqual([
    's1: there is no figure carte',
    'frise: nothing shows this figure',
  ])
  expect(findFigureReferenceFlaws({ ...nothing, summary, figures: [{ id: 'carte' }, { id: 'carte' }] })).toEqual([
    'carte: the same id twice',
  ])
})
