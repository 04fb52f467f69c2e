import { describe, expect, it } from 'vitest'
import { library } from './library.ts'
import { ask } from './questions.ts'
import { stem, stems } from './words.ts'

const question = (packId: string, text: string) => {
  const pack = library().packs.find(({ id }) => id === packId)
  if (!pack) throw new Error(`no pack ${packId}`)
  return ask(text, pack, library().listPacks(pack.subject, pack.grade))
}
const texts = (items: { text: string }[]) => items.map(item => item.text).join('\n')

describe('a question about the lesson', () => {
  it.each([
    ['hist-4-revolution-empire', 'Pourquoi Louis XVI a-t-il été guillotiné ?', '21 janvier 1793'],
    ['hist-4-revolution-empire', "c'est quoi le tiers etat", 'tiers état** :'],
    ['hist-4-revolution-empire', 'A quoi sert le Code civil ?', 'Code civil'],
    ['fr-4-accord-participe-passe', 'Quand accorde-t-on le participe passé avec avoir ?', 'chercher le COD'],
    ['en-4-past-simple', 'Comment former le prétérit des verbes réguliers ?', '-ed'],
    ['svt-4-tectonique-plaques', 'Pourquoi y a-t-il des séismes ?', 'limites des plaques'],
    ['svt-5-digestion', 'à quoi servent les enzymes ?', 'enzyme digestive'],
    ['fr-6-fables', 'Qu’est-ce qu’une morale ?', 'morale'],
    ['math-4-pythagore', 'comment je sais si un triangle est rectangle', 'Le triangle est-il rectangle'],
    ['math-3-fonctions-affines', 'différence entre fonction linéaire et affine', 'Toute fonction linéaire est'],
    ['de-4-perfekt', 'quand utiliser sein ou haben ?', 'Haben ou sein'],
    ['pc-4-loi-ohm', 'C’est quoi la résistance ?', 'ohms'],
  ])('%s: « %s » finds « %s »', (pack, text, expected) => {
    const answer = question(pack, text)
    expect(texts(answer.explanations)).toContain(expected)
    expect(answer.explanations.length).toBeLessThanOrEqual(3)
    expect(answer.examples.length).toBeLessThanOrEqual(2)
  })

  it('is answered from another lesson of the year when this one says nothing', () => {
    expect(texts(question('hist-4-revolution-empire', 'Comment marche la machine à vapeur ?').explanations)).toContain(
      'piston',
    )
  })

  it('comes with a worked example', () => {
    expect(texts(question('fr-4-accord-participe-passe', 'Où est le COD ?').examples)).toContain('**Réponse :**')
  })

  it('that only asks for help gets the essentials of the lesson', () => {
    expect(texts(question('hist-4-revolution-empire', "Je n'ai pas compris").explanations)).toContain('En 1789')
    expect(question('svt-5-digestion', 'Peux-tu me donner un exemple ?').examples.length).toBeGreaterThan(0)
  })
})

describe('a question about something else', () => {
  it.each([
    'blorg zut kfjdsl',
    '???',
    'Quelle heure est-il ?',
    'Qui a gagné le match hier soir ?',
    'Tu aimes la pizza ?',
    'Quel est le prix des pâtes ?',
    'Peux-tu me faire mon repas ?',
    'combien font 2 + 2',
    'Écris-moi une rédaction sur mes vacances',
  ])('« %s » is not answered', text => {
    for (const pack of ['hist-4-revolution-empire', 'svt-4-tectonique-plaques', 'fr-6-fables']) {
      expect(question(pack, text)).toEqual({ explanations: [], examples: [], source: 'built-in' })
    }
  })
})

describe('words', () => {
  it.each([
    ['révolutions', 'révolution'],
    ['chevaux', 'cheval'],
    ['guillotiné', 'guillotine'],
    ['vaccins', 'vacciner'],
    ['accordée', 'accorder'],
    ['œuvre', 'oeuvres'],
  ])('%s and %s are the same to a search', (a, b) => {
    expect(stems(a)).toEqual(stems(b))
  })

  it('that mean something else stay apart', () => {
    expect(stem('roman')).not.toBe(stem('romain'))
    expect(stems('le la les de du et')).toEqual([])
  })
})
