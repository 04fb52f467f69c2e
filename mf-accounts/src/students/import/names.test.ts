import { describe, expect, it } from 'vitest'
import { soften, splitFullName } from './names.ts'

describe('@K09 the name of a pupil in one cell', () => {
  it.each([
    ['MARTIN Léa', 'MARTIN', 'Léa'],
    ['DE LA TOUR Marie Anne', 'DE LA TOUR', 'Marie Anne'],
    ['de LA TOUR Marie-Anne', 'de LA TOUR', 'Marie-Anne'],
    ['d’ORMESSON Jean', 'd’ORMESSON', 'Jean'],
    ['SAINT-EXUPÉRY Antoine', 'SAINT-EXUPÉRY', 'Antoine'],
    ['LE GOFF Jean Éloi', 'LE GOFF', 'Jean Éloi'],
    ['Léa MARTIN', 'MARTIN', 'Léa'],
    ['Martin, Léa', 'Martin', 'Léa'],
    ['Martin Léa', 'Martin', 'Léa'],
    ['MARTIN LEA', 'MARTIN', 'LEA'],
    ['Le Van Minh', 'Le', 'Van Minh'],
    ['Léa', '', 'Léa'],
    ['', '', ''],
  ])('%j has the last name %j and the first name %j', (written, lastName, firstName) => {
    expect(splitFullName(written)).toEqual({ lastName, firstName })
  })

  it.each([
    ['MARTIN', 'Martin'],
    ['JEAN-ÉLOI', 'Jean-Éloi'],
    ['DE LA TOUR', 'De La Tour'],
    ['D’ORMESSON', 'D’Ormesson'],
    ['McDonald', 'McDonald'],
    ['Léa', 'Léa'],
    ['Z', 'Z'],
  ])('%j is shown as %j', (written, shown) => expect(soften(written)).toBe(shown))
})
