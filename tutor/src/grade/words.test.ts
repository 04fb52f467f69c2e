import { describe, expect, it } from 'vitest'
import { type Expected, type Grade, grade, type Setting } from './index.ts'
import { gradeVerdict, type Row, text } from './testing/expected.ts'

describe('free words', () => {
  const sun = text(['> terre tourne autour soleil'])
  const nature = text(['protéger planète', 'préserver environnement', 'respecter nature'])
  it.each([
    [sun, 'La Terre tourne autour du Soleil.', 'correct'],
    [sun, 'Le Soleil tourne autour de la Terre.', 'to_review'],
    [nature, 'On doit protéger la planète.', 'correct'],
    [nature, 'Il ne faut pas protéger la planète.', 'to_review'],
    [text(['triangle rectangle en A']), 'le rectangle en A', 'to_review'],
    [text(['de la', 'il est']), 'il est de la', 'to_review'],
    [text(['plus petit']), 'Il est plus grand, pas plus petit.', 'to_review'],
    [text(['pas de date', 'sans date']), 'On n’a pas de date.', 'correct'],
    [text(['pas de date', 'sans date']), 'On a une date.', 'to_review'],
    [text(['reste liquide']), 'Elle ne gèle pas, elle reste liquide.', 'correct'],
    [text(['baleine mammifère']), 'Non, la baleine est un mammifère.', 'correct'],
    [text(['masse conserve']), 'La masse ne change pas car elle se conserve.', 'correct'],
    [text(['baleine mammifère']), 'Non, la baleine n’est pas un mammifère.', 'to_review'],
    [text(['eau ruisselle']), 'L’eau ne s’infiltre pas alors elle ruisselle.', 'correct'],
    [text(['terre plus proche soleil']), 'Ce n’est pas parce que la Terre est plus proche du Soleil.', 'to_review'],
    [text(['terre plus proche']), 'Non, pas parce que la Terre est plus proche.', 'to_review'],
    [text(['terre plus proche']), 'Pas parce que la Terre est plus proche.', 'to_review'],
    [text(['masse conserve']), 'La masse ne change pas parce qu’elle se conserve.', 'correct'],
    [text(['plant de maïs', 'champ de maïs']), 'Un champ de maïs, mais sec.', 'correct'],
    [text(['1789']), '1789 ou 1799', 'to_review'],
    [text(['COD', 'complément objet direct']), 'COD ou COI', 'to_review'],
    [text(['COD', 'complément objet direct']), 'C’est un COI.', 'to_review'],
    [text(['législatif'], ['exécutif']), 'le pouvoir législatif', 'partial'],
    // Two letters that changed places are one slip.
    [text(['volcan']), 'un volacn', 'correct'],
    [text(['photosynthèse']), 'zut', 'to_review'],
  ] satisfies Row[])('%j answered « %s » is %s', (expected, answer, verdict) => {
    expect(gradeVerdict(expected, answer)).toBe(verdict)
  })

  it('that only repeat the question are no answer', () => {
    const question = 'Pourquoi la séparation des pouvoirs protège-t-elle les libertés ?'
    expect(grade(text(['libertés']), 'La séparation des pouvoirs protège les libertés.', { question })).toMatchObject({
      verdict: 'incorrect',
      feedback: /repris la question/,
    })
  })

  it('name the misconception that they show, and are wrong only when nothing in them is right', () => {
    const expected: Expected = {
      kind: 'text',
      ideas: [{ label: 'il a des plumes', anyOf: ['plumes'] }],
      misconceptions: [{ match: 'pond œufs', feedback: 'D’autres animaux pondent des œufs.' }],
    }
    expect(grade(expected, 'Il pond des œufs.')).toMatchObject({ verdict: 'incorrect', feedback: /D’autres animaux/ })
    expect(gradeVerdict(expected, 'Il a des plumes et il pond des œufs.')).toBe('partial')
  })

  it('in an essay are never right or wrong, but counted', () => {
    const essay: Expected = { kind: 'free', criteria: ['un exemple', 'une conclusion'], minWords: 5 }
    expect(grade(essay, 'Trop court.')).toMatchObject({
      verdict: 'to_review',
      feedback: /2 mots : on en attend au moins 5/,
    })
    expect(grade(essay, 'Un deux trois quatre cinq six.').parts).toHaveLength(2)
  })
})

