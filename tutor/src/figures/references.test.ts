import { expect, it } from 'vitest'
import { findFigureReferenceFlaws, findUnusedFigures } from './references.ts'

const onFigures = { zones: [], legends: [], pictures: [], valueReadings: [], pointPlacings: [], imageDrawings: [] }
const nothing = { terms: [], mcqs: [], questions: [], events: [], ...onFigures }

it('finds figures that are named and not there, there and shown by nothing, or there twice', () => {
  const summary = { sections: [{ id: 's1', figure: 'carte' }] }
  expect(findFigureReferenceFlaws({ ...nothing, summary, figures: [{ id: 'carte' }] })).toEqual([])
  expect(findFigureReferenceFlaws({ ...nothing, summary, figures: [{ id: 'frise' }] })).toEqual([
    's1: there is no figure carte',
  ])
  expect(findFigureReferenceFlaws({ ...nothing, summary, figures: [{ id: 'carte' }, { id: 'carte' }] })).toEqual([
    'carte: the same id twice',
  ])
  expect(findUnusedFigures({ ...nothing, summary, figures: [{ id: 'carte' }, { id: 'frise' }] })).toEqual([
    'figure frise: nothing shows it',
  ])
})
