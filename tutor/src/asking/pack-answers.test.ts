import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { askAriane } from './index.ts'

const findPack = (id: string) => {
  const pack = library().packs.find(one => one.id === id)
  if (!pack) throw new Error(`no pack ${id}`)
  return pack
}
const ask = (id: string, question: string, { title = '', history = [] as string[] } = {}) =>
  askAriane(question, { pack: findPack(id), packs: library().packs, slide: { title }, history })
const said = (reply: { explanations: readonly string[] }) => reply.explanations.join('\n')

const SECTION = { title: 'Une réponse spécifique : les lymphocytes' }

describe('« je n’ai pas compris »', () => {
  it('gives the second explanation of the section, an example and a question of a few words', () => {
    const reply = ask('svt-3-immunite', 'je comprends rien', SECTION)
    expect(reply.kind).toBe('help')
    expect(said(reply)).toContain('une serrure que personne n’a jamais vue')
    expect(reply.examples[0]).toContain('virus de la rougeole')
    expect(reply.check).toContain('Un anticorps contre la rougeole se fixe-t-il aussi au virus de la grippe')
  })

  it.each([
    ['non', 'Oui, c’est bien cela.'],
    ['Non !', 'Oui, c’est bien cela.'],
    ['oui', 'Pas tout à fait : la réponse est « **non** ».'],
  ])('then takes « %s » for the answer to that question', (answer, verdict) => {
    const reply = ask('svt-3-immunite', answer, { ...SECTION, history: ['je comprends rien'] })
    expect(reply.kind).toBe('help')
    expect(reply.explanations[0]).toBe(verdict)
    expect(reply.explanations[1]).toContain('comme une clé ne va que dans sa serrure')
  })

  it('then still answers another question', () => {
    const reply = ask('svt-3-immunite', 'c’est quoi un antigène ?', { ...SECTION, history: ['je comprends rien'] })
    expect(said(reply)).toContain('**antigène** :')
  })

  it('said once more is answered with something else', () => {
    const reply = ask('svt-3-immunite', 'j’ai toujours pas compris', { ...SECTION, history: ['je comprends rien'] })
    expect(said(reply)).not.toContain('une serrure que personne')
    expect(said(reply)).toContain('À retenir')
  })
})

describe('« pourquoi »', () => {
  it.each([
    ['svt-3-immunite', 'pk il faut des rappels de vaccin', 'Ils entretiennent la mémoire du corps'],
    ['svt-3-immunite', 'pourquoi on fait des rappels', 'Ils entretiennent la mémoire du corps'],
    ['hist-3-guerre-froide', 'pourquoi on parle de guerre froide', 'sans guerre directe entre eux'],
  ])('%s: « %s » gives the reason of the lesson', (pack, question, because) => {
    expect(said(ask(pack, question))).toContain(because)
  })

  it('is found as the author says that pupils ask', () => {
    const pack = findPack('pc-3-poids-masse')
    const reasons = [
      {
        id: 'r9',
        statement: 'Le poids d’un objet est plus faible sur la Lune.',
        because: 'La Lune attire six fois moins que la Terre.',
        asked: ['Pourquoi les astronautes sautent-ils si haut ?'],
      },
    ]
    const reply = askAriane('pk les astronotes ils sautent haut', { pack: { ...pack, reasons }, packs: [] })
    expect(said(reply)).toContain('La Lune attire six fois moins que la Terre.')
  })

  it('of something else is not answered with a reason of the lesson', () => {
    expect(said(ask('svt-3-immunite', 'pourquoi la peau bronze ?'))).not.toContain('inflammation')
  })
})

describe('two names that are often confused', () => {
  it.each(['différence entre antigène et anticorps', 'antigene ou anticorps ?', 'un antigène c’est un anticorps ?'])(
    '« %s » begins with what tells them apart',
    question => {
      expect(ask('svt-3-immunite', question).explanations[0]).toContain(
        'l’anticorps est la molécule que le corps fabrique',
      )
    },
  )
})
