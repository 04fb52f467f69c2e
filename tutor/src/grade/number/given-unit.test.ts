import { Solution } from '@ariane/activities/api'
import { describe, expect, it } from 'vitest'
import { gradeAnswer } from '../answer.ts'
import { grade } from '../index.ts'
import { settleAsk } from '../text/settle-ask.ts'

const ask = (value: string, unit: string | undefined, question: string, answer: string) =>
  grade({ kind: 'number', value, ...(unit && { unit }) }, answer, { question })

describe('@Q03 the unit that stands behind a number', () => {
  it.each([
    ['16', 'ans', 'Quel âge a Nora ?', '16 kg', 'incorrect'],
    ['16', 'ans', 'Quel âge a Nora ?', '16 ans', 'correct'],
    ['16', undefined, 'Combien d’élèves y a-t-il ?', '16 élèves', 'correct'],
    ['16', undefined, 'Combien d’élèves y a-t-il ?', '16 zorglubs', 'to_review'],
    ['375000', 'km', 'Quelle est la distance, en km ?', '375000', 'correct'],
    ['495', 'min', 'Combien de minutes dure le trajet ?', '495', 'correct'],
    ['495', 'min', 'Combien de temps dure le trajet ?', '495', 'partial'],
    ['495', 'min', 'Combien de secondes dure le trajet ?', '495', 'partial'],
    ['5', 'm/s', 'Calcule sa vitesse en m/s.', '5 bananes', 'to_review'],
    ['5', 'm/s', 'Calcule sa vitesse en m/s.', '5 mètres par seconde', 'correct'],
    ['2/3', undefined, 'Simplifie la fraction.', '2/3 m', 'to_review'],
    ['1793', undefined, 'En quelle année ?', 'en 1793, le 21 janvier', 'correct'],
  ])('%s %s: « %s » answered « %s » is %s', (value, unit, question, answer, verdict) => {
    expect(ask(value, unit, question, answer).verdict).toBe(verdict)
  })

  it('is asked about where it is unknown, and is at most partly right after the reply', () => {
    const found = ask('12.4', '€', 'Combien paie-t-il ?', '12,40 balles')
    expect(found.verdict).toBe('to_review')
    expect(found.ask?.text).toContain('12,40 balles')
    expect(found.ask?.options.find(({ text }) => text === '€')?.verdict).toBe('partial')
    expect(found.ask?.options.some(({ verdict }) => verdict === 'correct')).toBe(false)
  })
})

describe('@Q03 a unit that the question names', () => {
  it.each([
    ['5.8', 'cm', 'Calculez la longueur de sa diagonale, arrondie au dixième de centimètre.', '5,8'],
    ['450', 'dm²', 'Convertissez 4,5 m² en dm².', '450'],
    ['2', 'min', 'En combien de minutes l’atteint-elle ?', '2'],
    ['750', 'mL', 'Combien cela fait-il de millilitres ?', '750'],
    ['50', '%', 'De quel pourcentage augmente-t-elle ?', '50'],
    ['2574467', 'm³', 'Calculez en mètres cubes le volume de la pyramide.', '2 574 467'],
    ['51', '°', 'Calculez l’angle en S, arrondi au degré.', '51'],
    ['51', '°', 'Calculez l’angle en S, au degré près.', '51'],
    ['36', 'km/h', 'Donnez sa vitesse en kilomètres par heure.', '36'],
    ['2.4', '€', 'Combien coûte un carnet, arrondi au centième d’euro ?', '2,40'],
    ['10', 'cm', 'L’unité est le centimètre. Calculez la longueur AF.', '10'],
    ['7', 'cm', 'Complétez : AB = … cm.', '7'],
  ])('%s %s: « %s » takes %s alone', (value, unit, question, answer) => {
    expect(ask(value, unit, question, answer)).toMatchObject({ verdict: 'correct' })
  })

  it.each([
    ['5.8', 'cm', 'Calculez sa diagonale, arrondie au dixième de centimètre.', '58 mm', 'correct'],
    ['5.8', 'cm', 'Calculez sa diagonale, arrondie au dixième de centimètre.', '5,8 m', 'incorrect'],
    ['5.8', 'cm', 'Calculez sa diagonale, arrondie au dixième de centimètre.', '5,8 cm²', 'incorrect'],
    ['450', 'dm²', 'Convertissez 4,5 m² en dm².', '450 dm', 'incorrect'],
  ])('%s %s: « %s » answered « %s » is %s all the same', (value, unit, question, answer, verdict) => {
    expect(ask(value, unit, question, answer).verdict).toBe(verdict)
  })
})

