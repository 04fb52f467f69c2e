import { describe, expect, it } from 'vitest'
import { applyRelation } from './index.ts'

const result = (question: string) => applyRelation(question)?.explanations.at(-1)

describe('a law with a place for each number of a question', () => {
  it.each([
    ['une centrale reçoit 500 J et donne 200 J, quel est son rendement ?', '40 %'],
    ['un moteur fournit 150 J et consomme 200 J, quel rendement ?', '75 %'],
    ['ma lampe reçoit 80 J et fait 25 J de lumière, le reste part où ?', '55 J'],
    ['p(A) = 0,35, combien vaut la probabilité du contraire ?', '0,65'],
    ['OM = 5 cm, homothétie de rapport 4, OM’ ?', '20 cm'],
    ['si les longueurs sont multipliées par 3, l’aire est multipliée par combien ?', '9'],
    ['si les arêtes sont multipliées par 2, le volume est multiplié par combien ?', '8'],
    ['échelle 1 cm pour 5 N, une force de 20 N, on dessine une flèche de combien ?', '4 cm'],
    ['échelle 1 cm pour 3 N, ma flèche fait 7 cm, la force vaut combien ?', '21 N'],
    ['pile de 4,5 V, 2 lampes en série, la première a 2 V, et l’autre ?', '2,5 V'],
    ['I1 = 0,12 A et I2 = 0,25 A en dérivation, I total ?', '0,37 A'],
    ['50 g de glace qui fond, ça donne combien de grammes d’eau ?', '50 g'],
    ['un radar reçoit l’écho au bout de 0,004 s, à quelle distance est l’avion ?', '600 km'],
    ['la probabilité de faire 7 avec deux dés', '$\\frac{1}{6}$'],
    ['je lance un dé, quelle chance d’avoir un nombre plus grand que 4 ?', '$\\frac{1}{3}$'],
    ['urne avec 4 rouges et 6 bleues, je tire 2 boules avec remise, proba d’avoir 2 rouges', '$\\frac{4}{25}$'],
    ['répéter 7 fois avancer de 12, il avance de combien ?', '84'],
    ['magnitude 7 : combien de fois plus d’énergie que magnitude 5 ?', '900'],
    ['combien de neutrons avec 23 nucléons et 11 protons ?', '12 neutrons'],
    ['quelle est la fréquence pour une période de 20 ms ?', '50 Hz'],
  ])('works out « %s »', (question, answer) => {
    expect(result(question)).toBe(`**Résultat :** ${answer}`)
  })

  it.each([
    'quel est le rendement d’une centrale de 500 J ?',
    'deux résistances identiques en dérivation, 0,4 A en tout',
    'une centrale donne 200 J et reçoit 100 J, quel rendement ?',
    'deux nombres, 12 et 15, en série',
    'la probabilité de faire 13 avec deux dés',
    'je tire une boule numérotée, chance d’avoir un nombre plus grand que 4',
    'pile de 4,5 V, une lampe de 6 V en série, et l’autre ?',
  ])('leaves « %s » alone', question => {
    expect(applyRelation(question)).toBeUndefined()
  })
})