describe('words that have to be exact', () => {
  const exact = (...accepted: string[]): Expected => ({ kind: 'exact', accepted })
  it.each([
    [exact('filtration'), 'c’est la filtration', {}, 'correct'],
    [exact('filtration'), 'ce n’est pas la filtration', {}, 'to_review'],
    [exact('filtration'), 'décantation', {}, 'incorrect'],
    [exact('filtration'), 'filtrasion', {}, 'partial'],
    [
      exact('11 novembre 1918'),
      'L’armistice est signé le 11 novembre 1918.',
      { question: 'Quand l’armistice est-il signé ?' },
      'correct',
    ],
    [exact('11 novembre 1918'), '11 novembre 1919', {}, 'incorrect'],
    [exact('1789'), '1789 ou 1799', {}, 'to_review'],
    [exact('newspaper'), 'a newspaper', { lang: 'en' }, 'correct'],
    [exact('newspaper'), 'an newspaper', { lang: 'en' }, 'incorrect'],
    [exact('Yes, he is.'), 'Yes, he’s.', { lang: 'en' }, 'incorrect'],
    [exact('Yes, I have.'), 'yes I’ve', { lang: 'en' }, 'incorrect'],
    [exact('No, he isn’t.'), 'No, he’s not.', { lang: 'en' }, 'correct'],
    [exact('I am tired.'), 'I’m tired', { lang: 'en' }, 'correct'],
    [exact('took'), 'to took', { lang: 'en', question: 'Donne le prétérit de « take ».' }, 'to_review'],
    [exact('took'), 'a took', { lang: 'en', question: 'Donne le prétérit de « take ».' }, 'to_review'],
    [exact('took'), 'the took', { lang: 'en', question: 'Donne le prétérit de « take ».' }, 'to_review'],
    [exact('children'), 'a children', { lang: 'en', question: 'Écris au pluriel : « child ».' }, 'to_review'],
    [exact('thinner'), 'the thinner', { lang: 'en', question: 'Donne le comparatif de « thin ».' }, 'to_review'],
    [exact('homesick'), 'a homesick', { lang: 'en', question: 'Quel adjectif veut dire nostalgique ?' }, 'to_review'],
    [exact('slowly'), 'a slowly', { lang: 'en', question: 'Donne l’adverbe de « slow ».' }, 'to_review'],
    [exact('newspaper'), 'to newspaper', { lang: 'en' }, 'to_review'],
    [exact('to wait'), 'a wait', { lang: 'en' }, 'to_review'],
    [exact('to wait'), 'wait', { lang: 'en' }, 'correct'],
    [exact('horse'), 'an horse', { lang: 'en' }, 'incorrect'],
    [exact('los libros'), 'libros', { lang: 'es', question: 'Mets au pluriel : « el libro ».' }, 'to_review'],
    [exact('el libro'), 'libro', { lang: 'es', question: 'Donne le genre de « libro » par son article.' }, 'incorrect'],
    [exact('el libro'), 'libro', { lang: 'es', question: 'Écris le nom et son déterminant.' }, 'incorrect'],
    [exact('Hund'), 'hund', { lang: 'de' }, 'partial'],
    [exact('Hund'), 'Hund', { lang: 'de' }, 'correct'],
    [exact('der Bär', 'Bär'), 'bär', { lang: 'de' }, 'partial'],
    [exact('der Bär', 'Bär'), 'der bär', { lang: 'de' }, 'partial'],
    [exact('die Hexe'), 'hexe', { lang: 'de' }, 'partial'],
    [exact('die Hexe'), 'Hexe', { lang: 'de' }, 'correct'],
    [exact('neuen'), 'Neuen', { lang: 'de' }, 'correct'],
    [exact('Hilf!', 'hilf'), 'hilf', { lang: 'de' }, 'correct'],
    [exact('el lobo'), 'lobo', { lang: 'es' }, 'correct'],
    [exact('el lobo'), 'la lobo', { lang: 'es' }, 'incorrect'],
    [exact('lobo'), 'el lobo', { lang: 'es' }, 'to_review'],
    [exact('die Hexe'), 'Hexe', { lang: 'de', question: 'Écris avec son article : « la sorcière ».' }, 'incorrect'],
    [exact('football'), 'the football', { lang: 'en', question: 'Complète : He plays …' }, 'incorrect'],
    [exact('tinrent'), 'tinrents', { spelling: true }, 'partial'],
    [exact('took'), 'taked', { lang: 'en' }, 'incorrect'],
    [exact("She doesn't like carrots."), 'She does not like carrots', { lang: 'en' }, 'correct'],
    [exact("She doesn't like carrots."), 'She don’t like carrots', { lang: 'en' }, 'to_review'],
    [exact('zwölf'), 'zwolf', { lang: 'de' }, 'partial'],
    [exact('Das ist mein Vater.'), 'das ist mein Vater', { lang: 'de' }, 'correct'],
    [exact('Das ist mein Vater.'), 'Das ist mein vater.', { lang: 'de', given: 'Das ist meine Vater.' }, 'partial'],
    [exact('¿Cuántos años tienes?'), 'Cuántos años tienes', { lang: 'es' }, 'partial'],
    [
      exact('She goes to school by bike.'),
      'She go to school by bike.',
      { lang: 'en', given: 'She go to school by bike.' },
      'incorrect',
    ],
  ] satisfies [Expected, string, Setting, Grade['verdict']][])(
    '%j answered « %s » (%j) are %s',
    (expected, answer, setting, verdict) => {
      expect(gradeVerdict(expected, answer, setting)).toBe(verdict)
    },
  )

  it('leave a translation that is not in the list to the reader', () => {
    const hello: Expected = { kind: 'translation', accepted: ['I get up at seven.'] }
    expect(gradeVerdict(hello, 'I get up at 7', { lang: 'en' })).toBe('correct')
    expect(gradeVerdict(hello, 'I wake up at seven', { lang: 'en' })).toBe('to_review')
    expect(gradeVerdict(hello, 'At seven I get up', { lang: 'en' })).toBe('partial')
  })
})

