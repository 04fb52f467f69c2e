import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { askAriane } from './index.ts'

const findPack = (id: string) => {
  const pack = library().packs.find(one => one.id === id)
  if (!pack) throw new Error(`no pack ${id}`)
  return pack
}
const ask = (packId: string, question: string, { title = '', text = '', history = [] as string[] } = {}) =>
  askAriane(question, { pack: findPack(packId), packs: library().packs, slide: { title, text }, history })
const said = (reply: { explanations: readonly string[] }) => reply.explanations.join('\n')

describe('a question about the lesson', () => {
  it.each([
    ['hist-4-revolution-empire', 'Pourquoi Louis XVI a-t-il été guillotiné ?', 'condamné pour trahison'],
    ['hist-4-revolution-empire', "c'est quoi le tiers etat", 'tiers état** :'],
    ['hist-4-revolution-empire', 'A quoi sert le Code civil ?', 'Code civil'],
    ['fr-4-accord-participe-passe', 'Quand accorde-t-on le participe passé avec avoir ?', 'COD'],
    ['en-4-past-simple', 'Comment former le prétérit des verbes réguliers ?', '-ed'],
    ['svt-4-tectonique-plaques', 'Pourquoi y a-t-il des séismes ?', 'plaques'],
    ['svt-5-digestion', 'à quoi servent les enzymes ?', 'enzyme digestive'],
    ['fr-6-fables', 'Qu’est-ce qu’une morale ?', 'morale'],
    ['math-4-pythagore', 'comment je sais si un triangle est rectangle', 'Le triangle est-il rectangle'],
    ['math-3-fonctions-affines', 'différence entre fonction linéaire et affine', 'linéaire'],
    ['de-4-perfekt', 'quand utiliser sein ou haben ?', 'Haben ou sein'],
    ['pc-4-loi-ohm', 'C’est quoi la résistance ?', 'ohms'],
    ['math-3-fonctions', 'c’est quoi une fonction', 'en associe un seul autre'],
    ['fr-6-homophones', 'quand on met a ou à', 'avait'],
  ])('%s: « %s » finds « %s »', (pack, text, expected) => {
    const reply = ask(pack, text)
    expect(said(reply)).toContain(expected)
    expect(reply.kind).toBe('answer')
    expect(reply.explanations.length).toBeLessThanOrEqual(3)
    expect(reply.examples.length).toBeLessThanOrEqual(2)
  })

  it('names the lesson that it is answered from', () => {
    expect(ask('math-4-pythagore', 'c’est quoi une hypoténuse').reference).toMatchObject({
      grade: '4ème',
      lesson: 'Théorème de Pythagore et sa réciproque',
      elsewhere: false,
    })
  })

  it('is answered from another lesson only when it is said which one', () => {
    const reply = ask('math-6-fractions', 'c’est quoi le théorème de pythagore')
    expect(said(reply)).toContain('C’est au programme de 4ème, dans le chapitre « Espace et géométrie »')
    expect(reply.reference).toMatchObject({ grade: '4ème', elsewhere: true })
  })

  it.each([
    ['ct koi la revolution', 'c koi lipoténuse', 'hypoténuse'],
    ['a spelling by ear', 'sa veut dire koi ipotenuse', 'hypoténuse'],
  ])('is understood as pupils write it (%s)', (_, text, expected) => {
    expect(said(ask('math-4-pythagore', text))).toContain(expected)
  })

  it.each([
    ['c koi un nb relatif stp', 'positif, négatif ou nul'],
    ['pk moin par moin sa fé plus', 'positif'],
  ])('has its numbers and signs in short as well (%s)', (text, expected) => {
    expect(said(ask('math-4-relatifs', text))).toContain(expected)
  })

  it('after another one is about the same subject', () => {
    expect(
      said(ask('svt-5-respiration', 'et les insectes ?', { history: ['comment respirent les poissons'] })),
    ).toContain('trachées')
    const why = ask('math-4-pythagore', 'et pourquoi ?', { history: ['l’hypoténuse est-elle le plus long côté ?'] })
    expect(said(why)).toContain('angle droit')
  })
})

describe('two things that are confused', () => {
  it('are set side by side', () => {
    const reply = ask('svt-4-volcanisme', 'quelle est la différence entre le magma et la lave ?')
    expect(said(reply)).toContain('**magma** : Roche fondue contenant des gaz, en profondeur.')
    expect(said(reply)).toContain('**lave** : Roche fondue arrivée en surface')
  })
})

