import { describe, expect, it } from 'vitest'
import { gradeVerdict, type Row, text } from '../testing/expected.ts'
import { NEAR_HOMOGRAPHS } from './lookalikes.ts'

describe('free words read closely', () => {
  it.each([
    [text(['dessous']), 'au-dessous du plan', 'correct'],
    [text(['hypertonique']), 'un milieu hypotonique', 'to_review'],
    [text(['hypertension']), 'une hypertention', 'correct'],
    [text(['hypertension']), 'une hypotension', 'to_review'],
    [text(['microscopique']), 'un être macroscopique', 'to_review'],
    [text(['cellule']), 'la membrane cellulaire', 'correct'],
  ] satisfies Row[])('%j answered « %s » is %s', (expected, answer, verdict) => {
    expect(gradeVerdict(expected, answer)).toBe(verdict)
  })

  it.each(
    NEAR_HOMOGRAPHS.flatMap(group =>
      group.flatMap(one => group.flatMap(other => (one === other ? [] : [[one, other]]))),
    ),
  )('that look alike are not the same: « %s » is not « %s »', (wanted, written) => {
    expect(gradeVerdict(text([wanted ?? '']), wanted ?? '')).toBe('correct')
    expect(gradeVerdict(text([wanted ?? '']), written ?? '')).toBe('to_review')
  })

  it.each([
    ['addition', 'adition'],
    ['convention', 'convension'],
    ['passage', 'pasage'],
    ['précision', 'presision'],
    ['descendance', 'desendance'],
    ['attitude', 'atitude'],
    ['électron', 'electon'],
  ])('as near to another word are a slip: « %s » may be written « %s »', (wanted, written) => {
    expect(gradeVerdict(text([wanted]), written)).toBe('correct')
  })

  it.each([
    [text(['180 - 90']), '180-90', 'correct'],
    [text(['180-90']), '180 − 90 = 90', 'correct'],
    [text(['13 × 17']), '13x17', 'correct'],
    [text(['13x17']), '13 × 17', 'correct'],
    [text(['13 × 17']), '13*17', 'correct'],
    [text(['2x + 3']), 'y=2x+3', 'correct'],
    [text(['x+3']), 'x + 3', 'correct'],
    [text(['1914-1918']), 'de 1914 à 1918', 'correct'],
    [text(['-7 -3 0 2']), '-7 -3 0 2', 'correct'],
    [text(['-5']), 'x = -5', 'correct'],
    [text(['-90']), '180-90', 'to_review'],
    [text(['-3']), 'x-3', 'to_review'],
    [text(['180 - 90']), '180+90', 'to_review'],
    [text(['13 × 17']), '13 + 17', 'to_review'],
    [text(['180 - 90']), '90+35=125 et 180-125=55', 'correct'],
    [text(['2x']), '2x3', 'to_review'],
  ] satisfies Row[])(
    'with a calculation, %j answered « %s », are %s however it is spaced',
    (expected, answer, verdict) => {
      expect(gradeVerdict(expected, answer)).toBe(verdict)
    },
  )

  const advice = text(['subjectif donne avis'])
  const before = text(['met avant nom'])
  const tool = text(['comparaison utilise outil'])
  it.each([
    [advice, 'L’objectif ne donne aucune opinion alors que le subjectif donne un avis.', 'correct'],
    [advice, 'aucune opinion tandis que le subjectif donne un avis', 'correct'],
    [advice, 'L’objectif donne un avis alors que le subjectif ne donne aucun avis.', 'to_review'],
    [before, 'Pas de s au pluriel et il se met avant le nom', 'correct'],
    [before, 'Pas de s au pluriel et c’est un mot qui se met avant le nom', 'correct'],
    [before, 'Il s’accorde et il ne se met pas avant le nom', 'to_review'],
    [text(['pain vin']), 'Il n’y a pas de pain et vin.', 'to_review'],
    [tool, 'La comparaison utilise un outil, la métaphore n’utilise pas d’outil.', 'correct'],
    [tool, 'La comparaison utilise un outil et la métaphore n’utilise pas d’outil.', 'correct'],
    [tool, 'La métaphore n’utilise pas d’outil, la comparaison utilise un outil.', 'correct'],
    [tool, 'La comparaison n’utilise pas d’outil, la métaphore utilise un outil.', 'to_review'],
    [tool, 'La comparaison n’utilise pas d’outil et la métaphore utilise un outil.', 'to_review'],
    [tool, 'La métaphore utilise un outil et la comparaison n’utilise pas d’outil.', 'to_review'],
    [text(['étoile']), 'Ce n’est pas, comme on pourrait le croire, une étoile.', 'to_review'],
    [text(['sel']), 'Il n’y a pas de sucre, de sel, de graisse.', 'to_review'],
    [text(['sel']), 'pas de sucre, de sel, de graisse', 'to_review'],
    [text(['aile']), 'Il n’a pas de bec, d’aile', 'to_review'],
    [text(['pas mêmes droits']), 'Elles n’ont pas, à cette époque, les mêmes droits.', 'correct'],
    [text(['mammifère']), 'Elle ne l’est pas, la baleine est un mammifère.', 'correct'],
    [text(['plumes']), 'Il n’en a pas, il a des plumes.', 'correct'],
    [text(['planète']), 'Une étoile, elle ne l’est pas, c’est une planète.', 'correct'],
    [text(['plumes']), 'Il n’a pas de poils, d’ailleurs il a des plumes.', 'correct'],
    [text(['comparaison utilise']), 'La métaphore utilise un outil, la comparaison n’utilise rien.', 'to_review'],
  ] satisfies Row[])('%j answered « %s » is %s: a denial ends with its clause', (expected, answer, verdict) => {
    expect(gradeVerdict(expected, answer)).toBe(verdict)
  })
})
