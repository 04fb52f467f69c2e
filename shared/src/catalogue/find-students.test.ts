import { describe, expect, it } from 'vitest'
import { findStudents } from './find-students.ts'

const pupils = [
  { fullName: 'Élodie Martin', email: 'elodie@ariane.example' },
  { fullName: 'Jean-Éloi Petit', email: 'jean-eloi@ariane.example' },
  { fullName: 'Zoé', email: 'z.martin@exemple.fr' },
]
const names = (search: string) => findStudents(pupils, search).map(({ fullName }) => fullName)

describe('the search for a pupil', () => {
  it.each([
    ['', ['Élodie Martin', 'Jean-Éloi Petit', 'Zoé']],
    ['  ', ['Élodie Martin', 'Jean-Éloi Petit', 'Zoé']],
    ['ELO', ['Élodie Martin', 'Jean-Éloi Petit']],
    ['petit jean', ['Jean-Éloi Petit']],
    ['martin', ['Élodie Martin', 'Zoé']],
    ['exemple', []],
  ])('%j finds %j', (search, expected) => expect(names(search)).toEqual(expected))
})