describe('@Q03 a unit that the question does not name', () => {
  it.each([
    ['12', 'cm', 'DE = 9 cm. Calculez EF.', '12', ['cm', 'cm²', 'cm³']],
    ['54', 'cm²', 'Un triangle a une base de 12 cm. Calculez son aire.', '54', ['cm', 'cm²', 'cm³']],
    ['6', 'm/s', 'Un drone parcourt 90 m en 15 s. Calculez sa vitesse moyenne.', '6', ['kg', 'm', 'm/s']],
    ['60', 'N', 'Un cartable a une masse de 6 kg. Quel est son poids ?', '60', ['kg', 'm', 'N']],
  ])('%s %s: « %s » answered %s is asked for', (value, unit, question, answer, options) => {
    const found = ask(value, unit, question, answer)
    expect(found.verdict).toBe('partial')
    expect(found.ask?.options.map(({ text }) => text)).toEqual(options)
    const settled = (verdict: string) =>
      settleAsk(found, found.ask?.options.findIndex(one => one.verdict === verdict) ?? -1).verdict
    expect([settled('correct'), settled('incorrect')]).toEqual(['correct', 'incorrect'])
  })

  it('is asked for before a short answer is graded, and the reply decides', () => {
    const question = 'DE = 9 cm. Calculez EF.'
    const solution = Solution.parse({
      engine: 'writing',
      expected: { kind: 'number', value: '12', unit: 'cm' },
      model: '12 cm',
      lang: 'fr',
      question,
    })
    const answer = { engine: 'writing' as const, text: '12' }
    expect(gradeAnswer(solution, answer)?.askedBack?.options).toEqual(['cm', 'cm²', 'cm³'])
    expect(gradeAnswer(solution, answer, 'cm')).toMatchObject({ correct: true, score: 1 })
    expect(gradeAnswer(solution, answer, 'cm²')).toMatchObject({ correct: false, score: 0 })
  })
})

describe('@Q03 a rounded result', () => {
  it.each([
    ['3,3', 'correct'],
    ['3,4', 'incorrect'],
  ])('of 10/3 that is asked for: %s is %s', (answer, verdict) => {
    expect(ask('10/3', undefined, 'Arrondis 10 ÷ 3 au dixième.', answer).verdict).toBe(verdict)
  })

  it('with more places than were asked for is partly right', () => {
    expect(ask('3.3', undefined, 'Arrondis 10 ÷ 3 au dixième.', '3,33').verdict).toBe('partial')
  })
})

describe('@Q03 something counted that the question names', () => {
  it.each([
    ['25', '%', 'Quel pourcentage des élèves vient en bus ?', '25 élèves'],
    ['15', 'L', 'Combien de litres contiennent 3 seaux ?', '15 seaux'],
    ['1600', 'm', 'Quelle distance, en mètres, fait-il en 4 tours ?', '1600 tours'],
    ['6', '€', 'Combien d’euros coûtent 3 cahiers ?', 'il faut 6 cahiers'],
  ])('is no %s %s: « %s » answered « %s »', (value, unit, question, answer) => {
    expect(ask(value, unit, question, answer).verdict).toBe('incorrect')
  })

  it.each([
    ['25', '%', 'Quel pourcentage des élèves vient en bus ?', '25 % des élèves'],
    ['15', 'L', 'Combien de litres contiennent 3 seaux ?', '15 litres dans les seaux'],
    ['1600', 'm', 'Quelle distance, en mètres, fait-il en 4 tours ?', '1600 m en quatre tours'],
    ['6', '€', 'Combien d’euros coûtent 3 cahiers ?', '6 euros les cahiers'],
    ['12', undefined, 'Combien d’élèves restent ?', '12 élèves'],
  ])('may stand beside %s %s: « %s » answered « %s »', (value, unit, question, answer) => {
    expect(ask(value, unit, question, answer).verdict).toBe('correct')
  })
})

describe('@Q03 a sign of money between euros and cents', () => {
  it.each([
    ['4.5', '4€50'],
    ['12.5', '12€50'],
    ['7.05', '7 €05'],
    ['3.2', '3€ 20'],
    ['4.5', '€4,50'],
  ])('%s is « %s »', (value, answer) => {
    expect(ask(value, '€', 'Combien Léa rend-elle ?', answer).verdict).toBe('correct')
  })

  it.each([
    ['4.5', '4€05'],
    ['450', '4€50'],
  ])('%s is not « %s »', (value, answer) => {
    expect(ask(value, '€', 'Combien Léa rend-elle ?', answer).verdict).toBe('incorrect')
  })
})