describe('a verb form', () => {
  const verb = (name: string, tense: string, person: number): Expected => ({
    kind: 'conjugation',
    verb: name,
    tense,
    person,
  })
  it.each([
    [verb('connaître', 'PRESENT', 2), 'il connait', 'correct'],
    [verb('aller', 'PASSE_COMPOSE', 2), 'elle est allée', 'correct'],
    [verb('aller', 'PASSE_COMPOSE', 2), 'elle est allé', 'incorrect'],
    [verb('se lever', 'PRESENT', 3), 'nous nous levons', 'correct'],
    [verb('manger', 'IMPARFAIT', 0), 'je mangeais', 'correct'],
    [verb('manger', 'IMPARFAIT', 0), 'je mangais', 'incorrect'],
    [verb('aimer', 'PRESENT', 0), 'j’aime', 'correct'],
    [verb('manger', 'PASSE_COMPOSE', 0), 'j’ai mange', 'incorrect'],
    [verb('répéter', 'FUTUR', 1), 'tu repeteras', 'partial'],
    [verb('finir', 'IMPARFAIT', 3), 'vous finissions', 'incorrect'],
    [verb('zzzir', 'PRESENT', 0), 'je zzzis', 'to_review'],
  ] satisfies Row[])('%j answered « %s » is %s', (expected, answer, verdict) => {
    expect(gradeVerdict(expected, answer)).toBe(verdict)
  })
})

describe('a dictation', () => {
  const dictation: Expected = { kind: 'dictation', text: 'Les enfants étaient partis à la plage, où ils ont mangé.' }
  const errors = (answer: string) => grade(dictation, answer).parts?.flatMap(({ note }) => note ?? [])

  it.each([
    ['Les enfants étaient parti à la plage, où ils ont mangé.', ['accord']],
    ['Les enfants étaient partis a la plage, ou ils ont mangé.', ['homophone', 'homophone']],
    ['Les enfants étaient partis à la plaje, où ils ont mangé.', ['orthographe']],
    ['Les enfants étaient partis à la plage où ils ont mange.', ['ponctuation', 'accent']],
    ['Les enfants partis à la plage, où ils ont ils mangé.', ['manquant', 'en trop']],
    ['les enfants etaient partis à la plage, où ils on mangé.', ['majuscule', 'accent', 'homophone']],
  ])('« %s » has the errors %j', (answer, kinds) => {
    expect(errors(answer)).toEqual(kinds)
  })

  it('is right with other quotation marks and apostrophes, and partly right with few errors', () => {
    const quoted: Expected = { kind: 'dictation', text: 'L’agneau dit : « Sire, j’ai faim. »' }
    expect(gradeVerdict(quoted, 'L\'agneau dit : "Sire, j\'ai faim."')).toBe('correct')
    expect(gradeVerdict(dictation, 'Les enfants étaient parti à la plage, où ils ont mangé.')).toBe('partial')
    expect(gradeVerdict(dictation, 'Bonjour')).toBe('incorrect')
  })
})

it.each([
  ['I’d go', 'I would go', 'correct'],
  ["She'd gone home.", 'She had gone home.', 'correct'],
  ["They'd play football", 'They would play football', 'correct'],
  ['I’d went', 'I would go', 'incorrect'],
  ["He'd go", 'He had gone', 'incorrect'],
])('« %s » where « %s » is asked is %s', (answer, accepted, verdict) => {
  expect(grade({ kind: 'exact', accepted: [accepted] }, answer, { lang: 'en' }).verdict).toBe(verdict)
})
