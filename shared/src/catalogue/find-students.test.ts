import { describe, expect, it } from 'vitest'
import { findStudents } from './find-students.ts'

const pupils = [
  { fullName: 'Élodie Martin', email: 'elodie@ariane.example' },
  { fullName: 'Jean-Éloi Petit', email: 'jean-eloi@ariane.example' },
  { fullName: 'Zoé', email: 'z.martin@exemple.fr' },
  { fullName: 'Łukasz 王', email: 'lukasz@ariane.example' },
]
const names = (search: string) => findStudents(pupils, search).map(({ fullName }) => fullName)

describe('the search for a pupil', () => {
  it.each([
    ['', ['Élodie Martin', 'Jean-Éloi Petit', 'Zoé', 'Łukasz 王']],
    ['  ', ['Élodie Martin', 'Jean-Éloi Petit', 'Zoé', 'Łukasz 王']],
    ['ELO', ['Élodie Martin', 'Jean-Éloi Petit']],
    ['petit jean', ['Jean-Éloi Petit']],
    ['martin', ['Élodie Martin', 'Zoé']],
    ['exemple', []],
    ['王', ['Łukasz 王']],
    ['李', []],
    ['ŁUKASZ', ['Łukasz 王']],
    ['lukasz', ['Łukasz 王']],
  ])('%j finds %j', (search, expected) => expect(names(search)).toEqual(expected))
})
