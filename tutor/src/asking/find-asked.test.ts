import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { askAriane } from './index.ts'

const ask = (id: string, question: string, own = {}) => {
  const pack = library().packs.find(one => one.id === id)
  if (!pack) throw new Error(`no pack ${id}`)
  return askAriane(question, { pack: { ...pack, ...own }, packs: [] }).explanations.join('\n')
}

const reasons = [
  {
    id: 'r1',
    statement: '−8 est plus petit que −3.',
    because: '−8 est plus loin de zéro du côté négatif.',
    asked: ['Pourquoi 2,5 et 2,50 c’est pareil ?'],
  },
]
const confusions = [
  { id: 'd1', between: ['genre', 'nombre'] as [string, string], difference: 'Le genre, puis le nombre.' },
]

describe('a question that the author of the lesson wrote down', () => {
  it.each(['Pourquoi −8 est plus petit que −3 ?', 'pourquoi est-ce que -8 est plus petit que -3'])(
    '« %s » is answered with its reason',
    question => {
      expect(ask('math-5-relatifs', question, { reasons })).toContain('plus loin de zéro')
    },
  )

  it.each(['pourquoi 8 est plus petit que 3 ?', 'pourquoi -3 est plus petit que -8 ?'])(
    '« %s » is another question',
    question => {
      expect(ask('math-5-relatifs', question, { reasons })).not.toContain('plus loin de zéro du côté négatif.')
    },
  )

  it('is found by all of its numbers', () => {
    expect(ask('math-5-relatifs', 'pk 2,5 et 2,50 c’est pareil', { reasons })).toContain('plus loin de zéro')
    expect(ask('math-5-relatifs', 'pk 2,5 et 2,05 c’est pareil', { reasons })).not.toContain('plus loin de zéro')
  })

  it('tells two names apart whose words only ask elsewhere', () => {
    expect(ask('fr-5-accords', 'c’est quoi la différence entre le nombre et le genre ?', { confusions })).toContain(
      'Le genre, puis le nombre.',
    )
  })
})

describe('a statement about other numbers', () => {
  it.each(['Pourquoi −10 °C est plus froid que −4 °C ?', 'pourquoi −7 est plus petit que −2 ?'])(
    '« %s » is not called false by it',
    question => {
      expect(ask('math-5-relatifs', question, { reasons: [] })).not.toContain('ce n’est pas exact')
    },
  )
})
