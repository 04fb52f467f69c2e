import { describe, expect, it } from 'vitest'
import { withoutTitle } from './without-title.ts'

describe('@U02 what an exercise asks below its title', () => {
  it.each([
    ['Remettez les étapes dans l’ordre : Compter les syllabes', 'Remettez les étapes dans l’ordre.'],
    ['Compter les syllabes : associez chaque élément.', 'Associez chaque élément.'],
    ['Compter les syllabes\n\nÉcrivez.\n\nPuis relisez.', 'Écrivez.\n\nPuis relisez.'],
    ['Compter les syllabes', 'Compter les syllabes'],
    ['Compter les syllabes du vers : lequel ?', 'Compter les syllabes du vers : lequel ?'],
    ['Faut-il Compter les syllabes', 'Faut-il Compter les syllabes'],
    ['Classez du plus petit au plus grand.', 'Classez du plus petit au plus grand.'],
  ])('of « %s » is « %s »', (instruction, left) => expect(withoutTitle(instruction, 'Compter les syllabes')).toBe(left))
})
