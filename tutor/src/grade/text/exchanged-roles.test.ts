import { describe, expect, it } from 'vitest'
import { library } from '../../library.ts'
import { grade } from '../index.ts'

const answer = (pack: string, id: string, text: string) => {
  const asked = library()
    .packs.find(one => one.id === pack)
    ?.questions.find(question => question.id === id)
  if (asked?.expected.kind !== 'text') throw new Error(`${pack} has no text question ${id}`)
  return grade(asked.expected, text, { question: asked.question }).verdict
}

describe('roles that are exchanged in one sentence', () => {
  it.each([
    ['fr-6-odyssee-metamorphoses', 'q3', 'Le Cyclope veut tromper Ulysse pour que les autres viennent l’aider.'],
    ['hist-4-troisieme-republique', 'q3', 'Elle supprime la liberté de conscience et elle garantit les liens.'],
    ['pc-3-reactions-acides-metaux', 'q3', 'Parce que le fer attaque l’acide et le rend basique.'],
    ['pc-4-masse-volumique', 'q5', 'Si la couronne déplace moins d’eau que l’or pur, elle contient de l’argent.'],
    ['pc-4-vitesse', 'q4', 'Il est en mouvement par rapport au bus et immobile par rapport à la route.'],
    ['svt-4-seismes', 'q3', 'Les roches cassent lentement puis l’énergie s’accumule brutalement.'],
    ['en-5-present-simple-be-ing', 'q3', 'habitude action en cours batterie'],
    ['en-3-immigration', 'q3', 'Un push ça pousse les gens à partir et un pull ça les attire.'],
  ])('are never right: %s %s « %s »', (pack, id, text) => {
    expect(answer(pack, id, text)).not.toBe('correct')
  })

  it.each([
    ['pc-3-reactions-acides-metaux', 'q3', 'Le fer est attaqué par l’acide : la boîte se perce.'],
    ['pc-4-vitesse', 'q4', 'Il est immobile par rapport au bus et en mouvement par rapport à la route.'],
    [
      'hist-4-troisieme-republique',
      'q3',
      'Elle garantit la liberté de conscience et supprime les liens avec les religions.',
    ],
    ['en-3-immigration', 'q3', 'Un push pousse les gens à partir (la famine) et un pull les attire (le travail).'],
  ])('are right the right way round: %s %s « %s »', (pack, id, text) => {
    expect(answer(pack, id, text)).toBe('correct')
  })
})
