import { describe, expect, it } from 'vitest'
import { diagramText } from './diagram-text.ts'

describe('a diagram in words', () => {
  it('lists the dates of a line of time', () => {
    expect(diagramText('timeline\n  title La Révolution\n  1789 : Prise de la Bastille\n')).toEqual([
      'La Révolution',
      '1789 : Prise de la Bastille',
    ])
  })

  it('follows the arrows of a scheme', () => {
    expect(diagramText('graph TD\n  A[Eau] -->|chauffée| B[Vapeur]\n  B --> C[Nuage]')).toEqual([
      'Eau (chauffée) → Vapeur',
      'B → Nuage',
    ])
  })

  it('is shown as it was written when it is a single line', () => {
    expect(diagramText('un schéma illisible')).toEqual(['un schéma illisible'])
  })
})
