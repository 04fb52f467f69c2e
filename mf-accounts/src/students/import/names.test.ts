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

describe('@K09 a last name of several words', () => {
  it.each([
    ['DE SOUZA E SILVA Ana', 'DE SOUZA E SILVA', 'Ana'],
    ['Ana DE SOUZA E SILVA', 'DE SOUZA E SILVA', 'Ana'],
    ['DE SOUZA E SILVA ANA', 'DE SOUZA E SILVA', 'ANA'],
    ['de Souza e Silva Ana', 'de Souza e Silva', 'Ana'],
    ['VAN DER BERG Jan', 'VAN DER BERG', 'Jan'],
    ['Jan van der BERG', 'van der BERG', 'Jan'],
    ['D’ALMEIDA Rui', 'D’ALMEIDA', 'Rui'],
    ['DE LA TOUR MARIE', 'DE LA TOUR', 'MARIE'],
    ['MARTIN El Mehdi', 'MARTIN', 'El Mehdi'],
    ['RUIZ Y PICASSO Pablo', 'RUIZ Y PICASSO', 'Pablo'],
    ['John F. KENNEDY', 'KENNEDY', 'John F.'],
    ['NGUYỄN Văn An', 'NGUYỄN', 'Văn An'],
    ['王 伟', '王', '伟'],
  ])('is whole: %j', (written, lastName, firstName) => {
    expect(splitFullName(written)).toEqual({ lastName, firstName })
  })

  it.each([
    ['İBRAHİM', 'İbrahim'],
    ['ERDOĞAN IŞIK', 'Erdoğan Işık'],
    ['ĐÀO', 'Đào'],
    ['ŁUKASZ', 'Łukasz'],
    ['GROẞ', 'Groß'],
    ['N’GUESSAN', 'N’Guessan'],
    ['ΓΙΩΡΓΟΣ', 'Γιωργος'],
    ['王', '王'],
    ['عمر', 'عمر'],
  ])('%j is shown as %j', (written, shown) => expect(soften(written)).toBe(shown))
})