describe('a question that takes something wrong for granted', () => {
  it.each([
    ['pc-4-loi-ohm', 'pourquoi l’ampèremètre se branche en dérivation ?', 'L’ampèremètre se branche en série.'],
    ['hist-5-islam', 'les omeyyades gouvernaient depuis bagdad', 'Les Omeyyades gouvernaient depuis Damas.'],
    ['math-4-pythagore', 'l’hypoténuse c’est le plus petit côté ?', 'Attention, c’est l’inverse'],
    ['math-4-pythagore', 'racine carrée de 36 c’est 18 ?', 'Non, ce n’est pas 18.'],
  ])('%s: « %s » is told so', (pack, text, expected) => {
    expect(said(ask(pack, text))).toContain(expected)
  })
})

describe('a calculation', () => {
  it.each([
    ['math-5-relatifs', 'combien font 3 - 8', '$-5$'],
    ['math-4-puissances', '5 au carré ça fait combien', '$25$'],
    ['math-4-relatifs', '-3 x -4', '$12$'],
    ['math-4-equations', 'résous 3x + 4 = 10', '2'],
  ])('%s: « %s » is worked out', (pack, text, result) => {
    const reply = ask(pack, text)
    expect(reply.kind).toBe('calculation')
    expect(reply.explanations.at(-1)).toContain(result)
  })
})

describe('a pupil who did not understand', () => {
  it('has the part on the screen explained in other words, with an example', () => {
    const reply = ask('math-4-pythagore', 'j’ai rien compris', { title: 'Calculer l’hypoténuse' })
    const [section] = findPack('math-4-pythagore').summary.sections.filter(
      ({ title }) => title === 'Calculer l’hypoténuse',
    )
    expect(reply.kind).toBe('help')
    expect(said(reply)).toContain('Reprenons « Calculer l’hypoténuse » autrement.')
    expect(said(reply)).not.toContain(section?.body)
    expect(reply.examples.length).toBeGreaterThan(0)
  })

  it('reads the second explanation where the lesson has one', () => {
    const known = findPack('math-4-pythagore')
    const [section] = known.summary.sections
    const again = [{ section: section?.id ?? '', text: 'Imagine trois carrés.', example: 'Avec 3, 4 et 5.' }]
    const slide = { title: section?.title ?? '' }
    const reply = askAriane('explique autrement', { pack: { ...known, again }, packs: [], slide })
    expect(reply).toMatchObject({ kind: 'help', examples: ['Avec 3, 4 et 5.'] })
    expect(reply.explanations).toContain('Imagine trois carrés.')
  })
})

describe('a pupil who wants the answer', () => {
  it('gets the first step of the exercise that is open, and not the answer', () => {
    const exercise = 'ABC est rectangle en A, avec AB = 9 cm et AC = 12 cm. Calcule BC.'
    const reply = ask('math-4-pythagore', 'donne moi la réponse', { text: exercise })
    expect(reply.kind).toBe('refusal')
    expect(said(reply)).toContain('**Pour commencer :** L’hypoténuse est [BC].')
    expect(JSON.stringify(reply)).not.toContain('15')
  })

  it.each(
    library()
      .packs.filter((_, i) => i % 13 === 0)
      .map(({ id }) => id),
  )('of %s never reads an answer', id => {
    for (const { question, modelAnswer } of findPack(id).questions) {
      const reply = ask(id, 'c’est quoi la réponse ?', { text: question })
      expect(reply.kind).toBe('refusal')
      expect(reply.examples).toEqual([])
      expect(said(reply).replaceAll(question, '')).not.toContain(modelAnswer)
    }
  })
})

