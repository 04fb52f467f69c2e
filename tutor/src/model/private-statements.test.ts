import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { hidePersons } from './private.ts'

const CLASS = [
  ['Lê', 'Nguyen', 'Lê Nguyen'],
  ['Léa', 'B', 'Léa B'],
  ['Lucas', 'van der Berg', 'Lucas van der Berg'],
  ['Si', 'Ma', 'Si Ma'],
  ['Sa'],
  ['Mai', 'Tran', 'Mai Tran'],
  ['Aimé', 'Petit', 'Aimé Petit'],
  ['Romain', 'Le Goff', 'Romain Le Goff'],
  ['Florence', 'Roux', 'Florence Roux', 'Mme Roux'],
  ['Pierre', 'de la Roche', 'Pierre de la Roche'],
  ['Rémi', 'Blanc', 'Rémi Blanc'],
  ['Victor', 'Ali', 'Victor Ali'],
  ['Charles', 'Noël', 'Charles Noël'],
  ['Jean-Baptiste', 'Dupont', 'Jean-Baptiste Dupont'],
]
const open = () => hidePersons(CLASS)

describe('a statement before it leaves for a model', () => {
  it.each([
    // Short names.
    'pourquoi le 14 juillet est le jour de la fête nationale',
    'f(b) = 2b et le point B est sur (AB)',
    'Si ma sœur a 3 ans, sa mère en a 30.',
    'Ma maison est grande. Sa porte aussi. Si x = 2, que vaut B ?',
    'Le segment [AB] et la droite (BC), b) calculer B',
    'L’élève lit le livre ; les a-t-il lus ?',
    // Names that are words.
    'le 8 mai 1945',
    'Le 8 Mai 1945, Mai 1968, le 1er Mai',
    'J’aime le français, il est aimé de tous',
    'un Romain, le Romain et l’empire romain',
    'le petit prince, un roux, le blanc d’œuf, la pierre',
    'Un jean coûte 45 €, un Romain 1 500 m. Si ma sœur court…',
    'une roche, des roches, la roche volcanique',
    // Particles.
    'le petit roux et le blanc petit',
    'Ich gehe in der Stadt. Der Berg ist hoch, van Gogh auch',
    'la vie de la reine et le rat de ville',
    'Die Kinder der Schule, das Haus der Frau',
    'Le chat va de la maison à la rue, le long du mur',
    // People of a lesson.
    'Victor Hugo, Charles de Gaulle et Pierre Curie',
    'Charles X règne en 1824',
    'Charles Perrault et victor hugo ont écrit',
    'Pierre Corneille, Marie Curie et Aimé Césaire',
    // What has a form of something private.
    'L’ONU est née le 24 octobre 1945',
    'Marie Curie est née le 7 novembre 1867, Neil Armstrong est né le 5 août 1930',
    'Molière, né le 15/01/1622 à Paris',
    'Nelson Mandela, date de naissance : 18 juillet 1918',
    'He is good (at) maths. She lives (at) home. It is late.',
    'We meet (at) noon. Then we eat.',
    'She is good @ maths. He is late.',
    'Look [at] me. I am here.',
    '5 cours de tennis coûtent en tout 12000 francs',
    'Pour 3 place de cinéma on paie 15000 euros',
    'Sur 25 route de montagne roulent 10000 voitures par an',
    'Dans 2 square du quartier poussent 12500 fleurs',
  ])('keeps « %s »', async text => {
    expect((await open()).hide(text)).toBe(text)
  })

  it.each([
    ['Lea a 12 billes, Lucas en a 5 de plus que Léa.', '[nom 1] a 12 billes, [nom 2] en a 5 de plus que [nom 1].'],
    ['Léa B. et Lê Nguyen, puis NGUYEN', '[nom 1]. et [nom 2], puis [nom 2]'],
    ['Si Ma et Mme Ma', '[nom 1] et Mme [nom 1]'],
    ['Aimé m’a dit que Romain et Mai ont faux', '[nom 1] m’a dit que [nom 2] et [nom 3] ont faux'],
    ['J’ai vu Lucas van der Berg, puis Berg', 'J’ai vu [nom 1], puis [nom 1]'],
    ['c’est van der berg ou lucas', 'c’est [nom 1] ou [nom 1]'],
    ['je l’ai dit à Romain, Aimé a Mai pour amie', 'je l’ai dit à [nom 1], [nom 2] a [nom 3] pour amie'],
    ['le petit Aimé, jean-baptiste poquelin', 'le petit [nom 1], jean-baptiste poquelin'],
    ['je m’appelle romain', 'je m’appelle [nom 1]'],
    ['remi, REMI et Rémi', '[nom 1], [nom 1] et [nom 1]'],
    ['rémi blanc et blanc rémi', '[nom 1] et [nom 1]'],
    ['madame roux, Mme Roux et M. Petit', 'madame [nom 1], [nom 1] et M. [nom 2]'],
    ['aimé petit et Petit Aimé', '[nom 1] et [nom 1]'],
    ['Pierre de la Roche et Romain Le Goff', '[nom 1] et [nom 2]'],
    ['florence et victor ont dit à charles', '[nom 1] et [nom 2] ont dit à [nom 3]'],
    ['lea_b12, lea2012 et lucas.vdb', '[nom 1], [nom 1] et [nom 2]'],
    ['née le 24 octobre 2012, mon frère né le 3/4/2009', 'née le [date], mon frère né le [date]'],
    ['mon anniversaire est le 3 mai', 'mon anniversaire est le [date]'],
    ['lea (at) mail.fr, lea@mail . fr, lea(at)mail(dot)fr', '[adresse], [adresse], [adresse]'],
    ['12 rue des lilas 75011 paris', '[adresse]'],
    ['5 cours Jean Jaurès, 38000 Grenoble', '[adresse]'],
    ['4 place de la République 59000.', '[adresse].'],
    ['7 impasse des roses 06000 Nice', '[adresse]'],
    ['7 impasse des roses 06000 nice', '[adresse]'],
    ['j’habite au 06000 nice', 'j’habite au [adresse]'],
  ])('hides who is in « %s »', async (text, left) => {
    expect((await open()).hide(text)).toBe(left)
  })

  it.each([
    ['Jo', 'Je m’appelle Jo, jo m’a dit', 'Je m’appelle [nom 1], jo m’a dit'],
    ['Ba', 'je suis avec Ba', 'je suis avec [nom 1]'],
    ['Jean-Luc', 'jeanluc et JEANLUC12', '[nom 1] et [nom 1]'],
    ['Zoé Vandenbrouck', 'je suis zoevandenbrouck', 'je suis [nom 1]'],
    ['Marin Petit', 'un marin petit, marin petit m’a dit', 'un marin petit, [nom 1] m’a dit'],
    ['Marc Hand', 'un marchand, le Marchand', 'un marchand, le Marchand'],
    ['Claire', 'ajoute claire2012 ou Claire_06', 'ajoute [nom 1] ou [nom 1]'],
    ['Rose', 'la rose.elle fane', 'la rose.elle fane'],
    ['Rose', 'la Rose m’embête, une rose fane', 'la [nom 1] m’embête, une rose fane'],
    ['Nina', 'nina a dit que la niña come', '[nom 1] a dit que la niña come'],
  ])('knows %s by a short name or an account', async (name, text, left) => {
    expect((await hidePersons([[name]])).hide(text)).toBe(left)
  })

  it('loses an address that a keyboard wrote with a blank', async () => {
    const { hide } = await hidePersons([])
    expect(hide('maman.dupont75@gmail. com et zoe@mail .fr')).toBe('[adresse] et [adresse]')
  })

  it('gives one who shares a first name a number of his own where the name does not tell which', async () => {
    const { hide } = await hidePersons([['Léa Martin'], ['Léa Diallo']])
    expect(hide('Léa Martin, Léa Diallo et Léa')).toBe('[nom 1], [nom 2] et [nom 3]')
  })

  it('has one number for one person in every text, and says in the answer whom it is about', async () => {
    const { hide, show } = await open()
    expect([hide('Lucas a 5 billes'), hide('Léa en a 3, lucas aussi')]).toEqual([
      '[nom 1] a 5 billes',
      '[nom 2] en a 3, [nom 1] aussi',
    ])
    const answer = { hints: ['Compte ce qu’a [nom 1].', '[Nom 2] et [nom1]'], left: null, n: 2, none: '[nom 7]' }
    expect(show('[nom 1 et nom 2], [Nom 1], [nom 7]')).toBe('Lucas et Léa, Lucas, [nom 7]')
    expect(show(answer)).toEqual({
      hints: ['Compte ce qu’a Lucas.', 'Léa et Lucas'],
      left: null,
      n: 2,
      none: '[nom 7]',
    })
  })

  it('takes nothing out of the sentences of the lessons but first names', async () => {
    const { hide, show } = await open()
    const sentences = library().packs.flatMap(({ questions, mcqs, facts }) => [
      ...questions.map(({ question }) => question),
      ...mcqs.map(({ stem }) => stem),
      ...facts.map(({ statement }) => statement),
    ])
    const changed = sentences.map(hide).filter((left, at) => left !== sentences[at])
    const hidden = new Set(
      changed.flatMap(left => left.match(/\[(?:nom \d+|date|lien|adresse|numéro|pseudo)\]/g) ?? []),
    )
    // « Petit » and « Noël » begin a sentence or are a day there.
    expect([...hidden].map(show).toSorted()).toEqual(['Ali', 'Lucas', 'Léa', 'Noël', 'Petit'])
    expect(changed.length).toBeLessThan(sentences.length / 150)
  })
})