describe('a question about something else', () => {
  it.each([
    'blorg zut kfjdsl',
    'Quelle heure est-il ?',
    'Qui a gagné le match hier soir ?',
    'Tu aimes la pizza ?',
    'Quel est le prix des pâtes ?',
    'Comment installer un jeu sur mon téléphone ?',
  ])('« %s » is not answered, and three that are get suggested', text => {
    for (const pack of ['hist-4-revolution-empire', 'svt-4-tectonique-plaques', 'fr-6-fables']) {
      const reply = ask(pack, text)
      expect(reply).toMatchObject({ kind: 'unknown', explanations: [], examples: [] })
      expect(reply.suggestions).toHaveLength(3)
    }
  })

  it('suggests only what is answered', () => {
    for (const { id } of library().packs.filter((_, i) => i % 11 === 0))
      for (const suggestion of ask(id, 'blorg zut kfjdsl').suggestions) {
        const { kind, reference } = ask(id, suggestion)
        expect({ id, suggestion, kind, elsewhere: reference?.elsewhere }).toEqual({
          id,
          suggestion,
          kind: 'answer',
          elsewhere: false,
        })
      }
  })
})

describe('words of distress', () => {
  it('are answered before anything else', () => {
    const reply = ask('math-4-pythagore', 'je veux mourir')
    expect(reply.kind).toBe('help')
    expect(said(reply)).toMatch(/119.*3114.*3018/)
  })
})

describe('any text at all', () => {
  it.each(['', '?', '   ', 'a'.repeat(2000), '((((((((', '= = =', '$$$$', 'pourquoi '.repeat(200), '\u0000\ud800'])(
    'is survived (case %#)',
    text => {
      expect(ask('math-4-pythagore', text).kind).toBeTypeOf('string')
    },
  )
})

describe('a calculation that is not understood', () => {
  it('gets the method, said to be no result', () => {
    const reply = ask('math-4-pythagore', 'calcule l’hypoténuse avec 3, 4 et 7')
    expect(reply.kind).toBe('help')
    expect(reply.explanations[0]).toContain('Je ne suis pas sûre de bien lire ce calcul')
    expect(reply.explanations[1]).toContain('**Calculer l’hypoténuse**')
  })
})

describe('a calculation in a few words', () => {
  it.each([
    ['pc-4-vitesse', 'vitesse si je fais 240 km en 3h', '80 km/h'],
    ['pc-3-poids-masse', 'masse si P = 264,6 N (g = 9,8)', '27 kg'],
    ['pc-4-masse-volumique', 'volume d’un truc en fer de 276,5 g (7,9 g/cm3)', '35 cm³'],
    ['pc-3-puissance-energie', 'energie d’un four de 2500 W pendant 6h en kWh', '15 kWh'],
    ['math-6-aires', 'aire d’un triangle rectangle 6 cm et 10 cm', '30 cm²'],
    ['math-6-proportionnalite', '5 stylo coute 8 euros cb coute 12 stylos', '19,20 €'],
    ['math-4-pythagore', 'hypoténuse 41 et un coté 9 l’autre fait combien', 'AC = 40'],
    ['math-4-equations', '6x - 4 = 2x + 12', 'x = 4'],
    ['math-3-fonctions-affines', 'f(x)=7x-13 calcule l’image de 6', 'f(6) = 29'],
    ['math-3-probabilites', 'proba de faire un nombre pair avec un dé', 'frac{1}{2}'],
    [
      'geo-5-croissance-demographique',
      'accroissement naturel avec une natalité de 34 et une mortalité de 13',
      '34 - 13 = 21',
    ],
  ])('%s: « %s » is worked out', (pack, text, result) => {
    const reply = ask(pack, text)
    expect(reply.kind).toBe('calculation')
    expect(said(reply)).toContain(result)
  })

  it.each([
    ['13 cm 17 cm 36 cm', 'Non, ce triangle n’existe pas'],
    ['6 cm 8 cm 10 cm', 'ce triangle existe'],
    ['3 cm 4 cm 7 cm', 'alignés'],
  ])('tells whether there is a triangle with %s', (lengths, verdict) => {
    expect(said(ask('math-5-triangles', `est-ce que ya un triangle ${lengths}`))).toContain(verdict)
  })

  it('is not worked out when more than a formula is asked', () => {
    expect(ask('pc-4-vitesse', 'vitesse si je fais 240 km en 3h avec une pause').kind).not.toBe('calculation')
  })
})

describe('the meaning of a word', () => {
  it('is followed by what the lesson says of it', () => {
    const reply = ask('fr-6-contes-merveilleux', 'c koi le merveilleux')
    expect(reply.explanations[0]).toContain('**merveilleux** : Présence d’éléments magiques')
    expect(reply.explanations[1]).toContain('**normal dans le conte**')
    expect(said(reply).length).toBeLessThanOrEqual(700)
  })
})
